import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { openingSentence, type Timetable } from '#domain/office-hours/opening.ts';
import { button } from '~/design-system/button/button.module.css';
import { hidden } from '~/design-system/hidden/visually-hidden.module.css';
import { icon } from '~/design-system/icon/icon.module.css';
import { logo } from '~/design-system/logo/logo.module.css';
import { ServerMarkup } from '~/server-markup.tsx';
import { markCurrentPage } from './current-page.ts';
import { useFollowLinks } from './follow-links.ts';
import { bar } from './header-markup.module.css';
import { enableMenu } from './menu.ts';
import { call } from './phone-and-hours.module.css';
import { header as headerClass } from './site-header.module.css';
import { menu as menuClass } from './site-menu.module.css';

const styles = [bar, button, call, hidden, icon, logo, menuClass];
const HeaderMarkup = import.meta.env.SSR ? (await import('./header-markup.tsx')).HeaderMarkup : null;

export function SiteHeader() {
  const location = useLocation();
  const header = useRef<HTMLElement>(null);
  useFollowLinks(header);

  useEffect(() => (header.current ? keepHoursRight(header.current) : undefined), []);
  useEffect(() => {
    const menu = header.current?.querySelector('nav');
    if (!header.current || !menu) return;
    markCurrentPage(header.current, location.pathname);
    return enableMenu(menu);
  }, [location]);

  return (
    <header ref={header} className={headerClass}>
      <ServerMarkup id="site-header" styles={styles}>
        {HeaderMarkup && <HeaderMarkup />}
      </ServerMarkup>
    </header>
  );
}

const HALF_MINUTE_MS = 30_000;

/** Prerendered pages hold the hours for any time; this writes what they mean now. */
function keepHoursRight(part: Element): () => void {
  const write = () => {
    for (const hours of part.querySelectorAll<HTMLElement>('[data-opening-hours]')) {
      const timetable: Timetable = JSON.parse(hours.dataset.openingHours ?? '');
      const sentence = openingSentence(new Date(), timetable);
      if (hours.textContent !== sentence) hours.textContent = sentence;
    }
  };
  write();
  const clock = setInterval(write, HALF_MINUTE_MS);
  return () => clearInterval(clock);
}
