import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { film } from '#content/film.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import * as mediaFiles from '#content/media-files.yaml';
import { stillLifeWords } from '#content/picture-words.yaml';
import { services } from '#content/services.yaml';
import type { SceneName, VignetteName } from '#domain/content/pictures/picture-names.ts';
import { type CaptionedFilm, type Film, heroLoop, lifestyleLoop, storyFilm } from '#domain/media/films.ts';
import { heroAt } from '#domain/media/hero.ts';
import {
  type Picture,
  portraits,
  scenes,
  shareImage,
  stillLifesOf,
  strips,
  teamPortrait,
  vignettes,
} from '#domain/media/pictures.ts';

const publicFolder = join(import.meta.dirname, '../..', 'public');
const onDisk = (address: string): string => join(publicFolder, address);
const weightOf = (address: string): number => statSync(onDisk(address)).size;

interface File {
  address: string;
  width: number;
}

/** The files of a `srcset`, each with the width it claims. */
const filesOf = ({ sources, src }: Picture): File[] => [
  { address: src, width: Number(/-(\d+)\./.exec(src)?.[1]) },
  ...sources
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((entry) => {
      const [address = '', width = ''] = entry.split(' ');
      return { address, width: Number(width.replace('w', '')) };
    }),
];

const sceneEntries = Object.entries(scenes) as [SceneName, Picture][];
/** The night's has what stands at dusk, too. */
const hourEntries = ['07:00', '16:00', '23:00'].map((time): [string, Picture] => [
  `the home page at ${time}`,
  heroAt(new Date(`2026-11-28T${time}:00Z`)).picture,
]);

const vignetteEntries = Object.entries(vignettes) as [VignetteName, Picture][];

const stillLifeEntries = [
  ...new Set(Object.keys(stillLifeWords).map((name) => name.replace(/-\d+$/, ''))),
].flatMap((service) =>
  stillLifesOf(service).map((picture, index): [string, Picture] => [`${service} ${index + 1}`, picture]),
);

const stripEntries = Object.entries(strips);

const teamPortraits = Object.keys(mediaFiles.team).flatMap((id) => teamPortrait(id) ?? []);

const allFilms: readonly (readonly [name: string, film: Film | null, longest: number, limit: number])[] = [
  ['the hero loop', heroLoop, 10, 700_000],
  ['the lifestyle loop', lifestyleLoop, 10, 700_000],
  ['the short film', storyFilm, 60, 2_500_000],
];
const films = allFilms.flatMap(([name, film, ...limits]) => (film ? [[name, film, ...limits] as const] : []));

