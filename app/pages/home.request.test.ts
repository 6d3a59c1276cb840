import { expect, it, vi } from 'vitest';
import { areOfTheSample, pictures } from '#content/pictures.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';

vi.useFakeTimers({ toFake: ['Date'] });
const site = await startBuiltSite();

/** The first picture of the page, at a moment of one day: the page of an hour before is not shown again. */
async function firstPictureAt(time: string) {
  vi.setSystemTime(new Date(`2026-11-21T${time}:00Z`));
  const { text } = await site.send('/');
  const [picture = ''] = /<picture>.*?<\/picture>/.exec(text.slice(text.indexOf('<main'))) ?? [];
  return {
    files: [...picture.matchAll(/\/media\/(\S+?)-\d+\.[0-9a-f]{8}\./g)].map(([, stem]) => stem),
    text,
  };
}

it.runIf(areOfTheSample && !pictures['hero-home'])(
  'Home shows the picture of the hour, and moves by day alone',
  async () => {
    for (const [time, files, hasFilm] of [
      ['07:00', ['scenes/hero-home-dawn'], false],
      ['12:00', ['film/hero'], true],
      ['16:00', ['scenes/hero-home-dusk'], false],
      ['23:00', ['scenes/hero-home-night', 'scenes/hero-home-dusk'], false],
    ] as const) {
      const shown = await firstPictureAt(time);
      expect([...new Set(shown.files)], time).toEqual(files);
      expect(shown.text.includes('data-hero-film'), time).toBe(hasFilm);
      expect(shown.text.match(/property="og:image" content="[^"]*\/(.*?)-1200/)?.[1], time).toBe('hero-home');
    }
  },
);
