import { dangerInForm } from '#domain/danger/danger-in-form.ts';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { rejectionText } from '#domain/forms/form-result.ts';
import type { ApplicationOutcome } from '#server/applications/applications.ts';

const dangerIn = (fields: FormValues) => dangerInForm(fields, ['message']);

export function applicationResult(outcome: ApplicationOutcome, values: FormValues): FormResult {
  const danger = dangerIn(values);
  if (outcome.kind === 'accepted') return { ...outcome, values: {}, danger };
  if (outcome.kind === 'invalid') return { kind: 'invalid', errors: outcome.errors, values, danger };
  return { kind: 'rejected', message: rejectionText(outcome), values, danger };
}
