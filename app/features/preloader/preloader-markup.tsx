import { brand } from '#content/brand.ts';
import { Logo } from '~/design-system/logo/logo.tsx';
import { Spinner } from '~/design-system/spinner/spinner.tsx';
import styles from './preloader-markup.module.css';

export function PreloaderMarkup() {
  return (
    <div className={styles.preloader} aria-hidden="true">
      <Logo name={brand.name} size="large" />
      <Spinner quiet />
    </div>
  );
}
