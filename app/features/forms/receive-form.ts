import type * as v from 'valibot';
import type { FormAnswer, FormValues, TurnedAway } from './answer.ts';
import { checkForm } from './check-form.ts';
import { formText } from './copy.ts';
import { type FormOrigin, readFormOrigin } from './form-fields.ts';
import { freshTicket, ticketOf } from './ticket.ts';

/** What a use case says of what it was sent. */
export type SendResult = { status: 'accepted'; reference: string | null } | TurnedAway;

interface Receiving<Value> {
  form: FormData;
  schema: v.GenericSchema<unknown, Value>;
  /** Hands the checked values to their use case, with the fields that tell where the form came from. */
  send: (value: Value, origin: FormOrigin) => Promise<SendResult>;
  /** The sentence for a submission that could not be stored. */
  failure: string;
}

/**
 * Takes a form that was sent: checks it by the schema that the browser used, and passes it on. Whatever is not accepted
 * comes back with everything that was typed.
 */
export async function receiveForm<Value>({
  form,
  schema,
  send,
  failure,
}: Receiving<Value>): Promise<FormAnswer> {
  const values = textsOf(form);
  const checked = checkForm(schema, values);
  // A form that is shown again keeps its key, so that sending it twice stays one submission.
  const again = { values, ticket: ticketOf(values) };
  if (!checked.ok) return { status: 'invalid', errors: checked.errors, ...again };
  const result = await send(checked.value, readFormOrigin(values));
  if (result.status !== 'accepted') {
    return { status: 'refused', message: refusal(result, failure), because: result, ...again };
  }
  return { status: 'accepted', reference: result.reference, values, ticket: freshTicket() };
}

function textsOf(form: FormData): FormValues {
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as FormValues;
}

function refusal(result: TurnedAway, failure: string): string {
  if (result.status === 'held') return formText.held;
  return result.status === 'limited' ? formText.limited(result.retryAfterMs) : failure;
}

/** How an answer goes over HTTP: the status, and when it makes sense to try again. */
export function httpOf(answer: FormAnswer): { status: number; headers: Record<string, string> } {
  if (answer.status !== 'refused') return { status: answer.status === 'accepted' ? 200 : 422, headers: {} };
  return httpOfRefusal(answer.because ?? { status: 'failed' });
}

/** The same for a form that was not taken. */
export function httpOfRefusal(because: TurnedAway): { status: number; headers: Record<string, string> } {
  const status = { held: 409, limited: 429, failed: 503 }[because.status];
  return { status, headers: because.status === 'limited' ? retryAfter(because.retryAfterMs) : {} };
}

function retryAfter(milliseconds: number): Record<string, string> {
  return { 'retry-after': String(Math.ceil(milliseconds / 1000)) };
}

/** For pages with a form: the headers of its answer go with the page. */
export function headers({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}
