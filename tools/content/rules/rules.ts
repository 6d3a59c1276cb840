// Rules for a provider's files beyond their types: what one file says of another, and of the day.
import type { ContentOf, ItemOf } from '#domain/content/content-files.ts';
import { givenRatings } from '#domain/registration/given-ratings.ts';
import { unknownRatings } from '#domain/registration/unknown-ratings.ts';
import { ruleFaults } from './area-names.ts';
import { contrastFaults } from './contrasts.ts';

export interface RuleFault {
  path: readonly PropertyKey[];
  says: string;
}

type Files = ReadonlyMap<string, unknown>;

/** @param files the values of all files whose types are right */
export function faultsBeyondTypes(name: string, files: Files): RuleFault[] {
  if (name.startsWith('services/'))
    return optionFaults((files.get(name) as ItemOf<'services'>).contactOption, [], files);
  return rules[name]?.(files) ?? [];
}

const rules: Readonly<Record<string, (files: Files) => RuleFault[]>> = {
  brand(files) {
    const { nation, registration } = files.get('brand') as ContentOf<'brand'>;
    const { nations } = (files.get('nations') ?? {}) as Partial<ContentOf<'nations'>>;
    if (!nations) return [];
    const { regulator, ratings } = nations[nation];
    const known = ratings.values.length > 0 ? `: there is ${ratings.values.join(', ')}` : '';
    const places = unknownRatings(registration, ratings);
    const says = `is none that ${regulator.named} gives (content/nations.yaml)${known}`;
    return givenRatings(registration).flatMap(({ location }, index) =>
      places.includes(location) ? [{ path: ['registration', 'ratings', index, 'rating'], says }] : [],
    );
  },
  colours: (files) =>
    contrastFaults((files.get('colours') as ContentOf<'colours'>).colours).map((fault) => ({
      path: [],
      says: fault.replace(/^content\/colours\.yaml:1: /, ''),
    })),
  coverage: (files) =>
    Object.entries(files.get('coverage') as ContentOf<'coverage'>).flatMap(([page, rule]) =>
      ruleFaults(rule).map(({ path, says }) => ({ path: [page, ...path], says })),
    ),
  'lifestyle-services': (files) =>
    (files.get('lifestyle-services') as ContentOf<'lifestyle-services'>).lifestyleServices.flatMap(
      ({ contactOption }, index) => optionFaults(contactOption, ['lifestyleServices', index], files),
    ),
  /** The clock is asked for today: a list that has run out must not be shown. */
  prices(files) {
    const { prices } = files.get('prices') as ContentOf<'prices'>;
    const isPast = prices?.until !== undefined && prices.until < new Date().toISOString().slice(0, 10);
    const says = 'is past: give the prices that hold now, and until when';
    return isPast ? [{ path: ['prices', 'until'], says }] : [];
  },
};

function optionFaults(option: string, path: readonly PropertyKey[], files: Files): RuleFault[] {
  const { serviceOptions } = (files.get('service-options') ?? {}) as Partial<ContentOf<'service-options'>>;
  const isOption = !serviceOptions || serviceOptions.some(({ value }) => value === option);
  const says = 'must be an option of content/service-options.yaml';
  return isOption ? [] : [{ path: [...path, 'contactOption'], says }];
}
