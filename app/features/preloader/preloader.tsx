import { brand } from '#content/brand.yaml';
import { sign } from '#content/sign.yaml';
import { Logo } from '~/design-system/logo/logo.tsx';
import { Spinner } from '~/design-system/spinner/spinner.tsx';
import styles from './preloader.module.css';

/** Covers the page until it is marked as loaded, or for two seconds. */
export function Preloader() {
  return (
    <div id="preloader" className={styles.preloader} aria-hidden="true">
      <Logo sign={sign} name={brand.name} size="large" />
      {/* Without styles its words would stand there for ever. */}
      <Spinner quiet label="" />
    </div>
  );
}
