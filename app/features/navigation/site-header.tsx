import { HeaderMarkup } from './header-markup.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <HeaderMarkup />
    </header>
  );
}
