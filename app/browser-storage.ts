/** A text in `localStorage` (this device) or `sessionStorage` (this tab). */
export interface StoredText {
  read(): string | null;
  write(text: string | null): void;
}

/** For event handlers and effects: if storage is full or forbidden, the text is kept as long as the page lasts. */
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
