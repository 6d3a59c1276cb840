import { FooterMarkup } from './footer-markup.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-scheme="dark">
      <FooterMarkup />
    </footer>
  );
}
