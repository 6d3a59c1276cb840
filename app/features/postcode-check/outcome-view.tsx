import type { FormEvent, ReactNode } from 'react';
import { postcodeCheckText } from '#content/postcode-outcomes.yaml';
import type { CoverageArea } from '#domain/content/area/coverage.ts';
import { openingSentence } from '#domain/office-hours/office-hours.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import {
  type OutcomeDescription,
  type PostcodeOutcome,
  resultActions,
} from '#domain/postcodes/postcode-outcome.ts';
import { fill } from '#domain/text/fill.ts';
import { Button } from '~/design-system/button/button.tsx';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import styles from './outcome-view.module.css';

interface Props {
  id?: string;
  outcome: PostcodeOutcome;
  description: OutcomeDescription;
  area: CoverageArea;
  onLeave?: () => void;
  checkInstead?: (postcode: string) => void;
  children?: ReactNode;
}

/** The answer to a postcode check: the same words in the dialog and on the page without scripting. */
export function OutcomeView(props: Props) {
  const { id, outcome, description, area, onLeave, checkInstead, children } = props;
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
      {'meant' in outcome && outcome.meant && (
        <Meant postcode={outcome.meant} area={area} check={checkInstead} />
      )}
      {children && <div>{children}</div>}
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
          <span>{openingSentence(new Date())}</span>
        </p>
      )}
    </div>
  );
}

interface MeantProps {
  postcode: string;
  area: CoverageArea;
  check: Props['checkInstead'];
}

/** A form, so that it works without scripting. */
function Meant({ postcode, area, check }: MeantProps) {
  const submit = (event: FormEvent) => {
    if (!check) return;
    event.preventDefault();
    check(postcode);
  };
  return (
    <form action="/postcode-check" method="post" className={styles.actions} onSubmit={submit}>
      <input type="hidden" name="area" value={area} />
      <Button type="submit" name="postcode" value={postcode}>
        {fill(postcodeCheckText.meant, { postcode })}
      </Button>
    </form>
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
