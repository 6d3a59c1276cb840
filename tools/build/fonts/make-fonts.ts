import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { withPlainZero } from './plain-zero.ts';

const out = join(import.meta.dirname, '../../../.generated/fonts');
const { resolve } = createRequire(import.meta.url);

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset));

const ascii = span(0x20, 0x7e);
const latin1 = span(0xa0, 0xff);
const punctuation = '–—‑‘’‚“”„†•…‹›−′″€™Œœ';
/** Letters of the site's own words: a file so small that on a slow line it comes with the first picture. */
const everyday = `${ascii.replaceAll(/[#$<>[\\\]^_`{}~]/g, '')}\u00a0£©·é–—‘’“”•…`;
const except = (characters: string) => [...characters].filter((one) => !everyday.includes(one)).join('');

// Names such as Łukasz or Siôn Tŷ: files that browsers fetch only when a page shows one of these letters.
const extendedLetters = `${span(0x100, 0x17f)}${span(0x218, 0x21b)}ẀẁẂẃẄẅỲỳ`;
const ofHeadings = `${ascii}${span(0xc0, 0xff)} £©®°·½«»${punctuation}`;
const ofText = `${ascii}${latin1}${punctuation}←→↑↓`;

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
const atkinson =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
// The soft cut without the leaning letters, drawn for headings of 24 to 72 px, in the one weight that headings have.
const headingAxes = { SOFT: 100, WONK: 0, opsz: 60, wght: 600 };
const textAxes = { wght: { min: 400, max: 700 } };

const fonts = [
  { file: 'fraunces.woff2', source: fraunces, characters: everyday, axes: headingAxes },
  { file: 'fraunces-other.woff2', source: fraunces, characters: except(ofHeadings), axes: headingAxes },
  { file: 'atkinson.woff2', source: atkinson, characters: everyday, axes: textAxes },
  { file: 'atkinson-other.woff2', source: atkinson, characters: except(ofText), axes: textAxes },
  {
    file: 'atkinson-extended.woff2',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    characters: extendedLetters,
    axes: textAxes,
  },
  // The same as programs draw with that know no compressed fonts: for the pictures that stand for shared pages.
  { file: 'fraunces.ttf', source: fraunces, characters: ofHeadings, axes: headingAxes },
  { file: 'atkinson.ttf', source: atkinson, characters: ofText, axes: { wght: 500 } },
] as const;

/** Draws letters whole: nothing is put together of parts. */
const features = ['kern', 'liga'];

/** Sources of the files; a change in any of them makes them again. */
async function recipe(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, join(import.meta.dirname, 'plain-zero.ts')])
    hash.update(await readFile(file));
  for (const { source } of fonts) hash.update(await readFile(resolve(source)));
  return hash.digest('hex');
}

/**
 * Writes the site's font files to `.generated/fonts`, unless they are up to date.
 * @returns the size of each file in bytes, or nothing when there was nothing to do
 */
export async function makeFonts(): Promise<Map<string, number>> {
  const stamp = join(out, 'recipe.txt');
  const wanted = await recipe();
  const made = new Map<string, number>();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return made;

  await mkdir(out, { recursive: true });
  for (const { file, source, characters, axes } of fonts) {
    const settings = { keepFeatures: features, noHinting: true, dropTables: ['STAT', 'DSIG'] };
    let whole: Buffer = await readFile(resolve(source));
    if (source === atkinson && characters.includes('0'))
      whole = withPlainZero(await subsetFont(whole, characters, { ...settings, targetFormat: 'sfnt' }));
    const font = await subsetFont(whole, characters, {
      ...settings,
      targetFormat: file.endsWith('.ttf') ? 'sfnt' : 'woff2',
      variationAxes: axes,
    });
    await writeFile(join(out, file), font);
    made.set(file, font.length);
  }
  await writeFile(stamp, wanted);
  return made;
}

if (import.meta.main) {
  for (const [file, bytes] of await makeFonts()) console.log(`${file}: ${(bytes / 1000).toFixed(1)} kB`);
}
