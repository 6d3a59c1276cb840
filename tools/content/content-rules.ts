import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { prices } from '#content/prices.yaml';
import { serviceOptions } from '#content/service-options.yaml';
import { services } from '#content/services.yaml';
import type { ContentList } from './content-errors.ts';
import { contentFolder } from './content-folder.js';

const root = join(import.meta.dirname, '../..');

function fileAt(name: string): { name: string; text: string } {
  const own = name.replace('content', contentFolder(root));
  return { name, text: readFileSync(existsSync(own) ? own : join(root, name), 'utf8') };
}

const inFile = (name: string) => () => fileAt(name);

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
const contactOption = v.picklist(options, 'must be an option of content/service-options.yaml');
const slugs = services.map(({ slug }) => slug);

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
];
