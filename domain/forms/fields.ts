import * as v from 'valibot';
import { formMessages } from '#content/form-messages.yaml';
import { parsePostcode } from '../postcodes/postcode.ts';
import { fill } from '../text/fill.ts';
import { characterCount, hasInvisible, normaliseLine, normaliseText } from '../text/normalise-text.ts';
import { isPhone, normalisePhone } from './phone/phone-number.ts';

function field<const Schema extends v.GenericSchema<string | undefined, string>>(schema: Schema) {
  return v.config(schema, { abortPipeEarly: true });
}

/** As typed: four times what the longest field takes. Beyond it nothing is looked at. */
export const MAX_TYPED_LENGTH = 20_000;

const input = v.fallback(v.optional(v.string(), ''), '');
const typed = (tooLong: string) => v.pipe(input, v.maxLength(MAX_TYPED_LENGTH, tooLong));
const line = (tooLong: string) => v.pipe(typed(tooLong), v.transform(normaliseLine));
const lines = (tooLong: string) => v.pipe(typed(tooLong), v.transform(normaliseText));

const atLeast = (count: number, message: string) =>
  v.check<string, string>((text) => characterCount(text) >= count, message);
const atMost = (count: number, message: string) =>
  v.check<string, string>((text) => characterCount(text) <= count, message);
const visible = (message: string) => v.check<string, string>((text) => !hasInvisible(text), message);
const matching = (pattern: RegExp, message: string) => v.regex<string, string>(pattern, message);

/** Two people may share a form. */
const NAME_FORMAT = /^(?=\P{L}*\p{L})[\p{L}\p{M} .'’ʼ‘‐‑&-]*$/u;

const MAX_NAME_LENGTH = 100;

export function nameField({
  required,
  subject,
  min = 2,
}: {
  required: string;
  subject: string;
  min?: number;
}) {
  const tooLong = fill(formMessages.tooLong, { subject, count: MAX_NAME_LENGTH });
  const letters = fill(formMessages.letters, { subject });
  return field(
    v.pipe(
      line(tooLong),
      v.nonEmpty(required),
      visible(letters),
      atLeast(min, fill(formMessages.tooShort, { subject, count: min })),
      atMost(MAX_NAME_LENGTH, tooLong),
      matching(NAME_FORMAT, letters),
    ),
  );
}

const MAX_EMAIL_LENGTH = 254;
/** As `<input type="email">` accepts it (HTML Living Standard). */
const EMAIL_FORMAT =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** Can also be delivered: a domain with an ending, and no dots in a row or at the ends. */
const DELIVERABLE_EMAIL =
  /^(?!\.)(?!.*\.\.)[^@]{1,64}(?<!\.)@(?:[^.]+\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i;

export function emailField({ optional = false }: { optional?: boolean } = {}) {
  return field(
    v.pipe(
      line(formMessages.email.invalid),
      optional ? v.string() : v.nonEmpty(formMessages.email.required),
      v.maxLength(MAX_EMAIL_LENGTH, formMessages.email.invalid),
      v.check((email) => email === '' || EMAIL_FORMAT.test(email), formMessages.email.format),
      v.check((email) => email === '' || DELIVERABLE_EMAIL.test(email), formMessages.email.invalid),
    ),
  );
}

export function phoneField({ required }: { required?: string } = {}) {
  return field(
    v.pipe(
      line(formMessages.phone.invalid),
      v.transform(normalisePhone),
      required === undefined ? v.string() : v.nonEmpty(required),
      v.check((phone) => phone === '' || isPhone(phone), formMessages.phone.invalid),
      visible(formMessages.phone.invalid),
    ),
  );
}

interface TextRules {
  subject: string;
  required?: string;
  min?: number;
  max: number;
}

function boundedText(text: typeof line, { subject, required, min = 0, max }: TextRules) {
  const tooLong = fill(formMessages.tooLong, { subject, count: max });
  return field(
    v.pipe(
      text(tooLong),
      required === undefined ? v.string() : v.nonEmpty(required),
      visible(fill(formMessages.invisible, { subject })),
      atLeast(min, fill(formMessages.tooShort, { subject, count: min })),
      atMost(max, tooLong),
    ),
  );
}

export const textField = (rules: TextRules) => boundedText(lines, rules);

export const lineField = (rules: TextRules) => boundedText(line, rules);

export function choiceField<const Value extends string>(values: readonly Value[], message: string) {
  return v.pipe(line(message), v.picklist(values, message));
}

export function postcodeField({ required }: { required?: string } = {}) {
  return field(
    v.pipe(
      line(formMessages.postcode.invalid),
      required === undefined ? v.string() : v.nonEmpty(required),
      v.check((typed) => typed === '' || parsePostcode(typed).kind === 'ok', formMessages.postcode.invalid),
      v.transform((typed) => {
        const parsed = parsePostcode(typed);
        return parsed.kind === 'ok' ? parsed.postcode : '';
      }),
    ),
  );
}
