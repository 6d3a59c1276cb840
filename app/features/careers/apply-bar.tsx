import type { FormEvent } from 'react';
import { Button } from '~/design-system/button/button.tsx';
import styles from './apply-bar.module.css';

interface Props {
  /** The page with the same form, for those without scripts. */
  path: string;
  salary: string | null;
  words: string;
  /** Called when the button is about to be pressed. */
  prepare: () => void;
  /** Opens the application; rejects where it cannot. */
  show: () => Promise<void>;
}

/** The way to apply, within thumb's reach. */
export function ApplyBar({ path, salary, words, prepare, show }: Props) {
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    show().catch(() => form.submit());
  };
  return (
    <form
      action={path}
      onSubmit={open}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      className={styles.bar}
    >
      {salary && <p className={styles.pay}>{salary}</p>}
      <Button type="submit" wide>
        {words}
      </Button>
    </form>
  );
}
