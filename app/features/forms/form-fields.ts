/** Fields that every form carries beside what the visitor fills in. */
export const formFields = {
  /** The one-time key (a UUID) made when the form is shown: the same key with the same words is one submission. */
  key: 'formKey',
  /** When the form was shown, in milliseconds since 1970. */
  shownAt: 'shownAt',
  /** Hidden from people; what is in it was filled in by a machine. */
  trap: 'officeFax',
} as const;

/** Where a form came from: the fields it carries beside what the visitor fills in. */
export interface FormOrigin {
  key: string;
  shownAt: string;
  trap: string;
}

export function readFormOrigin(fields: Record<string, unknown>): FormOrigin {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].slice(0, 100) : '');
  return { key: text(formFields.key), shownAt: text(formFields.shownAt), trap: text(formFields.trap) };
}
