import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FilledForm } from './forms.ts';
import { encodeForm, type Outcome, outcomeOf } from './send-form.ts';

/** A form that the site has begun to receive: it has asked for the rest. */
export interface HalfSentForm {
  form: FilledForm;
  sendRest(): void;
  outcome: Promise<Outcome>;
}

/** Sends the first half of a form, and resolves when the site has said that it is listening. */
export async function sendHalf(form: FilledForm, origin: string): Promise<HalfSentForm> {
  const { headers, body } = await encodeForm(form, origin);
  const half = Math.floor(body.length / 2);
  const sending = request(origin + form.path, {
    method: 'POST',
    agent: false,
    headers: { ...headers, expect: '100-continue', 'content-length': body.length },
  });
  const outcome = answerTo(form, once(sending, 'response'));
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.subarray(0, half));
  return { form, sendRest: () => sending.end(body.subarray(half)), outcome };
}

async function answerTo(form: FilledForm, answered: Promise<unknown[]>): Promise<Outcome> {
  try {
    const [response] = (await answered) as [IncomingMessage];
    return outcomeOf(form, response.statusCode ?? 0, await text(response));
  } catch {
    return { status: 'unanswered' };
  }
}
