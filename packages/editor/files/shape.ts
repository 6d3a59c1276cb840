import * as v from 'valibot';
import { buildDay } from '../../../build/content/build-day.ts';
import { countedDay } from '../../../domain/time/counted-day.ts';
import { isGroup } from './same.ts';

type Line =
  | 'line'
  | 'lines'
  | 'date'
  | 'month'
  | 'time'
  | 'number'
  | 'picture'
  | 'pence'
  | 'telephone'
  | 'web'
  | 'colour'
  | 'kept';

export interface Shape {
  kind: Line | 'yes-no' | 'choice' | 'group' | 'pair' | 'list' | 'days' | 'one-of' | 'fixed';
  label: string | undefined;
  hint: string | undefined;
  example: string | undefined;
  isOptional: boolean;
  /** Shown after the others, folded. */
  isLater: boolean;
  /** An item that is added comes first. */
  isNewFirst: boolean;
  /** Part of an address: made of the title where it is left empty. */
  isMade: boolean;
  empty: null | undefined | '';
  /** The fields of a group, and both sides of a pair. */
  entries: readonly (readonly [name: string, shape: Shape])[];
  /** An item of a list, and what stands behind a day. */
  item: Shape | undefined;
  key: Shape | undefined;
  options: readonly string[];
  /** The list of this provider's that it is chosen from: see `choices.ts`. */
  choices: string | undefined;
  labels: Readonly<Record<string, string>>;
  /** The least and the most that is not asked about. */
  usual: readonly [number, number] | undefined;
  /** Told apart by one of their fields, or else by whether they have parts. */
  variants: readonly Shape[];
  decidedBy: string | undefined;
}

type Schema = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  items?: readonly v.GenericSchema[];
  item?: v.GenericSchema;
  key?: v.GenericSchema | string;
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
};

interface Metadata {
  form?: 'later' | 'asked' | false;
  kind?: 'pence' | 'telephone' | 'web' | 'colour' | 'kept';
  choices?: string;
  usual?: readonly [number, number];
  newFirst?: boolean;
}

const KINDS: Readonly<Record<string, Shape['kind']>> = {
  strict_object: 'group',
  strict_tuple: 'pair',
  array: 'list',
  record: 'days',
  variant: 'one-of',
  union: 'one-of',
  picklist: 'choice',
  boolean: 'yes-no',
  number: 'number',
  literal: 'fixed',
};

export function shapeOf(schema: Schema): Shape {
  const { type, wrapped, key, literal } = schema;
  const label = v.getTitle(schema);
  const hint = v.getDescription(schema);
  if (wrapped) {
    const shape = shapeOf(wrapped);
    const kind = shape.kind === 'line' ? lineOf(schema) : shape.kind;
    const empty = type === 'nullable' ? null : undefined;
    const { form, choices = shape.choices } = v.getMetadata(schema) as Metadata;
    const isLater = shape.isLater || form === 'later';
    const words = { label: label ?? shape.label, hint: hint ?? shape.hint };
    return { ...shape, ...words, kind, empty, isLater, choices, isOptional: form !== 'asked' };
  }
  const options = (schema.options ?? []).filter((option) => typeof option === 'object') as Schema[];
  const areWords = type === 'union' && options.every((option) => ['string', 'number'].includes(option.type));
  const item = schema.item ?? (type === 'record' ? schema.value : undefined);
  const { form, kind, choices, usual, newFirst } = v.getMetadata(schema) as Metadata;
  return {
    kind: kind ?? ((!areWords && KINDS[type]) || lineOf(schema)),
    label,
    hint,
    example: exampleOf(schema),
    isOptional: false,
    isLater: form === 'later',
    isNewFirst: newFirst === true,
    isMade: false,
    empty: '',
    entries: [...Object.entries(schema.entries ?? {}), ...Object.entries(schema.items ?? [])]
      .filter(([, entry]) => v.getMetadata(entry).form !== false)
      .map(([name, entry]) => [name, entryOf(name, shapeOf(entry))]),
    item: item && shapeOf(item),
    key: typeof key === 'object' ? shapeOf(key) : undefined,
    options: type === 'picklist' ? (schema.options as string[]) : [String(literal)],
    choices,
    labels: {},
    usual,
    variants: areWords ? [] : options.map(shapeOf),
    decidedBy: typeof key === 'string' ? key : undefined,
  };
}

function entryOf(name: string, shape: Shape): Shape {
  if (shape.kind !== 'line' || !['id', 'slug'].includes(name)) return shape;
  const hint = `${shape.hint ?? ''} Left empty, it is made of the title or name.`.trim();
  return { ...shape, hint, isOptional: true, isLater: true, isMade: true };
}

function exampleOf(schema: v.GenericSchema): string | undefined {
  const [example] = v.getExamples(schema) as readonly unknown[];
  return example === undefined ? undefined : String(example);
}

function lineOf(schema: v.GenericSchema): Line {
  const example = exampleOf(schema) ?? '';
  if (v.getMetadata(schema).picture) return 'picture';
  if (example.includes('\n')) return 'lines';
  if (/^\d{4}-\d\d-\d\d$/.test(example)) return 'date';
  if (/^\d{4}-\d\d$/.test(example)) return 'month';
  return /^\d\d:\d\d$/.test(example) ? 'time' : 'line';
}

const hasParts = ({ kind }: Shape) => ['group', 'pair', 'list', 'days'].includes(kind);

function canHave(shape: Shape, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !hasParts(shape);
  const isKnown = (key: string) => shape.entries.some(([name]) => name === key);
  return hasParts(shape) && (shape.kind !== 'group' || Object.keys(value).every(isKnown));
}

export function settle(shape: Shape, value: unknown): Shape {
  if (shape.kind !== 'one-of') return shape;
  const { decidedBy = '', variants, label, hint, isOptional, empty } = shape;
  const deciding = (one: Shape) => one.entries.find(([name]) => name === decidedBy)?.[1].options ?? [];
  const decided = isGroup(value) ? String(value[decidedBy]) : '';
  const isMeant = (one: Shape) => (decidedBy ? deciding(one).includes(decided) : canHave(one, value));
  const settled = variants.find(isMeant) ?? variants[0] ?? shape;
  const choice = { kind: 'choice' as const, options: variants.flatMap(deciding) };
  const entries = settled.entries.map(
    ([name, part]) => [name, name === decidedBy ? { ...part, ...choice } : part] as const,
  );
  return { ...settled, entries, label, hint, isOptional, empty };
}

const TITLES = 'title question name label heading location text key from description alt'.split(' ');
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

export const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const isPast = (day: unknown): boolean =>
  Boolean(day) && countedDay(String(day), buildDay) < daysFromNow(0);

/** The sample's days are counted from the build's, and stay so until they are typed over. */
export const isCounted = (day: string): boolean => countedDay(day, buildDay) !== day;

export function inWords(text: string): string {
  const day = countedDay(text, buildDay);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? DAY.format(new Date(day)) : text;
}

export function titleOf(item: unknown): string {
  const texts = isGroup(item) ? TITLES.map((name) => item[name]) : [item];
  const found = inWords(String(texts.find((one) => typeof one === 'string' && one !== '') ?? ''));
  return found.length > 80 ? `${found.slice(0, 80)}…` : found;
}
