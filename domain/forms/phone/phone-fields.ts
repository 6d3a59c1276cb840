import type { FormErrors } from '../check-form.ts';

export const PHONE_FIELDS: readonly string[] = ['phone', 'contactNumber'];

/** Fields whose numbers are asked about; an event's contact number has no rules. */
export const ASKED_FIELDS = ['phone', 'speakTo'] as const;

/** The hidden field that names the number asked about: a changed one is asked about again. */
export const askedField = (name: string) => `asked-${name}`;

/** The hidden fields of a form that comes back with errors: what was refused for another reason stays refused. */
export function askedFields(
  fields: Readonly<Record<string, unknown>>,
  errors: FormErrors,
): Record<string, string> {
  const names = ASKED_FIELDS.filter((name) => errors[name]);
  return Object.fromEntries(names.map((name) => [askedField(name), String(fields[name])]));
}
