import type { FormValues } from '#domain/forms/form-result.ts';
import { browserStorage } from '~/browser-storage.ts';

/** A reload must not lose what was typed; closing the tab forgets it. */
const storedDraft = (form: string) => browserStorage('sessionStorage', `draft:${form}`);

export function keepDraft(form: string, values: FormValues): void {
  storedDraft(form).write(JSON.stringify(values));
}

export function readDraft(form: string): FormValues {
  const value: unknown = JSON.parse(storedDraft(form).read() ?? '{}');
  return typeof value === 'object' && value !== null ? (value as FormValues) : {};
}

export function dropDraft(form: string): void {
  storedDraft(form).write(null);
}
