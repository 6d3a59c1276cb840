import { ChevronDown, Search, X } from 'lucide';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { contactButton, headerMenu, type MenuItem, navigationTexts } from '#content/navigation.ts';
import { buttonClass } from '~/design-system/button/button.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { currentState } from './current-page.ts';
import { PhoneAndHours } from './phone-and-hours.tsx';
import styles from './site-menu.module.css';

export const menuId = 'site-menu';

/** On narrow screens a popover, which opens and closes without any script. */
export function SiteMenu() {
  return (
    <nav id={menuId} popover="auto" className={styles.menu} aria-label={navigationTexts.mainLabel}>
      <div className={styles.head}>
        <span aria-hidden="true">{navigationTexts.openMenu}</span>
        <button
          type="button"
          className={styles.close}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={navigationTexts.closeMenu}
        >
          <Icon of={X} />
        </button>
      </div>
      <ul className={styles.links}>
        {headerMenu.map((item) => (
          <li key={item.text} className={styles.item}>
            {item.path ? <MenuLink to={item.path}>{item.text}</MenuLink> : <Submenu {...item} />}
          </li>
        ))}
        <li className={styles.search}>
          <MenuLink to={navigationTexts.searchPath} shortcut="site-search">
            <Icon of={Search} />
            <span>{navigationTexts.searchLink}</span>
          </MenuLink>
        </li>
      </ul>
      <div className={styles.foot}>
        <MenuLink to={contactButton.path} className={buttonClass({ wide: true })}>
          {contactButton.text}
        </MenuLink>
        <PhoneAndHours full />
      </div>
    </nav>
  );
}

function Submenu({ text, subItems = [] }: MenuItem) {
  const listId = `${menuId}-${text.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <>
      <button type="button" aria-controls={listId}>
        {text}
        <Icon of={ChevronDown} className={styles.arrow} />
      </button>
      <ul id={listId} className={styles.list}>
        {subItems.map((item) => (
          <li key={item.text}>{item.path && <MenuLink to={item.path}>{item.text}</MenuLink>}</li>
        ))}
      </ul>
    </>
  );
}

interface LinkProps {
  to: string;
  className?: string;
  shortcut?: string;
  children: ReactNode;
}

export function MenuLink({ to, shortcut, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      {...rest}
      href={to}
      aria-current={currentState(to, pathname)}
      data-shortcut-target={shortcut}
      data-opens={shortcut}
    />
  );
}
