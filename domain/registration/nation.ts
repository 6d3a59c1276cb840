import { brand } from '#content/brand.yaml';
import { nations } from '#content/nations.yaml';

export const nation = nations[brand.nation];
