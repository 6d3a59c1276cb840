import { labels } from '#content/labels.yaml';
import styles from './breadcrumb.module.css';

interface Props {
  above: readonly { label: string; to: string }[];
  current?: string;
}

export function Breadcrumb({ above, current }: Props) {
  return (
    <nav aria-label={labels.breadcrumb}>
      <ol className={styles.list}>
        {above.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
