import { dangerInForm } from '#domain/danger/danger-in-form.ts';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { rejectionText } from '#domain/forms/form-result.ts';
import type { ApplicationOutcome } from '#server/applications/applications.ts';

/** What the visitor is told beyond that it was not taken; null if there is nothing that would help. */
export function rejectionMessage(outcome: ApplicationOutcome): string | null {
  const explained = outcome.kind === 'suspected-spam' || outcome.kind === 'rate-limited';
  return explained ? rejectionText(outcome) : null;
}

const dangerIn = (fields: FormValues) => dangerInForm(fields, ['message']);

export function applicationResult(outcome: ApplicationOutcome): FormResult {
  if (outcome.kind === 'accepted') {
    return { kind: 'accepted', reference: outcome.reference, values: {}, danger: dangerIn(outcome.fields) };
  }
  const values = 'fields' in outcome ? outcome.fields : {};
  const danger = dangerIn(values);
  if (outcome.kind === 'invalid') return { kind: 'invalid', errors: outcome.errors, values, danger };
  return { kind: 'rejected', message: rejectionMessage(outcome), values, danger };
}
