import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

interface Props {
  above: readonly { label: string; to: string }[];
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
