import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '~/design-system/button/button.tsx';
import styles from './apply-bar.module.css';

interface Props {
  /** The page with the same form, for those without scripts. */
  path: string;
  salary: string | null;
  words: string;
  onPrepare: () => void;
  /** Opens the application; rejects where it cannot. */
  onShow: () => Promise<void>;
}

export function ApplyBar({ path, salary, words, onPrepare, onShow }: Props) {
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    onShow().catch(() => form.submit());
  };
  return (
    <form
      action={path}
      onSubmit={open}
      onPointerEnter={onPrepare}
      onPointerDown={onPrepare}
      onFocus={onPrepare}
      className={styles.bar}
    >
      {salary && <p className={styles.pay}>{salary}</p>}
      <Button type="submit" wide>
        {words}
      </Button>
    </form>
  );
}

/** The dialog's script comes when it may be needed, not with the page. */
const loadDialog = async () => (await import('./application-dialog.tsx')).ApplicationDialog;

type ApplicationDialog = Awaited<ReturnType<typeof loadDialog>>;

export function useApplicationDialog() {
  const [dialog, setDialog] = useState<{ Dialog: ApplicationDialog; visit: number } | null>(null);
  const [done, setDone] = useState<ReactNode>(null);
  return {
    /** Null until it was opened once; `visit` counts how often. */
    dialog,
    done,
    finish: setDone,
    prepare: () => {
      // Only to have it sooner: a failure shows when it is opened.
      loadDialog().catch(() => {});
    },
    /** Rejects where the script cannot be had. */
    show: async () => {
      const Dialog = await loadDialog();
      setDialog((before) => ({ Dialog, visit: (before?.visit ?? 0) + 1 }));
    },
  };
}
