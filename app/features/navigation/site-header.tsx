import { Menu } from 'lucide';
import { brand } from '#content/brand.yaml';
import { contactButton, navigationTexts } from '#content/navigation.yaml';
import { sign } from '#content/sign.yaml';
import { buttonClass } from '~/design-system/button/button.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { Logo } from '~/design-system/logo/logo.tsx';
import { MenuLink } from './menu-link.tsx';
import { PhoneAndHours } from './phone-and-hours.tsx';
import styles from './site-header.module.css';
import { menuId, SiteMenu } from './site-menu.tsx';

export function SiteHeader({ pathname }: { pathname: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MenuLink to="/" pathname={pathname} className={styles.home}>
          <Logo sign={sign} name={brand.name} />
        </MenuLink>
        <SiteMenu pathname={pathname} />
        <PhoneAndHours />
        <MenuLink
          to={contactButton.path}
          pathname={pathname}
          className={buttonClass({ size: 'small' }, styles.contact)}
        >
          {contactButton.text}
        </MenuLink>
        <button type="button" className={styles.burger} popoverTarget={menuId}>
          <Icon of={Menu} />
          <span>{navigationTexts.openMenu}</span>
        </button>
      </div>
    </header>
  );
}
