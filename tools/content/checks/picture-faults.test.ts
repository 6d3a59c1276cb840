import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { logoFaults, posterFaults } from './picture-faults.ts';

it('a logo that cannot be drawn is named plainly', async () => {
  const folder = temporaryFolder();
  expect(await logoFaults(folder)).toEqual([]);
  writeFileSync(join(folder, 'logo.png'), 'no picture');
  expect(await logoFaults(folder)).toEqual([
    'content/logo.png:1: cannot be read as a picture: save it as PNG or SVG again',
  ]);
  copyFileSync(join(import.meta.dirname, '../../../public/icon-512.png'), join(folder, 'logo.png'));
  expect(await logoFaults(folder)).toEqual([]);
});

it('a regulator’s poster must be there, be a picture, and be light enough for every page', async () => {
  const folder = temporaryFolder();
  const [location, date, url] = ['The Harbour Office', '2026-05-12', 'https://report.example/1'];
  const ratings = [{ location, date, url, poster: { picture: 'poster.png', alt: 'Good in all themes.' } }];
  const faults = () => posterFaults(folder, { status: 'registered', providerId: '1', url, ratings });
  expect(await faults()).toEqual(['content/media/poster.png:1: is missing, and brand.yaml names it']);
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/poster.png'), Buffer.alloc(500_001));
  expect(await faults()).toEqual(['content/media/poster.png:1: is larger than 500 kB: save it smaller']);
  writeFileSync(join(folder, 'media/poster.png'), 'no picture');
  expect(await faults()).toEqual([
    'content/media/poster.png:1: cannot be read as a picture: save it as PNG or SVG again',
  ]);
  copyFileSync(join(import.meta.dirname, '../../../public/icon-512.png'), join(folder, 'media/poster.png'));
  expect(await faults()).toEqual([]);
  expect(await posterFaults(folder, { status: 'pending' })).toEqual([]);
});
