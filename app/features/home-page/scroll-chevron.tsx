import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import styles from './scroll-chevron.module.css';

const THRESHOLD_PX = 80;

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Bounces until the page has been scrolled. */
export function ScrollChevron({ to }: { to: string }) {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
  return (
    <Link
      to={to}
      className={styles.chevron}
      data-scrolled={scrolled || undefined}
      aria-label="Go to our services"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="m5 9 7 7 7-7" />
      </svg>
    </Link>
  );
}
