import { describe, expect, it } from 'vitest';
import { areOfTheSample, films, pictures } from '#content/pictures.yaml';
import { heroAt, lightAt } from './hero.ts';

const DARK = '(prefers-color-scheme: dark)';
const at = (moment: string) => new Date(moment);

describe('the light on the home page', () => {
  it.each([
    ['2026-11-28T06:29:59Z', 'night'],
    ['2026-11-28T06:30:00Z', 'dawn'],
    ['2026-11-28T08:29:59Z', 'dawn'],
    ['2026-11-28T08:30:00Z', 'day'],
    ['2026-11-28T15:30:00Z', 'dusk'],
    ['2026-11-28T18:00:00Z', 'night'],
    ['2026-11-28T00:00:00Z', 'night'],
    ['2026-07-01T03:59:59Z', 'night'],
    ['2026-07-01T04:00:00Z', 'dawn'],
    ['2026-07-01T06:30:00Z', 'day'],
    ['2026-07-01T18:29:59Z', 'day'],
    ['2026-07-01T18:30:00Z', 'dusk'],
    ['2026-07-01T21:00:00Z', 'night'],
    ['2026-07-01T23:30:00Z', 'night'],
  ])('at %s is that of %s', (moment, light) => {
    expect(lightAt(at(moment))).toBe(light);
  });

  it('follows the clock on the wall when summer time begins and ends', () => {
    expect(lightAt(at('2026-03-28T18:30:00Z'))).toBe('night');
    expect(lightAt(at('2026-03-29T18:29:59Z'))).toBe('day');
    expect(lightAt(at('2026-10-24T16:00:00Z'))).toBe('day');
    expect(lightAt(at('2026-10-25T16:00:00Z'))).toBe('dusk');
  });
});

const hours = ['07:00', '12:00', '16:00', '23:00'].map((time) => at(`2026-11-28T${time}:00Z`));
const own = { version: '0123abcd', alt: 'Our hall.', focalPoint: { x: 50, y: 50 } };
const [, noon = new Date()] = hours;

describe.runIf(areOfTheSample && !pictures['hero-home'] && !films.hero)('the drawing of the hour', () => {
  it('has a file of its own at each, and by day alone a film', () => {
    const shown = hours.map((now) => heroAt(now));
    expect(new Set(shown.map(({ picture }) => picture.sources.map(({ srcSet }) => srcSet).join())).size).toBe(
      4,
    );
    expect(shown.map(({ film }) => film !== null)).toEqual([false, true, false, false]);
  });

  it('is at night dusk in the light scheme, and lamplit in the dark one', () => {
    const [, , dusk, night] = hours.map((now) => heroAt(now).picture);
    const ofDark = night?.sources.filter(({ media }) => media === DARK) ?? [];
    expect(ofDark.map(({ srcSet }) => srcSet)).toEqual(
      Array(2).fill(expect.stringContaining('hero-home-night-')),
    );
    expect(night).toEqual({ ...dusk, sources: [...ofDark, ...(dusk?.sources ?? [])] });
  });
});

it.each([
  ['photograph', { areOfTheSample, pictures: { 'hero-home': own }, films: {} }],
  ['film', { areOfTheSample, pictures: {}, films: { hero: '0123abcd' } }],
  ['folder', { areOfTheSample: false, pictures: {}, films: {} }],
])('a provider’s own %s is shown at every hour', (_what, ownFiles) => {
  for (const now of hours) expect(heroAt(now, ownFiles)).toEqual(heroAt(noon, ownFiles));
});
