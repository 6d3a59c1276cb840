import { ButtonLink } from '~/design-system/button/button-link.tsx';
import styles from './apply-bar.module.css';

interface Props {
  /** The page with the same form as the dialog, for those without scripts. */
  path: string;
  salary: string | null;
  words: { apply: string; kept: string };
  draftName: string;
}

export function ApplyBar({ path, salary, words, draftName }: Props) {
  return (
    <div className={styles.bar}>
      {salary && <p className={styles.pay}>{salary}</p>}
      <ButtonLink to={path} wide data-opens="application-dialog">
        <span>
          {`${words.apply} `}
          <span className={styles.kept} data-kept-draft={draftName} hidden>
            {words.kept}
          </span>
        </span>
      </ButtonLink>
    </div>
  );
}
