import { dangerKinds } from 'site-assistant/danger-kinds';
import type { FormResult } from '#domain/forms/form-result.ts';
import { MAX_SILENCE_MS } from '#domain/http/max-silence.ts';

/** Sends a form; null if the visitor called it off. Never rejects. */
export type SendForm = (action: string, form: FormData) => Promise<FormResult | null>;

/** Longer than the server takes, which answers by itself within ten seconds. */
const TIMEOUT_MS = 30_000;

export async function sendForm(action: string, body: FormData, timeoutMs = TIMEOUT_MS): Promise<FormResult> {
  try {
    const headers = { accept: 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(action, { method: 'POST', body, headers, signal });
    return readResult(await answer.json());
  } catch {
    return readResult(null);
  }
}

/** A backend may be given a minute. */
export const sendToBackend: SendForm = (action, body) => sendForm(action, body, MAX_SILENCE_MS);

/** Anything but a form's result (an error page, half an answer, none) means that the form was not taken; without an answer it may have been. */
export function readResult(answer: unknown): FormResult {
  const failed: FormResult = { kind: 'failed', message: null, values: {}, unsure: answer === null };
  return isResult(answer) ? answer : failed;
}

/** A refusal of a kind that only a newer server knows is still one. */
function isResult(answer: unknown): answer is FormResult {
  if (!isObject(answer)) return false;
  const { kind, values, danger, reference, thanks, next, change, phone, errors, message } = answer;
  if (typeof kind !== 'string' || !hasTexts(values) || !(danger === undefined || isDanger(danger)))
    return false;
  if (kind === 'invalid') return hasTexts(errors);
  if (kind === 'accepted')
    return (
      isTextOr(null, reference) &&
      isTextOr(undefined, thanks) &&
      isTextOr(undefined, next) &&
      isTextOr(undefined, change) &&
      (phone === undefined || isLink(phone))
    );
  return isTextOr(null, message);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isTextOr = (other: unknown, value: unknown) => typeof value === 'string' || value === other;
const hasTexts = (value: unknown) =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');
const isLink = (value: unknown) =>
  isObject(value) && typeof value.text === 'string' && typeof value.url === 'string';
const isDanger = (value: unknown) => isObject(value) && dangerKinds.some((kind) => kind === value.kind);
