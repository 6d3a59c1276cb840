import type { CoverageArea } from '../content/area/coverage.ts';

export type ParsedPostcode = { kind: 'empty' } | { kind: 'invalid' } | { kind: 'ok'; postcode: string };

const STRAY = /[\s.\-\u00AD\u200B-\u200F\u2010-\u2015\u2060\u2212]/g;

/** No `i` flag and no `toUpperCase` of the whole: with either, letters such as ß, ſ and ı would pass as S and I. */
const FORMAT = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

const MAX_INPUT_LENGTH = 100;

export function parsePostcode(input: string): ParsedPostcode {
  const trimmed = input.trim();
  if (trimmed.length > MAX_INPUT_LENGTH) return { kind: 'invalid' };
  const compact = trimmed.replace(STRAY, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (compact === '') return { kind: 'empty' };
  const [, outward, inward] = FORMAT.exec(compact) ?? [];
  return outward && inward ? { kind: 'ok', postcode: `${outward} ${inward}` } : { kind: 'invalid' };
}

/** The postcode that was meant where a nought and an O stand for each other: `SO14 7LY` for `S014 7LY`. */
export function likelyPostcode(input: string): string | undefined {
  if (input.length > MAX_INPUT_LENGTH) return undefined;
  const typed = input.replace(STRAY, '').toUpperCase();
  const [letters, digits] = [typed.slice(0, 2), typed.slice(2, -2)];
  const meant = `${letters.replaceAll('0', 'O')}${digits.replaceAll('O', '0')}${typed.slice(-2)}`;
  const parsed = parsePostcode(meant);
  return meant !== typed && parsed.kind === 'ok' ? parsed.postcode : undefined;
}

/** Anything unknown is the home page's rule, the stricter one. */
export function readCoverageArea(value: unknown): CoverageArea {
  return value === 'services' ? 'services' : 'home';
}

export function splitPostcode(postcode: string): { sector: string; unit: string } {
  return { sector: postcode.slice(0, -2), unit: postcode.slice(-2) };
}

export const UNIT_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

export const UNITS_IN_SECTOR = UNIT_LETTERS.length ** 2;

export function unitNumber(unit: string): number {
  const first = UNIT_LETTERS.indexOf(unit.charAt(0));
  const second = UNIT_LETTERS.indexOf(unit.charAt(1));
  return first < 0 || second < 0 ? -1 : first * UNIT_LETTERS.length + second;
}
