export const formFields = {
  key: 'formKey',
  /** Milliseconds from when the page was opened to when the form was sent, by the visitor's own stopwatch. */
  elapsed: 'elapsed',
  honeypot: 'officeFax',
  /** Names the field out of which the visitor has asked to take what cannot be seen. */
  takeOut: 'takeOut',
} as const;

export type FormMetadata = Record<'key' | 'elapsed' | 'honeypot', string>;

const MAX_LENGTH = 100;

export function readFormMetadata(fields: Record<string, unknown>): FormMetadata {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].slice(0, MAX_LENGTH) : '');
  return {
    key: text(formFields.key),
    elapsed: text(formFields.elapsed),
    honeypot: text(formFields.honeypot),
  };
}
