import { pendingPages } from '#content/pending-pages.ts';
import { classNames } from '~/design-system/class-names.ts';
import spinner from '~/design-system/spinner/spinner.module.css';
import styles from './pending-page.module.css';

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
