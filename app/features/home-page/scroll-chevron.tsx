import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';
import styles from './scroll-chevron.module.css';

/** Bounces until the page has been scrolled, or three times. */
export function ScrollChevron({ to, label }: { to: string; label: string }) {
  return (
    <a href={to} className={styles.chevron} data-chevron>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d="m5 9 7 7 7-7" />
      </svg>
    </a>
  );
}
