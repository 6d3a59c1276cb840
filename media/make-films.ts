// Films from the same scenes, as WebM and MP4 with their posters:
//   npm run films -- hero       the loop behind the home page's first words
//   npm run films -- lifestyle  the loop behind those of Lifestyle Support
//   npm run films -- story      the short captioned film
// With --reprint the frames drawn last time (kept in .generated/film) are encoded again, not drawn anew.
// Needs Chromium and ffmpeg (apt-get install chromium ffmpeg). What it writes is committed.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { frameAt, keepFrames, print } from './film/encode-film.ts';
import { loopOf } from './film/loop.ts';
import { storyFrames } from './film/story.ts';
import { POSTER_VARIANTS } from './picture-formats.ts';
import { publish, recordVersions, versionOf } from './published-files.ts';
import { openBrowser } from './rendering/browser.ts';
import { encode } from './rendering/encode.ts';
import { waterfront } from './scenes/hero-home.ts';
import { heathInTheMorning } from './scenes/lifestyle.ts';

type Film = {
  frames: (browser: Browser) => AsyncGenerator<Buffer>;
  /** Bits per second of each print. */
  rates: { webm: number; mp4: number };
  /** The most a print may weigh, in bytes. */
  limit: number;
  /** Which moment the poster shows, in seconds. */
  posterAt: number;
};

const loop = { rates: { webm: 470_000, mp4: 500_000 }, limit: 700_000, posterAt: 0 };

const films: Readonly<Record<string, Film>> = {
  hero: { frames: loopOf(waterfront), ...loop },
  lifestyle: { frames: loopOf(heathInTheMorning), ...loop },
  story: {
    frames: storyFrames,
    rates: { webm: 400_000, mp4: 470_000 },
    limit: 2_500_000,
    posterAt: 7.8,
  },
};

const posterFiles = async (frame: Buffer): Promise<[string, Buffer][]> => {
  const files: [string, Buffer][] = [];
  for (const variant of POSTER_VARIANTS) {
    files.push([`-${variant.width}.VERSION.${variant.extension}`, await encode(frame, variant)]);
  }
  return files;
};

const negatives = join(import.meta.dirname, '..', '.generated', 'film');

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

const publishPrints = async (name: string, film: Film): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-film-`));
  try {
    const prints = await print(negativeOf(name), folder, film.rates);
    for (const [kind, file] of Object.entries(prints)) {
      console.log(name, kind, `${(file.length / 1000).toFixed(0)} kB`);
      if (file.length > film.limit)
        throw new Error(`The ${kind} of ${name} weighs more than ${film.limit} bytes.`);
    }
    const made: [string, Buffer][] = [
      ['.VERSION.webm', prints.webm],
      ['.VERSION.mp4', prints.mp4],
      ...(await posterFiles(await frameAt(negativeOf(name), film.posterAt, folder))),
    ];
    const version = versionOf(made.map(([, content]) => content));
    publish(
      'film',
      name,
      new Map(made.map(([ending, content]) => [name + ending.replace('VERSION', version), content])),
    );
    return version;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const reprint = process.argv.includes('--reprint');
const filter = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const [name, film] of Object.entries(films)) {
  if (filter.length > 0 && !filter.includes(name)) continue;
  if (!reprint) await develop(name, film);
  await recordVersions('films', { [name]: await publishPrints(name, film) });
}
