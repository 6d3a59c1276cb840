import styles from './job-facts.module.css';
import type { JobFact } from './job-views.ts';

/** What decides whether the job suits, readable at a glance. */
export function JobFacts({ facts }: { facts: readonly JobFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, value }) => (
        <div key={name} className={styles.fact} data-fact={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
