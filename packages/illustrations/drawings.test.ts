import { describe, expect, it } from 'vitest';
import { partsAt } from './drawing/layers.ts';
import { kitSheet } from './figures/kit-sheet.ts';
import { readVersions } from './published-files.ts';
import { waterfront } from './scenes/hero-home.ts';
import { hours, scenes } from './scenes.ts';
import { strips } from './strips.ts';
import { team } from './vignettes/team.ts';
import { stillLifes, vignettes } from './vignettes.ts';

const drawings = [
  ...Object.entries(scenes),
  ...Object.entries(hours),
  ...Object.entries(vignettes),
  ...Object.entries(stillLifes),
  ...Object.entries(strips),
  ...Object.entries(team),
  ['the sheet of the kit', kitSheet] as const,
];

describe('drawings', () => {
  it.each(drawings)('%s is a whole document without gaps', (_name, draw) => {
    const svg = draw(0);
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(drawings)('%s refers to nothing that it does not define', (_name, draw) => {
    const svg = draw(0);
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });

  it('are all published', () => {
    const published = readVersions();
    const drawn = { scenes, hours, shareImages: scenes, team, vignettes, stillLifes, strips };
    for (const [kind, names] of Object.entries(drawn))
      expect(Object.keys(published[kind] ?? {}).sort(), kind).toEqual(Object.keys(names).sort());
  });
});

describe('the hero loop', () => {
  const numbersAt = (moment: number): number[] =>
    [
      ...partsAt(waterfront, moment)
        .join('')
        .replaceAll(/(?:id|url|href)[="(#]+[\w-]+/g, '')
        .matchAll(/-?\d+(?:\.\d+)?(?:e-\d+)?/g),
    ].map(([number]) => Number(number));

  it('ends where it begins', () => {
    const [first, last] = [numbersAt(0), numbersAt(1)];
    expect(last.length).toBe(first.length);
    expect(Math.max(...last.map((number, index) => Math.abs(number - (first[index] ?? 0))))).toBeLessThan(
      0.11,
    );
  });

  it('moves in between', () => {
    expect(numbersAt(0.25)).not.toEqual(numbersAt(0));
  });
});
