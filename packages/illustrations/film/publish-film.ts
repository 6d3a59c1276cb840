import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTER_VARIANTS } from '../picture-formats.ts';
import { publish, recordVersions, versionOf } from '../published-files.ts';
import { encode } from '../rendering/encode.ts';
import { frameAt, print } from './encode-film.ts';

/** The most that a print of each film may weigh, in bytes. */
export const filmLimits = { hero: 700_000, lifestyle: 700_000, story: 2_500_000 } as const;

export type FilmName = keyof typeof filmLimits;

export type Prints = {
  rates: { webm: number; mp4: number };
  limit: number;
  posterAt: number;
};

export const publishFilm = async (
  name: string,
  negative: string,
  { rates, limit, posterAt }: Prints,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-film-`));
  try {
    const prints = await print(negative, folder, rates);
    for (const [kind, file] of Object.entries(prints)) {
      console.log(name, kind, `${(file.length / 1000).toFixed(0)} kB`);
      if (file.length > limit) throw new Error(`The ${kind} of ${name} weighs more than ${limit} bytes.`);
    }
    const made: [string, Buffer][] = [
      ['.VERSION.webm', prints.webm],
      ['.VERSION.mp4', prints.mp4],
      ...(await posterFiles(await frameAt(negative, posterAt, folder))),
    ];
    const version = versionOf(made.map(([, content]) => content));
    publish(
      'film',
      name,
      new Map(made.map(([ending, content]) => [name + ending.replace('VERSION', version), content])),
    );
    recordVersions('films', { [name]: version });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const posterFiles = async (frame: Buffer): Promise<[string, Buffer][]> => {
  const files: [string, Buffer][] = [];
  for (const variant of POSTER_VARIANTS) {
    files.push([`-${variant.width}.VERSION.${variant.extension}`, await encode(frame, variant)]);
  }
  return files;
};
