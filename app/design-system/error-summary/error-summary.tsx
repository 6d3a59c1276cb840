import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { takeFocus } from '../take-focus.ts';
import styles from './error-summary.module.css';

interface Props {
  title: string;
  errors: readonly { field: string; message: string }[];
  attempt?: number;
}

/** Scrolls to the label: a browser would put the bare control at the very top. */
function showField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  const fold = control.closest('details');
  if (fold) fold.open = true;
  const words =
    control.closest('fieldset')?.querySelector('legend') ??
    document.querySelector(`label[for="${control.id}"]`);
  (words ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}

export function ErrorSummary({ title, errors, attempt = 1 }: Props) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const titleId = `${id}-title`;
  const listId = `${id}-list`;
  useEffect(() => {
    if (attempt > 0) takeFocus(box.current);
  }, [attempt]);
  return (
    // Said as it takes the focus, in order; Orca says the parts of an alert in any order.
    <section
      ref={box}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={listId}
    >
      <h2 id={titleId}>{title}</h2>
      <ul id={listId}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={showField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
