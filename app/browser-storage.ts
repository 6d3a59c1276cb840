/** One text that the browser keeps: in `localStorage` on this device, in `sessionStorage` until the tab is closed. */
export interface StoredText {
  read(): string | null;
  /** Null forgets it. */
  write(text: string | null): void;
}

/**
 * The text under a key. If storage is full or forbidden, it is kept for as long as the page lasts.
 * It is to be used by event handlers and effects only: a server, which many visitors share, must keep nothing.
 */
export function browserStorage(area: 'localStorage' | 'sessionStorage', key: string): StoredText {
  let forThisPage: string | null = null;
  return {
    read() {
      try {
        return forThisPage ?? window[area].getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      forThisPage = null;
      try {
        if (text === null) window[area].removeItem(key);
        else window[area].setItem(key, text);
      } catch {
        forThisPage = text;
      }
    },
  };
}
