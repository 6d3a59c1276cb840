import type { ButtonLook } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { OpeningHours } from './opening-hours.tsx';
import styles from './telephone.module.css';

export interface TelephoneWords {
  display: string;
  url: string;
  hours: string;
  hoursNow: string;
  call: string;
  /** `when` has places for day and time, which `now` fills. */
  callBack: { text: string; when: string; now: string; path: string };
}

/** By day the number to ring; while the office is closed a call at its next opening, with the number below it. */
export function Telephone({ words, variant }: { words: TelephoneWords; variant?: ButtonLook['variant'] }) {
  const { display, url, hours, hoursNow, call, callBack } = words;
  return (
    <div className={styles.telephone}>
      <ButtonLink to={url} variant={variant} className={styles.byDay}>
        {call} {display}
      </ButtonLink>
      <ButtonLink to={callBack.path} variant={variant} className={styles.byNight}>
        <span>
          {callBack.text} <span data-next-calls={callBack.when}>{callBack.now}</span>
        </span>
      </ButtonLink>
      <p className={styles.line}>
        <OpeningHours week={hours} now={hoursNow} />{' '}
        <a href={url} className={styles.byNight}>
          {display}
        </a>
      </p>
    </div>
  );
}
