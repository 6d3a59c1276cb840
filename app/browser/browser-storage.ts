import type { StoredInBrowser } from '#domain/statements/privacy.ts';

/** A text in `localStorage` (this device) or `sessionStorage` (this tab). */
export interface StoredText {
  key: string;
  read(): string | null;
  write(text: string | null): void;
}

/**
 * For event handlers and effects: if storage is full or forbidden, the text lasts as long as the page.
 * @param name stands in the privacy notice: `content/browser-storage.yaml`
 * @param part tells texts of one name apart
 */
export function browserStorage<Area extends 'localStorage' | 'sessionStorage'>(
  area: Area,
  name: keyof StoredInBrowser[Area] & string,
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
