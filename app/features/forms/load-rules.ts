import type { FormErrors } from '#domain/forms/check-form.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';
import type { FormFields } from './draft.ts';
import type { CheckFields, formRules } from './form-rules.ts';

export type PickRules = (all: typeof formRules) => CheckFields;

/** The rules of a form, which come when it is first touched. */
export async function loadRules(pick: PickRules): Promise<CheckFields> {
  return pick((await import('./form-rules.ts')).formRules);
}

/** The line may hang, and the server has the rules too. */
const TIMEOUT_MS = 5000;

/** The errors in the fields; none if the rules cannot be loaded, as the server checks them again. */
export function findErrors(pick: PickRules, fields: FormFields): Promise<FormErrors> {
  return withTimeout(loadRules(pick), TIMEOUT_MS, null).then(
    (check) => check?.(fields) ?? {},
    () => ({}),
  );
}
