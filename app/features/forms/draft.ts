import type { FormValues } from '#domain/forms/form-result.ts';

/** A reload must not lose what was typed; closing the tab forgets it. */
const storageKey = (form: string) => `draft:${form}`;

export function keepDraft(form: string, values: FormValues): void {
  withStorage((storage) => storage.setItem(storageKey(form), JSON.stringify(values)));
}

export function readDraft(form: string): FormValues {
  const text = withStorage((storage) => storage.getItem(storageKey(form)));
  const value: unknown = text ? JSON.parse(text) : {};
  return typeof value === 'object' && value !== null ? (value as FormValues) : {};
}

export function dropDraft(form: string): void {
  withStorage((storage) => storage.removeItem(storageKey(form)));
}

/** Some browsers refuse storage; then a reload loses the draft, and nothing else happens. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
