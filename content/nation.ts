import { brand } from '#content/brand.yaml';
import { nations } from './nations.ts';

/** The one that the brand names. */
export const nation = nations[brand.nation];
