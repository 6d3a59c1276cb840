// The lists of this provider's own files that fields are chosen from.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { NationName } from '../../../domain/content/company/brand.ts';
import type { ContentOf } from '../../../domain/content/content-files.ts';
import type { Shape } from './shape.ts';

export type Choices = Readonly<Record<string, string>>;

interface Lists {
  /** By the name that schemas call it: each value with its words. */
  lists: Readonly<Record<string, Choices>>;
  /** Given by the regulator; for each theme, if there are any. */
  ratings: Partial<ContentOf<'nations'>['nations'][NationName]['ratings']>;
}

export type Read = (name: string) => Record<string, unknown> | null;

export const servicesIn = (folder: string): string[] =>
  globSync('services/*.yaml', { cwd: folder }).map((file) => basename(file, '.yaml'));

/** @param read the values of a file, in the provider's words or else in those of all */
export function readLists(folder: string, general: string, read: Read, pictures: Choices): Lists {
  const titled = (slugs: readonly string[]): Choices =>
    Object.fromEntries(
      slugs.toSorted().map((slug) => [slug, String(read(`services/${slug}.yaml`)?.cardTitle ?? slug)]),
    );
  const services = titled(servicesIn(folder));
  const { serviceOptions = [] } = (read('service-options.yaml') ?? {}) as Partial<
    ContentOf<'service-options'>
  >;
  const { nations } = (read('nations.yaml') ?? {}) as Partial<ContentOf<'nations'>>;
  return {
    lists: {
      services,
      offers: { ...services, lifestyle: 'Lifestyle support' },
      drawnServices: titled(servicesIn(general)),
      pictures,
      serviceOptions: Object.fromEntries(serviceOptions.map(({ value, label }) => [value, label])),
    },
    ratings: nations?.[read('brand.yaml')?.nation as NationName]?.ratings ?? {},
  };
}

/** The shape with what may be chosen in it. */
export function withLists(shape: Shape, found: Lists): Shape {
  if (shape.choices === 'ratings') return ratingOf(shape, found.ratings);
  const labels = shape.choices ? found.lists[shape.choices] : undefined;
  return {
    ...shape,
    ...(labels && { ...(shape.kind === 'kept' ? {} : choiceOf(Object.keys(labels))), labels }),
    entries: shape.entries.map(([name, entry]) => [name, withLists(entry, found)]),
    item: shape.item && withLists(shape.item, found),
    key: shape.key && withLists(shape.key, found),
    variants: shape.variants.map((variant) => withLists(variant, found)),
  };
}

const choiceOf = (options: readonly string[]) => ({ kind: 'choice' as const, options, variants: [] });

/** Where a regulator rates nothing, what stands there is shown for the check to refuse. */
function ratingOf(shape: Shape, { values = [], themes = [] }: Lists['ratings']): Shape {
  if (values.length === 0) return { ...shape, kind: 'line', variants: [] };
  const choice = { ...shape, ...choiceOf(values) };
  if (themes.length === 0) return choice;
  const key = { ...choice, options: themes, label: 'A theme', hint: undefined };
  const item = { ...choice, label: 'Rating', hint: undefined, isOptional: false };
  return { ...shape, kind: 'days', key, item, variants: [] };
}
