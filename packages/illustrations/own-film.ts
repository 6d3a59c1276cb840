// Puts a film of one's own in the place of one that is drawn, or takes it away:
//   npm run own-film -- story our-film.mp4
//   npm run own-film -- hero none
// Needs ffmpeg (apt-get install ffmpeg), but not for taking away. What it writes is committed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cutToShape } from './film/encode-film.ts';
import { type FilmName, filmLimits, publishFilm } from './film/publish-film.ts';
import { withdraw, withdrawHours } from './published-files.ts';

const SECONDS: Record<FilmName, number> = { hero: 10, lifestyle: 10, story: 60 };

const [name = '', path = ''] = process.argv.slice(2);
/** Seen from the folder where the command was typed, which npm leaves. */
const file = path === 'none' ? path : resolve(process.env.INIT_CWD ?? '', path);

const isFilm = (word: string): word is FilmName => word in filmLimits;

if (!isFilm(name) || !(file === 'none' || (path && existsSync(file)))) {
  console.error(
    `Usage: npm run own-film -w packages/illustrations -- <${Object.keys(filmLimits).join(' | ')}> <film | none>`,
  );
  process.exit(1);
}

const replace = async (film: FilmName): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'own-film-'));
  try {
    const negative = join(folder, 'negative.mkv');
    await cutToShape(file, SECONDS[film], negative);
    const limit = filmLimits[film];
    // As many bits as the longest may have, less what the container takes.
    const rate = Math.floor((limit * 8 * 0.85) / SECONDS[film]);
    await publishFilm(film, negative, { rates: { webm: rate, mp4: rate }, limit, posterAt: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

try {
  if (file === 'none') {
    withdraw('films', 'film', name);
    if (name === 'story') withdraw('captions', 'captions', 'story');
    console.log(`The site has no film called ${name} any more.`);
  } else {
    await replace(name);
    if (name === 'hero') withdrawHours();
    console.log(
      name === 'story'
        ? 'Now say in content/film.yaml what the film shows, and run npm run captions -w packages/illustrations.'
        : 'Now say in content/picture-words.yaml what the first picture shows.',
    );
  }
} catch (error) {
  console.error(`${file} cannot be used: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
