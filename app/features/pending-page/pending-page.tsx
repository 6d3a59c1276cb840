import { useNavigation } from 'react-router';
import { classNames } from '~/design-system/class-names.ts';
import spinner from '~/design-system/spinner/spinner.module.css';
import styles from './pending-page.module.css';
import { pendingWords } from './pending-words.ts';

/** Says that the next page is on its way; what is shown stays until it is there. */
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
