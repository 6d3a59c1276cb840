import { browserStorage } from '~/browser/browser-storage.ts';

export function enableKeptDraft(): void {
  const note = document.querySelector<HTMLElement>('[data-kept-draft]');
  if (!note) return;
  const draft = browserStorage('sessionStorage', 'draft', note.dataset.keptDraft ?? '');
  const look = () => {
    note.hidden = draft.read() === null;
  };
  look();
  // The dialog closes, or the page comes back from the back/forward cache.
  for (const event of ['close', 'pageshow']) addEventListener(event, look, { capture: true });
}
