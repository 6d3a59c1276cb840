import { isGroup } from '../files/same.ts';
import { daysFromNow, type Shape, settle, titleOf } from '../files/shape.ts';
import type { Fault } from './find-faults.ts';
import { amountIn } from './plain-values.ts';
import { freeSlug, slugOf } from './slug.ts';
import { fromTyped } from './typed.ts';

/** As a file's values, but for days: they are a list while they are edited, so that a day can be typed. */
export type Draft = unknown;

interface Day {
  key: string;
  value: Draft;
}

export interface Form {
  file: { name: string; title: string; about: string | undefined; page: string; isNew: boolean };
  shape: Shape;
  draft: Draft;
  digest: string;
  errors: readonly Fault[];
  state: 'fresh' | 'saved' | 'changed' | 'refused';
  /** The part that a button was about: it is open. */
  focus: string;
  preview: boolean;
  /** What was asked about, and is right if it comes again. */
  sure: string;
}

const itemsOf = (draft: Draft): readonly unknown[] => (Array.isArray(draft) ? draft : []);

export function draftOf(shape: Shape, value: unknown): Draft {
  const { kind, entries, item, isOptional } = settle(shape, value);
  const values = isGroup(value) ? value : {};
  if (kind === 'group' && isOptional && !isGroup(value)) return null;
  if (kind === 'group')
    return Object.fromEntries(entries.map(([name, part]) => [name, draftOf(part, values[name])]));
  if (kind === 'pair') return entries.map(([, part], index) => draftOf(part, itemsOf(value)[index]));
  if (kind === 'list' && item) return itemsOf(value).map((one) => draftOf(item, one));
  if (kind === 'days' && item)
    return Object.entries(values).map(([key, one]) => ({ key, value: draftOf(item, one) }));
  return kind === 'pence' && typeof value === 'number' ? amountIn(value) : (value ?? '');
}

export function blank(shape: Shape): Draft {
  if (shape.kind === 'choice') return shape.options[0];
  const draft = draftOf({ ...shape, isOptional: false }, undefined);
  const hasDay = shape.entries.some(([name, { isOptional }]) => name === 'updated' && !isOptional);
  return isGroup(draft) && hasDay ? { ...draft, updated: daysFromNow(0) } : draft;
}

export function fieldsOf(draft: Draft, name = ''): [string, string][] {
  if (draft === null) return [];
  if (typeof draft !== 'object') return [[name, String(draft)]];
  return Object.entries(draft).flatMap(([key, part]) => fieldsOf(part, name === '' ? key : `${name}.${key}`));
}

function withMade(items: readonly Draft[], item: Shape): readonly Draft[] {
  return items.reduce<readonly Draft[]>((named, one, index) => {
    const key = settle(item, one).entries.find(([, { isMade }]) => isMade)?.[0];
    if (!key || !isGroup(one) || one[key]) return named;
    const isTaken = (slug: string) => named.some((other) => isGroup(other) && other[key] === slug);
    return named.with(index, { ...one, [key]: freeSlug(slugOf(titleOf(one)), isTaken) });
  }, items);
}

