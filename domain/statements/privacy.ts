import type { storedInBrowser } from '#content/browser-storage.yaml';
import type { recipients } from '#content/recipients.yaml';

export type RecipientId = keyof typeof recipients;

/** All that the site keeps in a browser, by where and under which name: a new one needs its sentence in the notice. */
export type StoredInBrowser = typeof storedInBrowser;