describe('pictures', () => {
  it.each([...sceneEntries, ...hourEntries, ...vignetteEntries, ...stillLifeEntries, ...stripEntries])(
    'of %s have the sizes they claim',
    async (_name, picture) => {
      for (const { address, width } of filesOf(picture)) {
        const found = await sharp(onDisk(address)).metadata();
        expect([address, found.width, found.height]).toEqual([
          address,
          width,
          Math.round((width * picture.height) / picture.width),
        ]);
      }
    },
  );

  it.each(sceneEntries)('of %s are light enough', (_name, picture) => {
    const limits: Record<string, number> = { '640.avif': 18, '1280.avif': 40, '1600.avif': 56 };
    for (const { address, width } of filesOf(picture)) {
      const limit = limits[`${width}.${address.split('.').at(-1)}`] ?? 80;
      expect(weightOf(address), address).toBeLessThanOrEqual(limit * 1000);
    }
  });

  it.each(hourEntries)('of %s are no heavier than by day', (_name, picture) => {
    const byDay = heroAt(new Date('2026-11-28T12:00:00Z')).picture;
    const kindOf = (address: string) => address.replace(/^.*-(\d+)\..*\./, '$1.');
    const limits = Object.fromEntries(
      filesOf(byDay).map(({ address }) => [kindOf(address), weightOf(address)]),
    );
    for (const { address } of filesOf(picture))
      expect(weightOf(address), address).toBeLessThanOrEqual(limits[kindOf(address)] ?? 0);
  });

  it.each(vignetteEntries)('of %s are light enough', (_name, picture) => {
    for (const { address } of filesOf(picture))
      expect(weightOf(address), address).toBeLessThanOrEqual(12_000);
    const files = filesOf(picture).filter(({ address }) => address.endsWith('.avif'));
    for (const { address } of files) expect(weightOf(address), address).toBeLessThanOrEqual(8000);
  });

  it.each(stillLifeEntries)('of %s are light enough', (_name, picture) => {
    const limits: Record<string, number> = { '320.avif': 3, '640.avif': 6, '960.avif': 10 };
    for (const { address, width } of filesOf(picture)) {
      const limit = limits[`${width}.${address.split('.').at(-1)}`] ?? 14;
      expect(weightOf(address), address).toBeLessThanOrEqual(limit * 1000);
    }
  });

  it.each(stripEntries)('of %s are light enough', (_name, picture) => {
    for (const { address } of filesOf(picture))
      expect(weightOf(address), address).toBeLessThanOrEqual(40_000);
  });

  it('say what they show, unless they only decorate', () => {
    for (const [, { alt }] of [...sceneEntries, ...stripEntries]) expect(alt).toMatch(/^[A-Z].{40,180}\.$/u);
    for (const [, { alt }] of vignetteEntries) expect(alt).toBe('');
    const said = stillLifeEntries.map(([, { alt }]) => alt);
    for (const alt of said) expect(alt).toMatch(/^[A-Z].{30,120}\.$/u);
    expect(new Set(said).size).toBe(said.length);
  });

  it('exist for every service', () => {
    for (const { scene, stillLifes, panels } of services) {
      expect(Object.keys(scenes)).toContain(scene);
      expect(2 * stillLifesOf(stillLifes).length).toBeGreaterThanOrEqual(panels.length);
    }
    for (const { id } of lifestyleServices) expect(Object.keys(vignettes)).toContain(id);
  });

  it.each(sceneEntries)('of %s come with one to share', async (name) => {
    const { src, width, height } = shareImage(name);
    const found = await sharp(onDisk(src)).metadata();
    expect([found.format, found.width, found.height]).toEqual(['jpeg', width, height]);
    expect(weightOf(src)).toBeLessThanOrEqual(80_000);
  });

  it('leave no stale file behind', () => {
    const named = new Set([
      ...[...sceneEntries, ...hourEntries, ...vignetteEntries, ...stillLifeEntries, ...stripEntries].flatMap(
        ([, picture]) => filesOf(picture).map(({ address }) => address),
      ),
      ...sceneEntries.map(([name]) => shareImage(name).src),
      ...films.flatMap(([, { poster, sources }]) => [
        ...filesOf(poster).map(({ address }) => address),
        ...sources.map(({ src }) => src),
      ]),
      ...Object.values(portraits).map(({ src }) => src),
      ...teamPortraits,
      ...(storyFilm ? [storyFilm.captions.src] : []),
    ]);
    // Git keeps no empty folder, such as that of films where there are none.
    const folders = ['scenes', 'spots', 'panels', 'strips', 'share', 'film', 'captions', 'portraits', 'team']
      .map((folder) => `/media/${folder}`)
      .filter((folder) => existsSync(onDisk(folder)));
    const there = folders.flatMap((folder) => readdirSync(onDisk(folder)).map((file) => `${folder}/${file}`));
    expect(there.filter((file) => !named.has(file))).toEqual([]);
  });
});

/** Seconds that an MP4 says it lasts, from its movie header. */
const lengthOf = (address: string): number => {
  const bytes = readFileSync(onDisk(address));
  const header = bytes.indexOf('mvhd') + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
};

const mp4Of = (sources: Film['sources']): string =>
  sources.find(({ src }) => src.endsWith('.mp4'))?.src ?? '';

describe.runIf(films.length > 0)('films', () => {
  it.each(films)('of %s are light and not too long', (_name, { sources }, longest, limit) => {
    for (const { src } of sources) expect(weightOf(src), src).toBeLessThanOrEqual(limit);
    expect(lengthOf(mp4Of(sources))).toBeLessThanOrEqual(longest);
  });

  it.runIf(storyFilm)('come with the captions that were written for them, and end after the last', () => {
    const { captions, sources } = storyFilm as CaptionedFilm;
    const track = readFileSync(onDisk(captions.src), 'utf8');
    for (const { text } of film.captions) expect(track).toContain(text);
    expect(track.split(' --> ')).toHaveLength(film.captions.length + 1);
    expect(film.captions.at(-1)?.end).toBeLessThan(lengthOf(mp4Of(sources)));
  });

  it.each(films)('of %s have a light poster', async (_name, { poster }) => {
    for (const { address, width } of filesOf(poster)) {
      expect(weightOf(address), address).toBeLessThanOrEqual(40_000);
      expect((await sharp(onDisk(address)).metadata()).width).toBe(width);
    }
  });
});

describe('portraits', () => {
  it('of the team are small squares', async () => {
    for (const src of teamPortraits) {
      const found = await sharp(onDisk(src)).metadata();
      expect([found.width, found.height]).toEqual([240, 240]);
      expect(weightOf(src)).toBeLessThanOrEqual(6000);
    }
  });

  it('exist for the assistant', () => {
    expect(portraits).toHaveProperty('assistant');
  });

  it('are drawings of the size they claim, without scripts or foreign addresses', async () => {
    for (const { src, width, height } of Object.values(portraits)) {
      const svg = readFileSync(onDisk(src), 'utf8');
      expect(svg).not.toMatch(/<script|href="http|<image|<foreignObject/);
      const found = await sharp(onDisk(src)).metadata();
      expect([found.width, found.height]).toEqual([width, height]);
      expect(svg.length).toBeLessThan(16_000);
    }
  });
});
