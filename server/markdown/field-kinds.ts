import * as v from 'valibot';
import { londonDate } from '../london-clock.ts';

const MAX_LINE_LENGTH = 300;
const MAX_TEXT_LENGTH = 20_000;

function cleanText(value: string, maxLength: number): string {
  return value
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}\u200B\uFEFF\p{Bidi_Control}]/gu, (character) =>
      character === '\n' || character === '\t' ? character : '',
    )
    .trim();
}

function cleanLine(value: string, maxLength = MAX_LINE_LENGTH): string {
  return cleanText(value, maxLength).replace(/\s+/g, ' ');
}

const written = v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]);

export const line = v.fallback(
  v.pipe(
    written,
    v.transform((value) => cleanLine(value)),
  ),
  '',
);

export const longText = v.fallback(
  v.pipe(
    written,
    v.transform((value) => cleanText(value, MAX_TEXT_LENGTH)),
  ),
  '',
);

/** Null if it is no whole number from 0 to `most`. */
export const count = (most: number) =>
  v.fallback(
    v.nullable(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.trim(), v.digits(), v.transform(Number))]),
        v.integer(),
        v.minValue(0),
        v.maxValue(most),
      ),
    ),
    null,
  );

/** `2026-12-31`, or a moment taken as a date in London; empty if it is neither. */
export const date = v.fallback(v.pipe(v.string(), v.trim(), v.transform(calendarDate)), '');

function calendarDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return isoDay(new Date(`${value}T12:00:00Z`)) === value ? value : '';
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(value)) return '';
  const moment = new Date(value);
  return isoDay(moment) && londonDate(moment);
}

function isoDay(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
}

const scalar = v.union([v.string(), v.number()], 'must be text');
const DATE_MESSAGE = 'must be a date such as 2026-12-31';
const isDate = (value: string) => v.parse(date, value) === value;

/** Between the `---` of a file: unlike those above, these name what is wrong. */
export const field = {
  line: v.pipe(v.nullish(scalar, ''), line),
  neededLine: (maxLength: number) =>
    v.pipe(
      v.string('is missing'),
      v.transform((value) => cleanLine(value, maxLength + 1)),
      v.nonEmpty('must not be empty'),
      v.maxLength(maxLength, `must be at most ${maxLength} characters`),
    ),
  text: v.pipe(v.nullish(scalar, ''), longText),
  scalar: v.nullish(scalar, ''),
  count: (most: number) => {
    const message = `must be a whole number of at most ${most}`;
    return v.nullish(
      v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(most, message)),
      null,
    );
  },
  day: v.pipe(
    v.nullish(v.string(DATE_MESSAGE), ''),
    v.check((value) => value === '' || isDate(value), DATE_MESSAGE),
  ),
  neededDay: v.pipe(v.string('is missing'), v.check(isDate, DATE_MESSAGE)),
};

/** Forms ask for it last. */
export const later = <Input>() => v.metadata<Input, { form: 'later' }>({ form: 'later' });
