import { ChevronDown } from 'lucide';
import type { MenuItem } from '#domain/pages/menus.ts';
import { Icon } from '~/design-system/icon/icon.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './submenu.module.css';

export function Submenu({ text, subItems = [], id, pathname }: MenuItem & { id: string; pathname: string }) {
  const listId = `${id}-${text.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <>
      <button type="button" aria-controls={listId}>
        {text}
        <Icon of={ChevronDown} className={styles.arrow} />
      </button>
      <ul id={listId} className={styles.list}>
        {subItems.map((item) => (
          <li key={item.text}>
            {item.path && (
              <MenuLink to={item.path} pathname={pathname}>
                {item.text}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
