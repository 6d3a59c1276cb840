import styles from './calm-line.module.css';

interface Props {
  parts: readonly (string | { text: string; url: string })[];
  /** Names it as a group of numbers that is always there. */
  label?: string;
}

/** Names a number to ring, quietly: there may be no danger. */
export function CalmLine({ parts, label }: Props) {
  const attributes =
    label === undefined
      ? { className: styles.line }
      : { className: styles.numbers, role: 'group', 'aria-label': label };
  return (
    <p {...attributes}>
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
