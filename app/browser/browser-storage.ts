import type { StorageKey, storedInBrowser } from '#content/browser-storage.ts';

/** A text in `localStorage` (this device) or `sessionStorage` (this tab). */
export interface StoredText {
  key: string;
  read(): string | null;
  write(text: string | null): void;
}

/**
 * For event handlers and effects: if storage is full or forbidden, the text lasts as long as the page.
 * @param name stands in the privacy notice: `storedInBrowser`
 * @param part tells texts of one name apart
 */
export function browserStorage<Key extends StorageKey>(
  area: (typeof storedInBrowser)[Key]['area'] & ('localStorage' | 'sessionStorage'),
  name: Key,
  part?: string,
): StoredText {
  const key = part === undefined ? name : `${name}:${part}`;
  let forThisPage: string | null = null;
  return {
    key,
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
