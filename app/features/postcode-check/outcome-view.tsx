import type { ReactNode } from 'react';
import {
  type OutcomeDescription,
  type PostcodeOutcome,
  resultActions,
} from '#domain/postcodes/postcode-outcome.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { OutcomeIcon } from './outcome-icon.tsx';
import styles from './outcome-view.module.css';

interface Props {
  outcome: PostcodeOutcome;
  description: OutcomeDescription;
  /** Called when the visitor goes on to another page. */
  onLeave?: () => void;
  children?: ReactNode;
}

/** The answer to a postcode check: the same words in the dialog and on the page without scripting. */
export function OutcomeView({ outcome, description, onLeave, children }: Props) {
  const { tone, message, subMessage, postcode } = description;
  return (
    <div className={styles.outcome} data-tone={tone}>
      <OutcomeIcon tone={tone} />
      {postcode && <p className={styles.postcode}>{postcode}</p>}
      <p className={styles.message}>{message}</p>
      <p className={styles.detail}>{subMessage}</p>
      {children}
      <div className={styles.actions}>
        {resultActions(outcome.kind).map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'} onClick={onLeave}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
