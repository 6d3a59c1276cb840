import { browserStorage } from '~/browser-storage.ts';

/** What is filled in and chosen, by the name of the field. */
export type FormFields = Record<string, string | File>;

/** Where a form keeps what is filled in until it is sent. The server, which many visitors share, must not write here. */
export interface Draft {
  read: () => FormFields;
  keep: (fields: FormFields) => void;
  drop: () => void;
}

/** A reload must not lose what was typed; closing the tab forgets it. */
export function tabDraft(form: string): Draft {
  const stored = browserStorage('sessionStorage', `draft:${form}`);
  return {
    read() {
      const fields: unknown = JSON.parse(stored.read() ?? '{}');
      return typeof fields === 'object' && fields !== null ? (fields as FormFields) : {};
    },
    keep: (fields) => stored.write(JSON.stringify(fields)),
    drop: () => stored.write(null),
  };
}

const visitDrafts = new Map<string, FormFields>();

/** Files too, but in memory and nowhere else: a reload forgets it. */
export function visitDraft(form: string): Draft {
  return {
    read: () => visitDrafts.get(form) ?? {},
    keep: (fields) => visitDrafts.set(form, fields),
    drop: () => visitDrafts.delete(form),
  };
}
