import type { ReactNode } from 'react';
import { openingSentence } from '#domain/office-hours/opening.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import {
  type OutcomeDescription,
  type PostcodeOutcome,
  resultActions,
} from '#domain/postcodes/postcode-outcome.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import styles from './outcome-view.module.css';

interface Props {
  id?: string;
  outcome: PostcodeOutcome;
  description: OutcomeDescription;
  onLeave?: () => void;
  children?: ReactNode;
}

/** The answer to a postcode check: the same words in the dialog and on the page without scripting. */
export function OutcomeView({ id, outcome, description, onLeave, children }: Props) {
  const { tone, message, subMessage, notes = [], postcode } = description;
  const actions = resultActions(outcome);
  return (
    <div className={styles.outcome} data-tone={tone}>
      <OutcomeIcon tone={tone} />
      <div id={id} className={styles.words}>
        {postcode && <p className={styles.postcode}>{postcode}</p>}
        <p className={styles.message}>{message}</p>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <p className={styles.detail}>{subMessage}</p>
      </div>
      {children}
      <div className={styles.actions}>
        {actions.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'} onClick={onLeave}>
            {label}
          </ButtonLink>
        ))}
      </div>
      {actions.length > 0 && (
        <p className={styles.ring}>
          {officeLine.call} <a href={officeLine.url}>{officeLine.display}</a>{' '}
          <span>{openingSentence(new Date(), OFFICE_TIMETABLE)}</span>
        </p>
      )}
    </div>
  );
}

const drawings: Record<OutcomeDescription['tone'], string> = {
  success: 'M17 33.5 27.5 44 48 22',
  soon: 'M32 18v15l10 6',
  error: 'M32 18v18M32 45.5v.5',
};

function OutcomeIcon({ tone }: { tone: OutcomeDescription['tone'] }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.fold}
        d="M28 0h36v36a28 28 0 0 1-28 28H28A28 28 0 0 1 0 36v-8A28 28 0 0 1 28 0Z"
      />
      <path className={styles.sign} d={drawings[tone]} />
    </svg>
  );
}
