// Rules for the provider's content beyond its types.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { callsAtOnce } from '#content/call-request.ts';
import { events } from '#content/events.ts';
import { faq } from '#content/faq.ts';
import { lifestyleServices } from '#content/lifestyle.ts';
import { vignettes } from '#content/media.ts';
import { pages, pricesPage } from '#content/pages.ts';
import { prices } from '#content/prices.ts';
import { services } from '#content/services.ts';
import { testimonials } from '#content/why-us.ts';
import { date } from '#server/markdown/field-kinds.ts';
import type { ContentList } from './content-errors.ts';

const root = join(import.meta.dirname, '../..');

function fileAt(name: string): { name: string; text: string } {
  return { name, text: readFileSync(join(root, name), 'utf8') };
}

const inFile = (name: string) => {
  const file = fileAt(name);
  return () => file;
};

/** Each service has a file of its own, whatever that is called. */
function serviceFile(slug: string): { name: string; text: string } {
  const files = readdirSync(join(root, 'content/services')).map((name) => fileAt(`content/services/${name}`));
  return files.find(({ text }) => text.includes(`slug: '${slug}'`)) ?? fileAt('content/services.ts');
}

const addressPart = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens, such as night-care'),
);
const day = v.pipe(
  v.string(),
  v.check((value) => v.parse(date, value) === value, 'must be a date such as 2026-12-31'),
);
const time = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day such as 14:30'),
);
const forSearchEngines = v.pipe(
  v.string(),
  v.check(
    (text) => text.length >= 120 && text.length <= 158,
    ({ input }) => `must have 120 to 158 characters, and has ${String(input).length}`,
  ),
);
const several = (least: number, most = Number.POSITIVE_INFINITY) =>
  v.pipe(
    v.array(v.unknown()),
    v.minLength(least, `must be at least ${least}`),
    v.maxLength(most, `must be at most ${most}`),
  );
/** The name of a drawing that is there. */
const drawn = (drawings: object, where: string) =>
  v.pipe(
    v.string(),
    v.check((name) => Object.hasOwn(drawings, name), `needs a drawing of that name (${where})`),
  );
const service = v.looseObject({
  slug: addressPart,
  updated: day,
  metaDescription: forSearchEngines,
  description: several(2),
  panels: several(4, 6),
  whoItHelps: several(3),
  carersDo: several(3),
  carersDoNot: several(3),
});

const event = v.pipe(
  v.looseObject({
    slug: addressPart,
    updated: day,
    metaDescription: forSearchEngines,
    about: several(1),
    topics: several(1),
    date: day,
    startTime: time,
    endTime: time,
    venue: v.looseObject({
      postcode: v.pipe(
        v.string(),
        v.regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'must be a postcode such as SO14 7LY'),
      ),
    }),
  }),
  v.forward(
    v.check(({ startTime, endTime }) => endTime > startTime, 'must be after startTime, on the same day'),
    ['endTime'],
  ),
);

const price = v.optional(
  v.pipe(v.number(), v.integer('must be in whole pence'), v.minValue(1, 'must be more than nothing')),
);

/** Today's date is asked of the clock: a list that has run out must not be shown. */
const priceList = v.pipe(
  v.looseObject({
    from: day,
    until: v.optional(
      v.pipe(
        day,
        v.check(
          (until) => until >= new Date().toISOString().slice(0, 10),
          'is past: give the prices that hold now, and until when',
        ),
      ),
    ),
    hour: v.object({ day: v.nonOptional(price), evening: price, weekend: price, bankHoliday: price }),
    day: v.pipe(
      v.object({ begins: time, ends: time }),
      v.check(({ begins, ends }) => ends > begins, 'must end after it begins'),
    ),
    minimumMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240)),
    night: v.optional(v.object({ sleeping: price, waking: price })),
    liveInWeek: price,
  }),
  v.forward(
    v.check(({ from, until }) => until === undefined || until > from, 'must be after from'),
    ['until'],
  ),
);

const testimonial = v.looseObject({
  id: addressPart,
  stars: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1), v.maxValue(5)),
});

/** Every list of the content that editors add to. */
export const contentLists: readonly ContentList[] = [
  { key: 'slug', items: services, schema: service, fileOf: serviceFile },
  { key: 'slug', items: events, schema: event, fileOf: inFile('content/events.ts') },
  {
    key: 'id',
    items: lifestyleServices,
    schema: v.looseObject({ id: drawn(vignettes, 'packages/illustrations/vignettes'), examples: several(1) }),
    fileOf: inFile('content/lifestyle.ts'),
  },
  {
    key: 'id',
    items: faq,
    schema: v.looseObject({ id: addressPart }),
    fileOf: inFile('content/faq.ts'),
  },
  {
    key: 'id',
    items: [{ id: 'calls', callsAtOnce }],
    schema: v.looseObject({
      callsAtOnce: v.pipe(
        v.number(),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be 1 or more'),
      ),
    }),
    fileOf: inFile('content/call-request.ts'),
  },
  { key: 'id', items: testimonials, schema: testimonial, fileOf: inFile('content/why-us.ts') },
  {
    key: 'id',
    items: prices ? [{ id: 'prices', ...prices }] : [],
    schema: priceList,
    fileOf: inFile('content/prices.ts'),
  },
  {
    key: 'path',
    items: [...Object.values(pages), pricesPage],
    schema: v.looseObject({ description: forSearchEngines, updated: day }),
    fileOf: inFile('content/pages.ts'),
  },
];
