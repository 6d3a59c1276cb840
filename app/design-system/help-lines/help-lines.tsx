import { Phone, ShieldAlert } from 'lucide';
import { Fragment, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './help-lines.module.css';

interface Props {
  title: string;
  text: string;
  lines: readonly { label: string; display: string; url: string; note: string }[];
  safety?: { question: string; leave: { text: string; url: string } };
}

/** An address of the web is no word. */
const brokenAtDots = (display: string) =>
  display.split(/(?=\.)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The number to ring comes before the words: in large text little more fits a phone. */
export function HelpLines({ title, text, lines, safety }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <Icon of={ShieldAlert} />
        {title}
      </p>
      {safety && (
        <p>
          {safety.question}{' '}
          <a href={safety.leave.url} data-leave="" className={styles.leave}>
            {safety.leave.text}
          </a>
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map(({ label, display, url, note }) => (
          <li key={label}>
            <a href={url} rel="noopener" className={styles.line}>
              {url.startsWith('tel:') && <Icon of={Phone} />}
              <span>{label}</span> <strong>{brokenAtDots(display)}</strong>
            </a>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
      <p>{text}</p>
    </section>
  );
}
