import { breadcrumbExamples } from '~/design-system/breadcrumb/breadcrumb.examples.tsx';
import { buttonExamples } from '~/design-system/button/button.examples.tsx';
import { cardExamples } from '~/design-system/card/card.examples.tsx';
import { classNames } from '~/design-system/class-names.ts';
import { dialogExamples } from '~/design-system/dialog/dialog.examples.tsx';
import { disclosureExamples } from '~/design-system/disclosure/disclosure.examples.tsx';
import { errorSummaryExamples } from '~/design-system/error-summary/error-summary.examples.tsx';
import { fieldExamples } from '~/design-system/field/field.examples.tsx';
import { helpLinesExamples } from '~/design-system/help-lines/help-lines.examples.tsx';
import { heroExamples } from '~/design-system/hero/hero.examples.tsx';
import { iconExamples } from '~/design-system/icon/icon.examples.tsx';
import { logoExamples } from '~/design-system/logo/logo.examples.tsx';
import { noticeExamples } from '~/design-system/notice/notice.examples.tsx';
import { panelExamples } from '~/design-system/panel/panel.examples.tsx';
import { proseExamples } from '~/design-system/prose/prose.examples.tsx';
import { revealExamples } from '~/design-system/reveal/reveal.examples.tsx';
import { sectionExamples } from '~/design-system/section/section.examples.tsx';
import { spinnerExamples } from '~/design-system/spinner/spinner.examples.tsx';
import { starsExamples } from '~/design-system/stars/stars.examples.tsx';
import { tableExamples } from '~/design-system/table/table.examples.tsx';
import { tabsExamples } from '~/design-system/tabs/tabs.examples.tsx';
import { tagExamples } from '~/design-system/tag/tag.examples.tsx';
import { textLinkExamples } from '~/design-system/text-link/text-link.examples.tsx';
import styles from './gallery.module.css';

const gallery = [
  logoExamples,
  buttonExamples,
  textLinkExamples,
  iconExamples,
  tagExamples,
  starsExamples,
  spinnerExamples,
  breadcrumbExamples,
  noticeExamples,
  helpLinesExamples,
  fieldExamples,
  errorSummaryExamples,
  cardExamples,
  disclosureExamples,
  tabsExamples,
  dialogExamples,
  tableExamples,
  proseExamples,
  revealExamples,
  panelExamples,
  sectionExamples,
  heroExamples,
];

/** Parts made for the whole width are shown one under the other, the others side by side. */
const wide = new Set(['Card', 'Panel', 'Section', 'Hero']);
const schemes = ['light', 'dark'] as const;

export const meta = () => [{ title: 'Gallery' }, { name: 'robots', content: 'noindex' }];

/** Every part with its examples, in both colour schemes; registered in development only. */
export default function Gallery() {
  return (
    <main id="main" tabIndex={-1}>
      {gallery.map(({ part, examples }) => (
        <section key={part} aria-label={part}>
          <h2 className={styles.part}>{part}</h2>
          {examples.map(({ name, element }) => (
            <div key={name} className={classNames(styles.pair, wide.has(part) && styles.wide)}>
              {schemes.map((scheme) => (
                <div
                  key={scheme}
                  className={styles.column}
                  data-scheme={scheme}
                  data-example={`${part}: ${name}`}
                >
                  <p className={styles.name}>{name}</p>
                  {element}
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
