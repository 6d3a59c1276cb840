// Measures whether words and controls can be seen on their grounds, in both schemes.
import { readFileSync } from 'node:fs';
import type { Colours } from '#domain/content/pictures/colours.ts';

const css = readFileSync(new URL('../../../app/design-system/tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);

type Scheme = 'light' | 'dark';

function colourOf(token: string, scheme: Scheme, colours: Colours): string {
  const value = token.startsWith('--') ? declared.get(token) : token;
  if (!value) throw new Error(`${token} is not a token`);
  const [, light, dark] = value.match(/^light-dark\(([^,]+),\s*(.+)\)$/) ?? [];
  if (light && dark) return colourOf(scheme === 'light' ? light : dark, scheme, colours);
  const [, top, part, under] = value.match(/^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/) ?? [];
  if (top && part && under)
    return mixed(colourOf(top, scheme, colours), colourOf(under, scheme, colours), Number(part) / 100);
  const [, kind, name = ''] = value.match(/^(var|env)\(([\w-]+)\)$/) ?? [];
  return kind === 'var' ? colourOf(name, scheme, colours) : hexOf(name, colours);
}

function hexOf(name: string, colours: Colours): string {
  const found = Object.entries(colours).find(([one]) => one === name)?.[1];
  if (!found) throw new Error(`content/colours.yaml has no ${name}`);
  return found;
}

const partsOf = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function mixed(top: string, under: string, share: number): string {
  const below = partsOf(under);
  const parts = partsOf(top).map((part, at) => Math.round(part * share + (below[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = [
  '--ground',
  '--ground-raised',
  '--ground-quiet',
  '--ground-warm',
  '--ground-raised-quiet',
  '--ground-raised-warm',
  '--ground-caution',
];
const on = (tokens: readonly string[]) =>
  tokens.flatMap((token) => grounds.map((ground) => [token, ground] as const));

export const contrastRules = [
  {
    rule: 'body text',
    least: 7,
    pairs: [
      ...on(['--text', '--text-quiet']),
      ['--text-quiet-warm', '--ground-warm'],
      ['--text-quiet-warm', '--ground-raised-warm'],
      ['--paper', '--pine-950'],
      ['--paper', '--pine-1000'],
    ],
  },
  {
    rule: 'other words',
    least: 4.5,
    pairs: [
      ...on(['--text-accent', '--link', '--link-hover', '--error', '--success', '--warning']),
      ['--on-action', '--action'],
      ['--on-action', '--action-hover'],
      ['--text', '--mark'],
      ['--on-tone-deep', '--tone-deep'],
      ['--on-tone', '--tone-sea'],
      ['--on-tone', '--tone-blush'],
      ['--on-tone', '--tone-honey'],
      ['--pine-950', '--paper'],
      ['--pine-950', '--honey-300'],
      ['--ink', '--honey-300'],
    ],
  },
  {
    rule: 'edges of controls, focus and meaningful shapes',
    least: 3,
    pairs: [...on(['--edge', '--focus', '--action', '--star-edge']), ['--link', '--ground-icon']],
  },
] as const;

/** Each as `content/colours.yaml:1: body text reaches 3.1:1, and needs 7:1: --text (#777777) on --ground (#fbf7f0)`. */
export function contrastFaults(colours: Colours): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    contrastRules.flatMap(({ rule, least, pairs }) =>
      pairs.flatMap(([shape, ground]) => {
        const [front, back] = [colourOf(shape, scheme, colours), colourOf(ground, scheme, colours)];
        const reached = contrast(front, back);
        if (reached >= least) return [];
        return `content/colours.yaml:1: ${rule} reach ${reached.toFixed(1)}:1 and need ${least}:1, in the ${scheme} scheme: ${shape} (${front}) on ${ground} (${back})`;
      }),
    ),
  );
}
