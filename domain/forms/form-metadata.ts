/** Fields that every form carries beside what the visitor fills in. */
export const formFields = {
  /** The one-time key (a UUID) made when the form is shown: the same key with the same words is one submission. */
  key: 'formKey',
  /** When the form was shown, in milliseconds since 1970. */
  shownAt: 'shownAt',
  /** Hidden from people; what is in it was filled in by a machine. */
  honeypot: 'officeFax',
} as const;

/** What a form says of itself, as it was sent: unchecked, cut to a length that can be looked at. */
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
