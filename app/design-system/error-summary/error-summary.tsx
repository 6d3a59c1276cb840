import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { takeFocus } from '../take-focus.ts';
import styles from './error-summary.module.css';

interface Props {
  title: string;
  errors: readonly { field: string; message: string }[];
  attempt?: number;
}

function followLink(event: MouseEvent<HTMLAnchorElement>) {
  if (showField(event.currentTarget.hash.slice(1))) event.preventDefault();
}

/** Scrolls to the label: a browser would put the bare control at the very top. */
export function showField(id: string): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  const fold = control.closest('details');
  if (fold) fold.open = true;
  const words =
    control.closest('fieldset')?.querySelector('legend') ??
    document.querySelector(`label[for="${control.id}"]`);
  (words ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
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
            <a href={`#${field}`} onClick={followLink}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
