// The kinds of value that files of the content have. Each message ends with an example.
import * as v from 'valibot';
import type { Sentence } from '../text/fill.ts';
import { isDay } from '../time/wall-clock.ts';

const anyText = v.pipe(
  v.string('must be text, such as: Ring us'),
  v.check((text) => text.trim() !== '', 'must not be empty'),
);

/** Checks that these places stand in the words of an input, and no others than those that may. */
function placesIn<Input>(
  places: readonly string[],
  wordsOf: (input: Input) => string,
  others: readonly string[] = [],
) {
  const wanted = places.map((place) => `{${place}}`);
  const allowed = [...wanted, ...others.map((place) => `{${place}}`)];
  const missing = (input: Input) => wanted.filter((place) => !wordsOf(input).includes(place));
  const foreign = (input: Input) =>
    (wordsOf(input).match(/\{[^{}]*\}?/g) ?? []).filter((one) => !allowed.includes(one));
  return [
    v.check<Input, (issue: v.CheckIssue<Input>) => string>(
      (input) => missing(input).length === 0,
      ({ input }) => `must have ${missing(input).join(' and ')}, such as: … ${wanted.join(' … ')} …`,
    ),
    v.check<Input, (issue: v.CheckIssue<Input>) => string>(
      (input) => foreign(input).length === 0,
      ({ input }) =>
        `cannot have ${foreign(input).join(' and ')}; ${allowed.length > 0 ? `only ${allowed.join(' and ')} is filled here` : 'nothing is filled in here'}`,
    ),
  ] as const;
}

/** Text with exactly these places, such as `{count}`; which values stand in them is the code's to say. */
export const sentence = <Place extends string>(...places: readonly Place[]) => sentenceWith(places, []);

/** Text with these places, and with any of the others. */
export function sentenceWith<Place extends string>(
  places: readonly Place[],
  others: readonly string[],
): v.GenericSchema<string, Sentence<Place>> {
  return v.pipe(anyText, ...placesIn<string>(places, (text) => text, others));
}

/** A list of texts that have these places between them. */
export function sentences<Place extends string>(
  ...places: readonly Place[]
): v.GenericSchema<string[], Sentence<Place>[]> {
  return v.pipe(
    v.array(anyText, 'must be a list of texts, with a hyphen before each'),
    v.minLength(1, 'must have at least 1'),
    ...placesIn<string[]>(places, (texts) => texts.join('\n')),
  );
}

export const text: v.GenericSchema<string, string> = sentence<never>();

export const words = <const Names extends readonly string[]>(...names: Names) =>
  v.strictObject(v.entriesFromList(names, text));

/** For a text that somebody else made, such as an address of the web. */
export const url = v.pipe(
  v.string('must be an address, such as https://example.org'),
  v.regex(/^(https:\/\/|tel:|mailto:|sms:)\S+$/, 'must be an address, such as https://example.org'),
  v.metadata({ kind: 'web' }),
);

export const path = v.pipe(
  v.string('must be a path of the site, such as /contact'),
  v.regex(/^\/\S*$/, 'must be a path of the site, such as /contact'),
);

export const day = v.pipe(
  v.string("must be a date, such as '2026-12-31'"),
  v.check(isDay, "must be a date, such as '2026-12-31'"),
  v.examples(['2026-12-31']),
);

export const month = v.pipe(
  v.string("must be a month in quotes, such as '2026-05'"),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a month in quotes, such as '2026-05'"),
  v.examples(['2026-05']),
);

export const time = v.pipe(
  v.string("must be a time of the day in quotes, such as '14:30'"),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of the day in quotes, such as '14:30'"),
  v.examples(['14:30']),
);

/** Part of an address, and the name of a picture. */
export const slug = v.pipe(
  v.string('must be lower-case letters, digits and hyphens, such as night-care'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens, such as night-care'),
  v.examples(['night-care']),
);

export const postcode = v.pipe(
  v.string('must be a postcode, such as SO14 7LY'),
  v.regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'must be a postcode, such as SO14 7LY'),
  v.examples(['SO14 7LY']),
);

export const metaDescription = v.pipe(
  text,
  v.check(
    (words) => words.length >= 90 && words.length <= 158,
    ({ input }) => `must have 90 to 158 characters, and has ${input.length}`,
  ),
);

export const yesOrNo = v.pipe(v.boolean('must be true or false'), v.examples([true]));

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number(`must be a number from ${least} to ${most}, such as ${least}`),
    v.integer(`must be a whole number, such as ${least}`),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  );

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `must be one of these: ${names.join(', ')}`);

/** Items that are told apart by one of their fields. */
export function listBy<Item>(key: string & keyof Item, item: v.GenericSchema<unknown, Item>, least = 0) {
  const nameOf = (one: unknown) => (one as Record<string, unknown> | null)?.[key];
  return v.pipe(
    v.array(item, 'must be a list, with a hyphen before each item'),
    v.minLength(least, `must have at least ${least}`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      dataset.value.forEach((one, index, all) => {
        if (all.findIndex((other) => nameOf(other) === nameOf(one)) < index)
          addIssue({
            message: `${String(nameOf(one))}: another one has it too`,
            path: [
              { type: 'array', origin: 'value', input: all, key: index, value: one },
              {
                type: 'object',
                origin: 'value',
                input: one as object,
                key,
                value: nameOf(one),
              } as v.ObjectPathItem,
            ],
          });
      });
    }),
  );
}

/** @param item what one of them is called */
export const texts = (least = 1, most = 1000, item = '') =>
  v.pipe(
    v.array(item ? v.pipe(text, v.title(item)) : text, 'must be a list of texts, with a hyphen before each'),
    v.minLength(least, `must have at least ${least}`),
    v.maxLength(most, `must have at most ${most}`),
  );

export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as Name[];
