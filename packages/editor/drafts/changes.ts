// Tells a save in words: each field with the text before and after.
import { wordsAt } from '../files/labels.ts';
import { isGroup, isSame } from '../files/same.ts';
import { inWords, type Shape, settle, titleOf } from '../files/shape.ts';
import { amountIn } from './plain-values.ts';

export interface Change {
  field: string;
  /** Empty where there was nothing. */
  from: string;
  to: string;
}

const MAX_LENGTH = 160;

export function changesOf(shape: Shape, from: unknown, to: unknown, at: readonly string[] = []): Change[] {
  if (isSame(from, to)) return [];
  const { entries, item, key, kind } = settle(shape, to ?? from);
  const field = at.join(', ');
  if (isGroup(from) && isGroup(to))
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
      const part = entries.find(([one]) => one === name)?.[1] ?? item;
      const label = kind === 'days' ? (key?.labels[name] ?? inWords(name)) : wordsAt(part, name);
      return part ? changesOf(part, from[name], to[name], [...at, label]) : [];
    });
  if (Array.isArray(from) && Array.isArray(to) && item && ['group', 'one-of'].includes(item.kind)) {
    const [old, now] = [from, to].map((items) => new Map(items.map((one) => [keyOf(one), one])));
    const keys = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
    const parts = keys.flatMap((key) => {
      const [before, after] = [old?.get(key), now?.get(key)];
      return changesOf(item, before, after, [...at, titleOf(after ?? before)]);
    });
    return parts.length > 0 ? parts : [{ field, from: '', to: 'in another order' }];
  }
  if (kind === 'kept') return [];
  if (kind === 'picture' && from && to) return [{ field, from: '', to: 'another one' }];
  return [{ field, from: shown(kind, from), to: shown(kind, to) }];
}

const keyOf = (item: unknown) =>
  isGroup(item) ? String(item.id ?? item.slug ?? titleOf(item)) : titleOf(item);

function shown(kind: Shape['kind'], value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'pence' && typeof value === 'number') return `£${amountIn(value)}`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return cut(value.map((one) => titleOf(one)).join(kind === 'pair' ? '–' : '; '));
  return cut(isGroup(value) ? titleOf(value) : inWords(String(value)));
}

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
