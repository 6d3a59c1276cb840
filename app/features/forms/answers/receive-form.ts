import { notesOn } from '#domain/forms/field-notes.ts';
import { readFormMetadata } from '#domain/forms/form-metadata.ts';
import type { FormOutcome } from '#domain/forms/form-outcome.ts';
import { type FormResult, type FormValues, refusalText } from '#domain/forms/form-result.ts';
import { askedFields } from '#domain/forms/phone/phone-fields.ts';
import { phoneLinkIn } from '#domain/forms/phone/phone-link.ts';
import { parsePostcode } from '#domain/postcodes/postcode.ts';
import type { Visit } from '~/visit.ts';
import { dangerInForm } from './danger-in-form.ts';
import { takeOutInvisible } from './take-out.ts';

/** Several times what the largest form has: each comes back in the page where it was not taken. */
const MAX_FIELDS = 100;

/** @throws Response 415 if no form came, 400 if it breaks off: the sender's fault, and none of ours */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new Response('Send a form to this address.', { status: 415 });
  }
  const form = await request.formData().catch((error) => {
    if (!(error instanceof TypeError)) throw error;
    throw new Response('The form is not whole.', { status: 400 });
  });
  if ([...form.keys()].length > MAX_FIELDS) {
    throw new Response('No form of ours has so many fields.', { status: 400 });
  }
  return form;
}

/** True if a form's island sent it, which wants the result without the page around it. */
export function isFromIsland({ headers }: Request): boolean {
  return headers.get('accept') === 'application/json';
}

/** Repeated in the page if the form is not taken. The key is among them: sent again, it is still one submission. */
export async function readFields(request: Request): Promise<FormValues> {
  const form = await readForm(request);
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  return takeOutInvisible(Object.fromEntries(texts));
}

export function senderOf({ facts }: Visit, fields: FormValues) {
  return { client: facts.clientAddress, metadata: readFormMetadata(fields) };
}

/** The copy of what was sent has the postcode as it is stored. */
function withPostcode(values: FormValues): FormValues {
  const parsed = parsePostcode(values.postcode ?? '');
  return parsed.kind === 'ok' ? { ...values, postcode: parsed.postcode } : values;
}

/** Adds the fields that were sent, and words for a refusal. */
export function formResult(outcome: FormOutcome, values: FormValues): FormResult {
  const sent = { values, danger: dangerInForm(values), notes: notesOn(values) };
  if (outcome.kind === 'accepted')
    return { ...outcome, ...sent, values: withPostcode(values), phone: phoneLinkIn(values) };
  if (outcome.kind === 'invalid')
    return { ...outcome, ...sent, values: { ...values, ...askedFields(values, outcome.errors) } };
  return { ...outcome, message: refusalText(outcome), ...sent };
}
