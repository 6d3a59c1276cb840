import type * as v from 'valibot';
import { dangerInForm } from '#domain/danger/danger-in-form.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { type FormMetadata, readFormMetadata } from '#domain/forms/form-metadata.ts';
import type { FormResult, FormValues, Rejection } from '#domain/forms/form-result.ts';
import { rejectionText } from '#domain/forms/form-result.ts';

/** Several times what the largest form has: each comes back in the page where it was not taken. */
const MAX_FIELDS = 100;

/**
 * The fields that were sent.
 *
 * @throws Response 415 if no form came, 400 if it breaks off: the sender's fault, and none of ours
 */
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

/** Whether a form's island sent it, which wants the action's answer and no page around it. */
export function isFromIsland({ headers }: Request): boolean {
  return headers.get('accept') === 'application/json';
}

export type SendResult = { kind: 'accepted'; reference: string | null } | Rejection;

interface Options<Value> {
  form: FormData;
  schema: v.GenericSchema<unknown, Value>;
  /** The fields in which somebody may say that they are in danger. */
  freeText?: readonly string[];
  /** Hands the checked values to their use case, with the fields that tell where the form came from. */
  send: (value: Value, metadata: FormMetadata) => Promise<SendResult>;
}

/**
 * Takes a form that was sent: checks it by the schema that the browser used, and passes it on. Whatever is not accepted
 * comes back with everything that was typed.
 */
export async function receiveForm<Value>(options: Options<Value>): Promise<FormResult> {
  const { form, schema, freeText = [], send } = options;
  // The key among them: a form that is shown again keeps it, so that sending it twice stays one submission.
  const values = textsOf(form);
  const checked = checkForm(schema, values);
  const sent = { values, danger: dangerInForm(values, freeText) };
  if (checked.kind === 'invalid') return { kind: 'invalid', errors: checked.errors, ...sent };
  const result = await send(checked.value, readFormMetadata(values));
  if (result.kind === 'accepted') return { kind: 'accepted', reference: result.reference, ...sent };
  return { kind: 'rejected', message: rejectionText(result), rejection: result, ...sent };
}

function textsOf(form: FormData): FormValues {
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as FormValues;
}
