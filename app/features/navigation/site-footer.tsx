import { useRef } from 'react';
import { button } from '~/design-system/button/button.module.css';
import { icon } from '~/design-system/icon/icon.module.css';
import { logo } from '~/design-system/logo/logo.module.css';
import { ServerMarkup } from '~/server-markup.tsx';
import { useFollowLinks } from './follow-links.ts';
import { rows } from './footer-markup.module.css';
import { footer } from './site-footer.module.css';
import { row } from './social-links.module.css';

const styles = [button, icon, logo, row, rows];
const FooterMarkup = import.meta.env.SSR ? (await import('./footer-markup.tsx')).FooterMarkup : null;

export function SiteFooter() {
  const part = useRef<HTMLElement>(null);
  useFollowLinks(part);
  return (
    <footer ref={part} className={footer} data-scheme="dark">
      <ServerMarkup id="site-footer" styles={styles}>
        {FooterMarkup && <FooterMarkup />}
      </ServerMarkup>
    </footer>
  );
}
