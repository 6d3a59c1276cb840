import styles from './form-frame.module.css';

const NUMBER = /(?<![\w£+])(\+?\d(?: ?\d){8,13}|999|111)(?!\w)/;

/** A text whose telephone numbers are links, each in one line. */
export function WithNumbers({ text }: { text: string }) {
  return text.split(NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`tel:${part.replaceAll(' ', '')}`} className={styles.number}>
        {part}
      </a>
    ),
  );
}
