import { type ReactNode, useState } from 'react';

/** The dialog's script comes when it may be needed, not with the page. */
const loadDialog = async () => (await import('./application-dialog.tsx')).ApplicationDialog;

type ApplicationDialog = Awaited<ReturnType<typeof loadDialog>>;

/** The application of a job's page. */
export function useApplicationDialog() {
  const [dialog, setDialog] = useState<{ Dialog: ApplicationDialog; visit: number } | null>(null);
  const [done, setDone] = useState<ReactNode>(null);
  return {
    /** Null until it was opened once; `visit` counts how often. */
    dialog,
    /** What takes the job's place once the application has arrived. */
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
