import { useNavigation } from 'react-router';
import { classNames } from '~/design-system/class-names.ts';
import spinner from '~/design-system/spinner/spinner.module.css';
import styles from './pending-jobs.module.css';

/** Says that the next jobs are on their way; what is shown stays until they are there. */
export function PendingJobs({ list, job }: { list: string; job: string }) {
  const path = useNavigation().location?.pathname;
  if (!path?.startsWith('/careers')) return null;
  return (
    <p role="status" className={classNames(spinner.spinner, styles.pending)}>
      <span className={spinner.fold} />
      {path === '/careers' ? list : job}
    </p>
  );
}
