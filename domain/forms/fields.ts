import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { parsePostcode } from '../postcodes/postcode.ts';
import { characterCount, normaliseLine, normaliseText } from '../text/normalise-text.ts';

/** One field's rules: at most one message a field, the first that applies. */
function field<const Schema extends v.GenericSchema<string | undefined, string>>(schema: Schema) {
  return v.config(schema, { abortPipeEarly: true });
}

/** Whatever a form sends; a missing field, or a file in its place, is an empty one. */
const input = v.fallback(v.optional(v.string(), ''), '');
const line = v.pipe(input, v.transform(normaliseLine));
const lines = v.pipe(input, v.transform(normaliseText));

const atLeast = (count: number, message: string) =>
  v.check<string, string>((text) => characterCount(text) >= count, message);
const atMost = (count: number, message: string) =>
  v.check<string, string>((text) => characterCount(text) <= count, message);
const matching = (pattern: RegExp, message: string) => v.regex<string, string>(pattern, message);

/** Letters of any alphabet, and the signs that are part of names (O’Brien, Anne-Marie, J. Smith). */
const NAME_FORMAT = /^[\p{L}\p{M} .'’ʼ‘‐‑-]*\p{L}[\p{L}\p{M} .'’ʼ‘‐‑-]*$/u;

const MAX_NAME_LENGTH = 100;

/**
 * A person's name.
 *
 * @param required said where it is empty
 * @param subject begins the other messages: "Name", "First name"
 * @param least fewest characters
 */
export function nameField({
  required,
  subject,
  least = 2,
}: {
  required: string;
  subject: string;
  least?: number;
}) {
  return field(
    v.pipe(
      line,
      v.nonEmpty(required),
      atLeast(least, formMessages.tooShort(subject, least)),
      atMost(MAX_NAME_LENGTH, formMessages.tooLong(subject, MAX_NAME_LENGTH)),
      matching(NAME_FORMAT, formMessages.name.letters(subject)),
    ),
  );
}

/** RFC 5321: an address of 254 characters, of which at most 64 stand before the @. */
const MAX_EMAIL_LENGTH = 254;
/** What `<input type="email">` accepts (HTML Living Standard). */
const EMAIL_FORMAT =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** What can also be delivered: a domain with an ending, and no dots in a row or at the ends. */
const DELIVERABLE_EMAIL =
  /^(?!\.)(?!.*\.\.)[^@]{1,64}(?<!\.)@(?:[^.]+\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i;

/** An email address, as typed but for the white space around it; empty is an answer where it is `optional`. */
export function emailField({ optional = false }: { optional?: boolean } = {}) {
  return field(
    v.pipe(
      line,
      optional ? v.string() : v.nonEmpty(formMessages.email.required),
      v.maxLength(MAX_EMAIL_LENGTH, formMessages.email.invalid),
      v.check((email) => email === '' || EMAIL_FORMAT.test(email), formMessages.email.format),
      v.check((email) => email === '' || DELIVERABLE_EMAIL.test(email), formMessages.email.invalid),
    ),
  );
}

const PHONE_FORMAT = /^\+?[1-9]\d{0,15}$/;

/** A telephone number, normalised; empty is an answer where no `required` message is given. */
export function phoneField({ required }: { required?: string } = {}) {
  const valid = (phone: string) => phone === '' || PHONE_FORMAT.test(phone);
  return field(
    v.pipe(
      line,
      v.transform(normalisePhone),
      required === undefined ? v.string() : v.nonEmpty(required),
      v.check(valid, formMessages.phone.invalid),
    ),
  );
}

/**
 * The number without the spaces, hyphens, brackets and dots that people type; a number as dialled within the
 * United Kingdom (07700 900123) in its international form (+447700900123).
 */
export function normalisePhone(typed: string): string {
  const dialled = typed.replace(/\(0\)/g, '').replace(/[\s().\-‐‑‒–—−]/g, '');
  return dialled
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+440(?=[1-9])/, '+44')
    .replace(/^0(?=[1-9])/, '+44');
}

interface TextRules {
  required?: string;
  least?: { count: number; message: string };
  most: { count: number; message: string };
}

/** Text of several lines; line breaks come out as LF. */
export function textField({ required, least, most }: TextRules) {
  return field(
    v.pipe(
      lines,
      required === undefined ? v.string() : v.nonEmpty(required),
      least ? atLeast(least.count, least.message) : v.string(),
      atMost(most.count, most.message),
    ),
  );
}

/** One line of text without further rules. */
export function lineField(most: { count: number; message: string }) {
  return field(v.pipe(line, atMost(most.count, most.message)));
}

/** One of these values. */
export function choiceField<const Value extends string>(values: readonly Value[], message: string) {
  return v.pipe(line, v.picklist(values, message));
}

/** A postcode in the canonical form `SO14 7LY`; empty is an answer where no `required` message is given. */
export function postcodeField({ required }: { required?: string } = {}) {
  return field(
    v.pipe(
      line,
      required === undefined ? v.string() : v.nonEmpty(required),
      v.check((typed) => typed === '' || parsePostcode(typed).kind === 'ok', formMessages.postcode.invalid),
      v.transform((typed) => {
        const parsed = parsePostcode(typed);
        return parsed.kind === 'ok' ? parsed.postcode : '';
      }),
    ),
  );
}
