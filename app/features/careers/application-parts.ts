/**
 * Where the application's dialog is. A step of its own: what the dialog consists of is a long list, which the job's
 * page need not carry until somebody reaches for the button.
 */
export const loadDialog = () =>
  import('./application-dialog.tsx').then(({ ApplicationDialog }) => ApplicationDialog);
