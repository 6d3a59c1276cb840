import styles from './calm-line.module.css';

interface Props {
  parts: readonly (string | { text: string; url: string })[];
}

/** Names a number to ring, quietly: there may be no danger. */
export function CalmLine({ parts }: Props) {
  return (
    <p className={styles.line}>
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
