import { useId } from 'react';
import { Button } from '~/design-system/button/button.tsx';
import styles from './sending-progress.module.css';

interface Props {
  sent: number;
  onCancel: () => void;
  words: { title: string; arrived: string; cancel: string };
}

export function SendingProgress({ sent, onCancel, words }: Props) {
  const id = useId();
  const percent = Math.floor(sent * 100);
  return (
    <div className={styles.sending}>
      <p id={id} role="status" className={styles.title}>
        {percent < 100 ? words.title : words.arrived}
      </p>
      <span className={styles.percent} aria-hidden="true">
        {percent} %
      </span>
      <progress className={styles.bar} aria-labelledby={id} max={100} value={percent} />
      <Button variant="secondary" size="small" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
