import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import styles from './field.module.css';

const plain = new Intl.NumberFormat('en-GB');
const characters = (count: number) => `${plain.format(count)} ${count === 1 ? 'character' : 'characters'}`;

function countWords(length: number, limit: number) {
  if (length === 0) return `You can write up to ${characters(limit)}`;
  return length > limit
    ? `You have ${characters(length - limit)} too many`
    : `You have ${characters(limit - length)} left`;
}

type Props = { id: string | undefined; length: number; limit: number };

/** Says how much room is left: at once for the eye, and when typing pauses for screen readers. */
export function CharacterCount({ id, length, limit }: Props) {
  const words = countWords(length, limit);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (length === 0) return;
    const pause = setTimeout(setSpoken, 1000, words);
    return () => clearTimeout(pause);
  }, [length, words]);
  return (
    <>
      <p id={id} className={styles.count} data-over={length > limit || undefined}>
        {words}
      </p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}
