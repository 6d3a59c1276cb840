import type { FormResult } from '#domain/forms/form-result.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';
import { fieldsOf, sayMissing } from './form-fields.ts';
import { loadRules, type PickRules } from './load-rules.ts';
import type { SendForm } from './send-form.ts';

/** The line may hang, and the server has the rules too. */
const RULES_TIMEOUT_MS = 5000;

/** Null if the visitor called it off, or the browser has said what is missing; a question where nothing is wrong. */
type Sent = [result: FormResult | 'offline' | null, isQuestion?: boolean];

export async function checkAndSend(
  form: HTMLFormElement,
  body: FormData,
  pick: PickRules,
  send: SendForm,
): Promise<Sent> {
  const fields = fieldsOf(form);
  const rules = await withTimeout(loadRules(pick), RULES_TIMEOUT_MS, null).catch(() => null);
  const errors = rules?.check(fields, true) ?? {};
  if (rules && Object.keys(errors).length > 0)
    return [{ kind: 'invalid', errors, values: {} }, Object.keys(rules.check(fields)).length === 0];
  if (!navigator.onLine) return [sayMissing(form) ? null : 'offline'];
  const result = await send(form.action, body);
  return [result?.kind === 'failed' && !navigator.onLine ? 'offline' : result];
}
