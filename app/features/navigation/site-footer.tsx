import { Keyboard } from 'lucide';
import { brand } from '#content/brand.yaml';
import { navigationTexts, smallPrint } from '#content/navigation.yaml';
import { companyLine } from '#domain/company/company.ts';
import type { FooterMenuGroup } from '#domain/pages/menus.ts';
import { footerMenu } from '#domain/pages/menus.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import { buttonClass } from '~/design-system/button/button.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { Ratings } from '~/design-system/ratings/ratings.tsx';
import { FooterProvider } from './footer-provider.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-scheme="dark">
      <div className={styles.columns}>
        <FooterProvider />
        <nav aria-label={navigationTexts.footerLabel} className={styles.links}>
          {footerMenu.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </nav>
      </div>
      <RegistrationNote />
      <p className={styles.company}>{companyLine}</p>
      <div className={styles.last}>
        <p>© {brand.legalName}</p>
        <a href={smallPrint.path}>{smallPrint.text}</a>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' }, styles.shortcuts)}
          data-shortcut-target="shortcuts"
          data-opens="shortcuts-panel"
        >
          <Icon of={Keyboard} />
          {navigationTexts.shortcutsButton}
        </button>
      </div>
    </footer>
  );
}

/** On a phone a long list is folded: the menu at the head of the page has it too. */
function FooterGroup({ title, items, folded }: FooterMenuGroup) {
  const list = (
    <ul className={styles.list}>
      {items.map(({ text, path }) => (
        <li key={path}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <h2>{title}</h2>
      {folded ? (
        <details>
          <summary className={styles.summary}>{title}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}

function RegistrationNote() {
  const { mark, short, explanation, startNotice, link, ratings } = registration;
  return (
    <div className={styles.note}>
      {mark && <p className={styles.mark}>{mark}</p>}
      <Ratings ratings={ratings} posters />
      <p>{short}</p>
      <details className={styles.more}>
        <summary>{navigationTexts.registrationMore}</summary>
        <div className={styles.explanation}>
          {explanation.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {startNotice && (
            <p>
              <a href={startNotice.path}>{startNotice.text}</a>
            </p>
          )}
          <p>
            <a href={link.url}>{link.text}</a>
          </p>
        </div>
      </details>
    </div>
  );
}
