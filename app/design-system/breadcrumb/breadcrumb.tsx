import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

interface Props {
  /** The pages above this one, the home page first. */
  above: readonly { label: string; to: string }[];
  /** This page, where its title does not stand right below. */
  current?: string;
}

export function Breadcrumb({ above, current }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {above.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
