import { prices as list } from '#content/prices.yaml';
import type { Prices } from '../content/services/prices.ts';
import { londonMoment } from '../time/london-time.ts';

/** True until the last day of a list has ended. */
export const areCurrent = ({ until }: Pick<Prices, 'until'>, now: Date): boolean =>
  until === undefined || londonMoment(now).date <= until;

/** Null where none are shown, or no more: a process that began with them asks for its successor when they end. */
export const prices: Prices | null = list && areCurrent(list, new Date()) ? list : null;
