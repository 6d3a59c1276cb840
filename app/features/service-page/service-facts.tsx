import styles from './service-facts.module.css';

interface Props {
  title?: string;
  items: readonly string[];
  mark: 'yes' | 'no' | 'plain';
}

export function FactList({ title, items, mark }: Props) {
  return (
    <div className={styles.facts}>
      {title && <h2>{title}</h2>}
      <ul className={styles.list} data-mark={mark}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
