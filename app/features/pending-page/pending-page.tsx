import { useNavigation } from 'react-router';
import { classNames } from '~/design-system/class-names.ts';
import spinner from '~/design-system/spinner/spinner.module.css';
import styles from './pending-page.module.css';

/** What is shown stays until the next page is there. */
export function PendingPage() {
  const path = useNavigation().location?.pathname;
  if (path === undefined) return null;
  return (
    <p role="status" className={classNames(spinner.spinner, styles.pending)}>
      <span className={spinner.fold} />
      {pendingWords(path)}
    </p>
  );
}

function pendingWords(path: string): string {
  if (path === '/careers') return 'Loading job openings...';
  return path.startsWith('/careers/') ? 'Loading job details...' : 'Loading...';
}
