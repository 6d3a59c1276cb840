const place = 'shortcuts';
/** For a device that remembers nothing: it holds until the page is loaded anew. */
let forThisPage: string | null = null;

/** Whether the visitor lets the site act on keys; on until turned off. */
export function shortcutsAreOn(): boolean {
  try {
    return (localStorage.getItem(place) ?? forThisPage) !== 'off';
  } catch {
    return forThisPage !== 'off';
  }
}

export function turnShortcuts(on: boolean): void {
  forThisPage = on ? 'on' : 'off';
  try {
    localStorage.setItem(place, forThisPage);
  } catch {
    // Storage is full or forbidden: the page's own memory has to do.
  }
}
