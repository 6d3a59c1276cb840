import { brand } from './brand.ts';
import { nations } from './nations.ts';

/** The one that the brand names. */
export const nation = nations[brand.nation];
