import type { FormResult } from '#domain/forms/form-result.ts';
import { fieldsOf, sayMissing } from './form-fields.ts';
import { findErrors, type PickRules } from './load-rules.ts';
import type { SendForm } from './send-form.ts';

/** Null if the visitor called it off, or the browser has said what is missing. */
type Sent = [result: FormResult | 'offline' | null, isQuestion?: boolean];

export async function checkAndSend(
  form: HTMLFormElement,
  body: FormData,
  rules: PickRules,
  send: SendForm,
): Promise<Sent> {
  const { errors, isQuestion } = await findErrors(rules, fieldsOf(form));
  if (Object.keys(errors).length > 0) return [{ kind: 'invalid', errors, values: {} }, isQuestion];
  if (!navigator.onLine) return [sayMissing(form) ? null : 'offline'];
  const result = await send(form.action, body);
  return [result?.kind === 'failed' && !navigator.onLine ? 'offline' : result];
}
