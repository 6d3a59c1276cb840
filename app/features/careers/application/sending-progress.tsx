import { useEffect, useId, useState } from 'react';
import { Button } from '~/design-system/button/button.tsx';
import styles from './sending-progress.module.css';

interface Props {
  sent: number;
  onCancel: () => void;
  words: { title: string; still: string; arrived: string; cancel: string };
}

const STILL_AFTER_MS = 8000;

function useStandsStill(sent: number): boolean {
  const [still, setStill] = useState<number | null>(null);
  useEffect(() => {
    const wait = setTimeout(setStill, STILL_AFTER_MS, sent);
    return () => clearTimeout(wait);
  }, [sent]);
  return still === sent;
}

export function SendingProgress({ sent, onCancel, words }: Props) {
  const id = useId();
  const percent = Math.floor(sent * 100);
  const still = useStandsStill(sent);
  return (
    <div className={styles.sending}>
      <p id={id} role="status" className={styles.title}>
        {percent < 100 || still ? words.title : words.arrived}
        {still && ` ${words.still}`}
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
