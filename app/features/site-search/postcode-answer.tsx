import { postcodeCheckText } from '#content/postcode-outcomes.yaml';
import { waitlistText } from '#content/waitlist.yaml';
import { likelyPostcode, parsePostcode } from '#domain/postcodes/postcode.ts';
import { describeOutcome, type PostcodeOutcome, resultActions } from '#domain/postcodes/postcode-outcome.ts';
import { fill } from '#domain/text/fill.ts';
import styles from './postcode-answer.module.css';

/** The postcode that is searched for, or the one that was meant; null for words. */
export function postcodeIn(query: string): string | null {
  const parsed = parsePostcode(query);
  if (parsed.kind === 'ok') return parsed.postcode;
  // Without a digit it is a word: `choose` has the shape of CH0 0SE.
  return (/\d/.test(query) && likelyPostcode(query)) || null;
}

interface Props {
  postcode: string;
  outcome: PostcodeOutcome;
  onLeave?: () => void;
}

/** "Do we come to SO14 7LY?", in the words of the postcode check. */
export function PostcodeAnswer({ postcode, outcome, onLeave }: Props) {
  const { title, message, notes = [], subMessage } = describeOutcome(outcome);
  return (
    <div className={styles.answer}>
      <h2>{fill(postcodeCheckText.asked, { postcode })}</h2>
      <p className={styles.message}>
        <strong>{title}</strong>
      </p>
      {[message, ...notes, subMessage].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul className={styles.ways}>
        {waysOn(outcome).map(({ label, to }) => (
          <li key={to}>
            <a href={to} onClick={onLeave}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function waysOn(outcome: PostcodeOutcome) {
  const meant = 'meant' in outcome && outcome.meant;
  return [
    ...(meant
      ? [
          {
            label: fill(postcodeCheckText.meant, { postcode: meant }),
            to: `/search?${new URLSearchParams({ q: meant })}`,
          },
        ]
      : []),
    ...(outcome.kind === 'not-served' ? [{ label: waitlistText.title, to: '/area-notice' }] : []),
    ...resultActions(outcome),
  ];
}
