import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lifestyleServices } from './lifestyle.ts';
import { type Picture, type SceneName, type SpotName, scenes, shareImage, spots } from './media.ts';
import { services } from './services.ts';

const publicFolder = join(import.meta.dirname, '..', 'public');
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
const spotEntries = Object.entries(spots) as [SpotName, Picture][];

describe('pictures', () => {
  it.each([...sceneEntries, ...spotEntries])('of %s have the sizes they claim', async (_name, picture) => {
    for (const { address, width } of filesOf(picture)) {
      const found = await sharp(onDisk(address)).metadata();
      expect([address, found.width, found.height]).toEqual([
        address,
        width,
        Math.round((width * picture.height) / picture.width),
      ]);
    }
  });

  it.each(sceneEntries)('of %s are light enough', (_name, picture) => {
    const limits: Record<string, number> = { '640.avif': 18, '1280.avif': 40, '1600.avif': 56 };
    for (const { address, width } of filesOf(picture)) {
      const limit = limits[`${width}.${address.split('.').at(-1)}`] ?? 80;
      expect(weightOf(address), address).toBeLessThanOrEqual(limit * 1000);
    }
  });

  it.each(spotEntries)('of %s are light enough', (_name, picture) => {
    for (const { address } of filesOf(picture))
      expect(weightOf(address), address).toBeLessThanOrEqual(12_000);
    const files = filesOf(picture).filter(({ address }) => address.endsWith('.avif'));
    for (const { address } of files) expect(weightOf(address), address).toBeLessThanOrEqual(8000);
  });

  it('say what they show, unless they only decorate', () => {
    for (const [, { alt }] of sceneEntries) expect(alt).toMatch(/^[A-Z].{40,180}\.$/u);
    for (const [, { alt }] of spotEntries) expect(alt).toBe('');
  });

  it('exist for every service', () => {
    for (const { slug } of services) expect(Object.keys(scenes)).toContain(slug);
    for (const { id } of lifestyleServices) expect(Object.keys(spots)).toContain(id);
  });

  it.each(sceneEntries)('of %s come with one to share', async (name) => {
    const { src, width, height } = shareImage(name);
    const found = await sharp(onDisk(src)).metadata();
    expect([found.format, found.width, found.height]).toEqual(['jpeg', width, height]);
    expect(weightOf(src)).toBeLessThanOrEqual(80_000);
  });

  it('leave no stale file behind', () => {
    const named = new Set([
      ...[...sceneEntries, ...spotEntries].flatMap(([, picture]) =>
        filesOf(picture).map(({ address }) => address),
      ),
      ...sceneEntries.map(([name]) => shareImage(name).src),
    ]);
    const there = ['scenes', 'spots', 'share'].flatMap((folder) =>
      readdirSync(onDisk(`/media/${folder}`)).map((file) => `/media/${folder}/${file}`),
    );
    expect(there.filter((file) => !named.has(file))).toEqual([]);
  });
});
