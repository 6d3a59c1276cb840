import { formFields } from '#domain/forms/form-metadata.ts';
import type { FormValues } from '#domain/forms/form-result.ts';

/** The form's fields in its order, as errors name them. */
export const applicationFields = ['role', 'name', 'email', 'phone', 'experience', 'message', 'cv'] as const;
export type ApplicationField = (typeof applicationFields)[number];

const untyped: string[] = ['cv', ...Object.values(formFields)];

/** What is typed and chosen, without the file and the fields that no visitor sees. */
export function typedValues(form: HTMLFormElement): FormValues {
  const texts = [...new FormData(form)].filter(([name]) => !untyped.includes(name));
  return Object.fromEntries(texts) as FormValues;
}
