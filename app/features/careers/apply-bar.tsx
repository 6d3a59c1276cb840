import { ButtonLink } from '~/design-system/button/button-link.tsx';
import styles from './apply-bar.module.css';

interface Props {
  /** The page with the same form as the dialog, for those without scripts. */
  path: string;
  salary: string | null;
  words: string;
}

export function ApplyBar({ path, salary, words }: Props) {
  return (
    <div className={styles.bar}>
      {salary && <p className={styles.pay}>{salary}</p>}
      <ButtonLink to={path} wide data-opens="application-dialog">
        {words}
      </ButtonLink>
    </div>
  );
}
