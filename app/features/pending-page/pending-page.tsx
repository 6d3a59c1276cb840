import { careers } from '#content/careers.yaml';
import { jobPageText } from '#content/job-page.yaml';
import { labels } from '#content/labels.yaml';
import { classNames } from '~/design-system/class-names.ts';
import spinner from '~/design-system/spinner/spinner.module.css';
import styles from './pending-page.module.css';

/** Shown while a page loads: the first whose path the page's own begins with. */
const pendingPages = [
  { below: '/careers/', words: jobPageText.loading },
  { below: '/careers', words: careers.loading },
  { below: '/', words: labels.loading },
];

export function PendingPage() {
  return (
    <div role="status">
      {pendingPages.map(({ below, words }) => (
        <p key={below} data-pending={below} className={classNames(spinner.spinner, styles.pending)} hidden>
          <span className={spinner.fold} />
          {words}
        </p>
      ))}
    </div>
  );
}
