// Rules for the provider's content beyond its types.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { pages, pricesPage } from '#content/pages.ts';
import { prices } from '#content/prices.yaml';
import { serviceOptions } from '#content/service-options.ts';
import { services } from '#content/services.yaml';
import { date } from '#server/markdown/field-kinds.ts';
import type { ContentList } from './content-errors.ts';
import { contentFolder } from './content-folder.js';

const root = join(import.meta.dirname, '../..');

function fileAt(name: string): { name: string; text: string } {
  const own = name.replace('content', contentFolder(root));
  return { name, text: readFileSync(existsSync(own) ? own : join(root, name), 'utf8') };
}

const inFile = (name: string) => () => fileAt(name);

const day = v.pipe(
  v.string(),
  v.check((value) => v.parse(date, value) === value, 'must be a date such as 2026-12-31'),
);
const forSearchEngines = v.pipe(
  v.string(),
  v.check(
    (text) => text.length >= 90 && text.length <= 158,
    ({ input }) => `must have 90 to 158 characters, and has ${String(input).length}`,
  ),
);
/** Today's date is asked of the clock: a list that has run out must not be shown. */
const priceList = v.looseObject({
  until: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (until) => until >= new Date().toISOString().slice(0, 10),
        'is past: give the prices that hold now, and until when',
      ),
    ),
  ),
});

const options = serviceOptions.map(({ value }): string => value);
const contactOption = v.picklist(options, 'must be an option of content/service-options.ts');
const slugs = services.map(({ slug }) => slug);

/** Every list of the content that editors add to. */
export const contentLists: readonly ContentList[] = [
  {
    key: 'slug',
    items: services,
    schema: v.looseObject({ contactOption, related: v.array(v.picklist(slugs, 'must be services')) }),
    fileOf: (slug) => fileAt(`content/services/${slug}.yaml`),
  },
  {
    key: 'id',
    items: lifestyleServices,
    schema: v.looseObject({ contactOption }),
    fileOf: inFile('content/lifestyle-services.yaml'),
  },
  {
    key: 'id',
    items: prices ? [{ id: 'prices', ...prices }] : [],
    schema: priceList,
    fileOf: inFile('content/prices.yaml'),
  },
  {
    key: 'path',
    items: [...Object.values(pages), pricesPage],
    schema: v.looseObject({ description: forSearchEngines, updated: day }),
    fileOf: inFile('content/pages.ts'),
  },
];
