import { browserStorage } from '~/browser/browser-storage.ts';

/** Says at the button that an application was begun, and that nothing of it is lost. */
export function enableKeptDraft(): void {
  const note = document.querySelector<HTMLElement>('[data-kept-draft]');
  if (!note) return;
  const draft = browserStorage('sessionStorage', 'draft', note.dataset.keptDraft ?? '');
  const look = () => {
    note.hidden = draft.read() === null;
  };
  look();
  // The dialog with the form, and a page that comes back from the browser's memory.
  for (const event of ['close', 'pageshow']) addEventListener(event, look, { capture: true });
}
