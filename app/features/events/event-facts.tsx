import styles from './event-facts.module.css';

interface Props {
  labels: { date: string; time: string; place: string };
  when: { date: string; time: string; location: string };
}

export function EventFacts({ labels, when }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.date}</dt>
        <dd>{when.date}</dd>
      </div>
      <div>
        <dt>{labels.time}</dt>
        <dd>{when.time}</dd>
      </div>
      <div>
        <dt>{labels.place}</dt>
        <dd>{when.location}</dd>
      </div>
    </dl>
  );
}
