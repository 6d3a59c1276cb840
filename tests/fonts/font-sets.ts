import { join } from 'node:path';
import { browserOptions } from '../support/browser-options.ts';

/**
 * Fonts of devices, by the packages they come from: the sans and the serif that the pages' own stand in for.
 * A file of Fontconfig with the name of each set lies beside this one.
 */
export const fontSets = {
  dejavu: ['dejavu-sans', 'dejavu-serif'],
  liberation: ['arimo', 'tinos'],
  'roboto-and-noto': ['roboto', 'noto-serif'],
  // The wide ones once more, by names that no stand-in of ours knows.
  unknown: ['dejavu-sans', 'dejavu-serif'],
} as const;

export type FontSet = keyof typeof fontSets;

/** Starts Chromium as on a device that has these fonts and no others, whatever this machine has. Linux only. */
export function browserWith(fonts: FontSet) {
  const env: Record<string, string> = { FONTCONFIG_FILE: join(import.meta.dirname, `${fonts}.conf`) };
  for (const [name, value] of Object.entries(process.env)) if (value) env[name] ??= value;
  return { ...browserOptions, env };
}
