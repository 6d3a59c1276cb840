import { communicationNeeds } from '#content/communication-needs.yaml';
import { frameText } from '#content/forms.yaml';
import type { FormValues } from '#domain/forms/form-result.ts';
import { needsInWords } from '#domain/forms/needs-in-words.ts';
import styles from './sent-copy.module.css';
import { WithNumbers } from './with-numbers.tsx';

interface Props {
  /** By the names of the fields, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  values: FormValues;
  discreet?: boolean | undefined;
}

/** A copy of what was sent, to be read again and printed until the thanks are left. */
export function SentCopy({ labels, values, discreet }: Props) {
  if (discreet)
    return (
      <p>
        <WithNumbers text={frameText.noCopy} />
      </p>
    );
  const sent = [
    ...Object.entries(labels).map(([field, label]) => [label, values[field]]),
    ...needsInWords(values),
    [communicationNeeds.consent.label, values.needsConsent && communicationNeeds.answers.yes],
  ].filter(([, value]) => value);
  if (sent.length === 0) return null;
  return (
    <details className={styles.copy}>
      <summary>{frameText.copy}</summary>
      <dl>
        {sent.map(([label, value]) => (
          <div key={label}>
            <dt>{label?.replace(frameText.optional, '')}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
