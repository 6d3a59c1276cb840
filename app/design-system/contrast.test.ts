import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { themeColours } from './theme-colours.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);

type Scheme = 'light' | 'dark';

/** The colour a token stands for in a scheme, as `#rrggbb`. */
function colour(token: string, scheme: Scheme): string {
  const value = token.startsWith('--') ? declared.get(token) : token;
  if (!value) throw new Error(`${token} is not a token`);
  const [, light, dark] = value.match(/^light-dark\(([^,]+),\s*(.+)\)$/) ?? [];
  if (light && dark) return colour(scheme === 'light' ? light : dark, scheme);
  const [, other] = value.match(/^var\((--[\w-]+)\)$/) ?? [];
  return other ? colour(other, scheme) : value;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it('the page’s ground is known outside the styles too', () => {
  expect(themeColours).toEqual({ light: colour('--ground', 'light'), dark: colour('--ground', 'dark') });
});

const grounds = ['--ground', '--ground-raised', '--ground-quiet', '--ground-warm', '--ground-caution'];
const on = (tokens: readonly string[]) =>
  tokens.flatMap((token) => grounds.map((ground) => [token, ground] as const));

const rules = [
  {
    rule: 'body text',
    least: 7,
    pairs: [
      ...on(['--text', '--text-quiet']),
      ['--paper', '--pine-950'],
      ['--paper', '--pine-1000'],
    ] as const,
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
    ] as const,
  },
  {
    rule: 'edges of controls, focus and meaningful shapes',
    least: 3,
    pairs: on(['--edge', '--focus', '--action', '--star-edge']),
  },
];

describe.each(['light', 'dark'] as const)('colours of the %s scheme', (scheme) => {
  for (const { rule, least, pairs } of rules) {
    it.each(pairs)(`${rule} reach ${least}:1: %s on %s`, (shape, ground) => {
      expect(contrast(colour(shape, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(least);
    });
  }
});

describeAsShipped(() => {
  it('keeps the palette of the brand', () => {
    expect(
      Object.fromEntries(
        ['--paper', '--ink', '--pine-700', '--clay-700'].map((name) => [name, declared.get(name)]),
      ),
    ).toEqual({
      '--paper': '#fbf7f0',
      '--ink': '#14302e',
      '--pine-700': '#1f5650',
      '--clay-700': '#a8422a',
    });
  });
});
