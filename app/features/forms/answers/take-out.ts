import { formFields } from '#domain/forms/form-metadata.ts';
import type { FormValues } from '#domain/forms/form-result.ts';
import { visibleText } from '#domain/text/normalise-text.ts';

/** Takes out of a field what cannot be seen, if its sender has pressed the button that asks for it. */
export function takeOutInvisible(fields: FormValues): FormValues {
  const { [formFields.takeOut]: name = '', ...others } = fields;
  const text = others[name];
  return typeof text === 'string' ? { ...others, [name]: visibleText(text) } : others;
}
