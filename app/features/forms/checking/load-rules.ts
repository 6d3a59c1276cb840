import type { FormErrors } from '#domain/forms/check-form.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';
import type { FormFields } from './draft.ts';
import type { CheckFields, formRules, notesOn } from './form-rules.ts';

export type PickRules = (all: typeof formRules) => CheckFields;

export async function loadRules(pick: PickRules): Promise<{ check: CheckFields; notesOn: typeof notesOn }> {
  const { formRules, notesOn } = await import('./form-rules.ts');
  return { check: pick(formRules), notesOn };
}

/** Takes out of a field what cannot be seen. Without the rules it stays there, and the server says so again. */
export async function takeOutInvisible(form: HTMLFormElement, field: string): Promise<void> {
  const rules = await import('./form-rules.ts').catch(() => null);
  rules?.takeOutInvisible(form, field);
}

/** The line may hang, and the server has the rules too. */
const TIMEOUT_MS = 5000;

interface FoundErrors {
  errors: FormErrors;
  /** True if nothing is wrong: we only ask. */
  isQuestion: boolean;
}

/** The errors in the fields; none if the rules cannot be loaded, as the server checks them again. */
export async function findErrors(pick: PickRules, fields: FormFields): Promise<FoundErrors> {
  const loaded = await withTimeout(loadRules(pick), TIMEOUT_MS, null).catch(() => null);
  if (!loaded) return { errors: {}, isQuestion: false };
  const isQuestion = Object.keys(loaded.check(fields)).length === 0;
  return { errors: loaded.check(fields, true), isQuestion };
}
