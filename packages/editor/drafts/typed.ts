// Translates between what people type and what files have for it.

import { isGroup } from '../files/same.ts';
import { type Shape, settle } from '../files/shape.ts';
import type { Fault } from './find-faults.ts';
import { amountIn, penceOf, telephoneOf } from './plain-values.ts';

/** As it was typed where it is none. */
export function fromTyped(kind: Shape['kind'], typed: unknown): unknown {
  if (kind === 'pence') return penceOf(String(typed)) ?? typed;
  if (kind === 'telephone') return telephoneOf(String(typed));
  if (kind === 'web') return String(typed).replace(/^(?=www\.)/i, 'https://');
  return kind === 'number' && !Number.isNaN(Number(typed)) ? Number(typed) : typed;
}

/** Anything that is no amount, or more or less than such a price. */
export function amountFaults(shape: Shape, draft: unknown, name = ''): Fault[] {
  const { kind, entries, item, usual } = settle(shape, draft);
  const within = (part: Shape, step: string | number, value: unknown) =>
    amountFaults(part, value, name === '' ? String(step) : `${name}.${step}`);
  if (isGroup(draft)) return entries.flatMap(([step, part]) => within(part, step, draft[step]));
  if (Array.isArray(draft) && item) return draft.flatMap((one, index) => within(item, index, one));
  if (kind !== 'pence' || draft === '' || draft === undefined) return [];
  const pence = penceOf(String(draft));
  if (pence === null) return [{ path: name, says: 'must be a number of pounds, such as 29.50' }];
  if (!usual || (pence >= usual[0] && pence <= usual[1])) return [];
  const says = `is £${amountIn(pence)}. If that is right, save again`;
  return [{ path: name, says, sure: `${name}=${pence};` }];
}
