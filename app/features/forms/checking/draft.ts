import { browserStorage } from '~/browser/browser-storage.ts';

export type FormFields = Record<string, string | File>;

/** A reload, a link and the back button must not lose what was typed; closing the tab forgets it. */
export interface Draft {
  /** The storage key; the page carries it, so that a draft is restored as soon as the page is loaded. */
  key: string;
  /** Files by their names: no page may fill them in again. */
  read: () => Record<string, string>;
  keep: (fields: FormFields) => void;
  drop: () => void;
}

export function tabDraft(form: string): Draft {
  const stored = browserStorage('sessionStorage', 'draft', form);
  return {
    key: stored.key,
    read: () => JSON.parse(stored.read() ?? '{}'),
    keep: (fields) =>
      stored.write(
        JSON.stringify(fields, (_, value: unknown) => (value instanceof File ? value.name : value)),
      ),
    drop: () => stored.write(null),
  };
}
