import type { FormResult } from '#domain/forms/form-result.ts';

/** Sends a form; null if the visitor called it off. Never rejects. */
export type SendForm = (action: string, form: FormData) => Promise<FormResult | null>;

/** Longer than the server's own timeouts, so that it normally answers first. */
const TIMEOUT_MS = 30_000;

export const sendForm: SendForm = async (action, body) => {
  try {
    const headers = { accept: 'application/json' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(action, { method: 'POST', body, headers, signal });
    return readResult(await answer.json());
  } catch {
    return readResult(null);
  }
};

/** Anything but a form's result (an error page, half an answer, none) means that the form was not taken. */
export function readResult(answer: unknown): FormResult {
  const isResult = typeof answer === 'object' && answer !== null && 'kind' in answer && 'values' in answer;
  return isResult ? (answer as FormResult) : { kind: 'rejected', message: null, values: {} };
}
