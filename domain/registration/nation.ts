import { brand } from '#content/brand.yaml';
import { nations } from '#content/nations.yaml';

/** The one that the brand names. */
export const nation = nations[brand.nation];
