export const formFields = {
  /** Idempotency key, a UUID made when the form is shown. */
  key: 'formKey',
  /** Milliseconds since 1970. */
  shownAt: 'shownAt',
  honeypot: 'officeFax',
} as const;

export type FormMetadata = Record<keyof typeof formFields, string>;

const MAX_LENGTH = 100;

export function readFormMetadata(fields: Record<string, unknown>): FormMetadata {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].slice(0, MAX_LENGTH) : '');
  return {
    key: text(formFields.key),
    shownAt: text(formFields.shownAt),
    honeypot: text(formFields.honeypot),
  };
}