export function valuesOf(shape: Shape, draft: Draft): unknown {
  const { kind, entries, item, empty } = settle(shape, draft);
  const isEmpty = itemsOf(draft).every((one) => one === '');
  if (kind === 'group') {
    if (!isGroup(draft)) return empty === '' ? undefined : empty;
    const values = entries.map(([name, part]) => [name, valuesOf(part, draft[name])] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }
  if (kind === 'pair') return isEmpty && empty !== '' ? empty : draft;
  if (kind === 'list' && item)
    return itemsOf(draft).length === 0 && empty !== ''
      ? empty
      : withMade(itemsOf(draft), item).map((one) => valuesOf(item, one));
  if (kind === 'days' && item) {
    const days = itemsOf(draft) as Day[];
    const areDays = days.every(({ key }) => /^\d{4}-/.test(key));
    const sorted = areDays ? days.toSorted((one, other) => one.key.localeCompare(other.key)) : days;
    return Object.fromEntries(sorted.map(({ key, value }) => [key, valuesOf(item, value)]));
  }
  if (draft === '' || draft === undefined) return empty;
  return fromTyped(kind, draft);
}

export function readDraft(shape: Shape, fields: ReadonlyMap<string, string>, name = ''): Draft {
  const part = (step: string | number) => (name === '' ? String(step) : `${name}.${step}`);
  const steps = [...fields.keys()].flatMap((one) =>
    one.startsWith(part('')) ? [one.slice(part('').length).split('.')[0] ?? ''] : [],
  );
  const sent = steps.map((step) => [step, fields.get(part(step))] as const);
  const value = steps.length > 0 ? Object.fromEntries(sent) : undefined;
  const { kind, entries, item, isOptional } = settle(shape, value);
  if (kind === 'group' && isOptional && steps.length === 0) return null;
  if (kind === 'group')
    return Object.fromEntries(entries.map(([key, one]) => [key, readDraft(one, fields, part(key))]));
  if (kind === 'pair') return entries.map(([key, one]) => readDraft(one, fields, part(key)));
  const length = Math.min(1000, 1 + Math.max(-1, ...steps.map(Number).filter(Number.isInteger)));
  if (kind === 'list' && item)
    return Array.from({ length }, (_, index) => readDraft(item, fields, part(index)));
  if (kind === 'days' && item)
    return Array.from({ length }, (_, index) => ({
      key: fields.get(part(`${index}.key`)) ?? '',
      value: readDraft(item, fields, part(`${index}.value`)),
    }));
  const text = (fields.get(name) ?? '').replaceAll('\r\n', '\n');
  if (kind === 'yes-no') return text === 'true';
  return text;
}

/** Adds to the part with this name, takes it away, or moves it `up`, `down` or to the `top`. */
export function changeList(shape: Shape, draft: Draft, action: string, steps: readonly string[]): Draft {
  const [step = '', ...rest] = steps;
  const settled = settle(shape, draft);
  const { kind, entries, item } = settled;
  if (steps.length === 0) {
    if (action === 'remove') return null;
    if (kind === 'group') return blank(settled);
    const added = item && blank(item);
    if (settled.isNewFirst) return [added, ...itemsOf(draft)];
    return [...itemsOf(draft), kind === 'days' ? { key: '', value: added } : added];
  }
  if (isGroup(draft)) {
    const part = kind === 'group' ? entries.find(([name]) => name === step)?.[1] : item;
    return part ? { ...draft, [step]: changeList(part, draft[step], action, rest) } : draft;
  }
  const items = itemsOf(draft);
  const index = Number(step);
  if (!item || !(index in items)) return draft;
  if (rest.length > 0) {
    // A day's own value has the days' shape of what stands behind it.
    const within = kind === 'days' ? shape : item;
    return items.with(index, changeList(within, items[index], action, rest));
  }
  const others = items.toSpliced(index, 1);
  const places: Readonly<Record<string, number>> = { top: 0, up: index - 1, down: index + 1 };
  const place = places[action];
  return place === undefined ? others : others.toSpliced(place, 0, items[index]);
}

/** `otherDays.2026-12-24.1`, as errors call it, as the form does: `otherDays.3.value.1`. */
export function fieldName(shape: Shape, draft: Draft, path: string): string {
  let here: Shape | undefined = shape;
  let value = draft;
  const steps: string[] = [];
  for (const step of path === '' ? [] : path.split('.')) {
    if (!here) break;
    const { kind, entries, item } = settle(here, value);
    const index =
      kind === 'days' ? (itemsOf(value) as Day[]).findIndex(({ key }) => key === step) : Number(step);
    steps.push(...(kind === 'days' ? [String(index), 'value'] : [step]));
    here = item ?? entries.find(([name]) => name === step)?.[1];
    if (kind === 'days') value = (itemsOf(value)[index] as Day | undefined)?.value;
    else value = isGroup(value) ? value[step] : itemsOf(value)[index];
  }
  return steps.join('.');
}

/** One of two entries of a day would be lost. */
export function sameDays(shape: Shape, draft: Draft): Fault[] {
  return shape.entries.flatMap(([name, { kind }]) => {
    const days = kind === 'days' && isGroup(draft) ? (itemsOf(draft[name]) as Day[]) : [];
    const isSecond = (key: string, index: number) => days.findIndex((one) => one.key === key) < index;
    return days.flatMap(({ key }, index) =>
      isSecond(key, index) ? [{ path: `${name}.${index}.key`, says: 'is on the list already' }] : [],
    );
  });
}
