import styles from './help-numbers.module.css';

interface Props {
  label: string;
  parts: readonly (string | { text: string; url: string })[];
}

/** Numbers to ring that are always there. */
export function HelpNumbers({ label, parts }: Props) {
  const group = { role: 'group', 'aria-label': label };
  return (
    <p className={styles.numbers} {...group}>
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.url} href={part.url}>
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
