// Films from the same scenes, as WebM and MP4 with their posters:
//   npm run films -- hero       the loop behind the home page's first words
//   npm run films -- lifestyle  the loop behind those of Lifestyle Support
//   npm run films -- story      the short captioned film
// With --reprint the frames drawn last time (kept in .generated/film) are encoded again, not drawn anew.
// Needs Chromium and ffmpeg (apt-get install chromium ffmpeg). What it writes is committed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { keepFrames } from './film/encode-film.ts';
import { loopOf } from './film/loop.ts';
import { filmLimits, type Prints, publishFilm } from './film/publish-film.ts';
import { storyFrames } from './film/story.ts';
import { openBrowser } from './rendering/browser.ts';
import { waterfront } from './scenes/hero-home.ts';
import { heathInTheMorning } from './scenes/lifestyle.ts';

type Film = Prints & { frames: (browser: Browser) => AsyncGenerator<Buffer> };

const loop = { rates: { webm: 470_000, mp4: 500_000 }, posterAt: 0 };

const films: Readonly<Record<string, Film>> = {
  hero: { frames: loopOf(waterfront), ...loop, limit: filmLimits.hero },
  lifestyle: {
    frames: loopOf(heathInTheMorning),
    ...loop,
    rates: { webm: 392_000, mp4: 500_000 },
    limit: filmLimits.lifestyle,
  },
  story: {
    frames: storyFrames,
    rates: { webm: 140_000, mp4: 145_000 },
    limit: 700_000,
    posterAt: 20,
  },
};

const negatives = join(import.meta.dirname, '../../.generated/film');

const develop = async (name: string, film: Film): Promise<void> => {
  mkdirSync(negatives, { recursive: true });
  const browser = await openBrowser();
  try {
    await keepFrames(film.frames(browser), negativeOf(name));
  } finally {
    await browser.close();
  }
};

const negativeOf = (name: string): string => join(negatives, `${name}.mkv`);

const reprint = process.argv.includes('--reprint');
const filter = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const [name, film] of Object.entries(films)) {
  if (filter.length > 0 && !filter.includes(name)) continue;
  if (!reprint) await develop(name, film);
  await publishFilm(name, negativeOf(name), film);
}
