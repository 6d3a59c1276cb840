import { browserStorage } from '~/browser/browser-storage.ts';

/** What is filled in and chosen, by the name of the field. */
export type FormFields = Record<string, string | File>;

/** A reload, a link and the back button must not lose what was typed; closing the tab forgets it. */
export interface Draft {
  /** Where it is kept: by this a page knows that there is one, and gives it back as soon as it is loaded. */
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
