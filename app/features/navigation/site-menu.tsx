import { Search, X } from 'lucide';
import { assistant } from '#content/assistant.yaml';
import { contactButton, navigationTexts } from '#content/navigation.yaml';
import { headerMenu, phoneMenu } from '#domain/pages/menus.ts';
import { buttonClass } from '~/design-system/button/button.tsx';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { classNames } from '~/design-system/class-names.ts';
import { Icon } from '~/design-system/icon/icon.tsx';
import { MenuLink } from './menu-link.tsx';
import { PhoneAndHours } from './phone-and-hours.tsx';
import styles from './site-menu.module.css';
import { Submenu } from './submenu.tsx';

export const menuId = 'site-menu';

/** On narrow screens a popover, which opens and closes without any script. */
export function SiteMenu({ pathname }: { pathname: string }) {
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
            {item.path ? (
              <MenuLink to={item.path} pathname={pathname}>
                {item.text}
              </MenuLink>
            ) : (
              <Submenu {...item} id={menuId} pathname={pathname} />
            )}
          </li>
        ))}
        {phoneMenu.map(({ text, path }) => (
          <li key={text} className={classNames(styles.item, styles.sheet)}>
            <MenuLink to={path} pathname={pathname}>
              {text}
            </MenuLink>
          </li>
        ))}
        <li className={styles.search}>
          <MenuLink to="/search" pathname={pathname} opens="site-search">
            <Icon of={Search} />
            <span>{navigationTexts.searchLink}</span>
          </MenuLink>
        </li>
      </ul>
      <div className={styles.foot}>
        <MenuLink to={contactButton.path} pathname={pathname} className={buttonClass({})}>
          {contactButton.text}
        </MenuLink>
        {/* Always there: its button makes way for words. */}
        <ButtonLink
          to={contactButton.path}
          variant="secondary"
          data-opens="chat"
          data-pending-label={assistant.opening}
        >
          {assistant.toggle}
        </ButtonLink>
        <PhoneAndHours full />
      </div>
    </nav>
  );
}
