import { brand } from '#content/brand.ts';
import { Logo } from '~/design-system/logo/logo.tsx';
import { Spinner } from '~/design-system/spinner/spinner.tsx';
import styles from './preloader.module.css';

/** Gone at the load event or after two seconds, whichever comes first: the page's first script says so, and the style sheet if it cannot. */
export function Preloader() {
  return (
    <div className={styles.preloader} aria-hidden="true">
      <Logo name={brand.name} size="large" />
      <Spinner quiet />
    </div>
  );
}
