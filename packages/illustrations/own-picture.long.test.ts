import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of what the command reads and writes. */
function copyOfTheSite(): string {
  const folder = temporaryFolder();
  for (const part of ['packages/illustrations', 'content/media-files.yaml', 'tools/content', 'domain'])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
  for (const part of ['package.json', 'node_modules']) symlinkSync(join(root, part), join(folder, part));
  return folder;
}

it('an owner puts a photograph in the place of a drawn picture', async () => {
  const folder = copyOfTheSite();
  const versionNow = () =>
    parse(readFileSync(join(folder, 'content/media-files.yaml'), 'utf8')).vignettes.companionship;
  const drawn = versionNow();
  const shown = join(folder, 'public/media/spots');
  mkdirSync(shown, { recursive: true });
  writeFileSync(join(shown, `companionship.${drawn}.webp`), 'the drawn one');
  const photograph = join(folder, 'our-hall.png');
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a9' } })
    .png()
    .toFile(photograph);

  const { status, stderr } = spawnSync(
    process.execPath,
    ['packages/illustrations/own-picture.ts', 'companionship', 'our-hall.png'],
    { cwd: folder, env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8' },
  );

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const version = versionNow();
  expect(version).toMatch(/^[0-9a-f]{8}$/);
  expect(version).not.toBe(drawn);
  expect(existsSync(join(shown, `companionship.${drawn}.webp`))).toBe(false);
  expect(readdirSync(shown).every((file) => file.includes(`.${version}.`))).toBe(true);
  expect(readdirSync(shown).length).toBeGreaterThan(2);
});

it('a photograph on top of the home page stands there at every hour', async () => {
  const folder = copyOfTheSite();
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a9' } })
    .png()
    .toFile(join(folder, 'our-hall.png'));
  const versions = () => parse(readFileSync(join(folder, 'content/media-files.yaml'), 'utf8'));
  expect(Object.keys(versions().hours)).toHaveLength(3);

  const { status, stderr } = spawnSync(
    process.execPath,
    ['packages/illustrations/own-picture.ts', 'hero-home', 'our-hall.png'],
    { cwd: folder, env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8' },
  );

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(versions()).toMatchObject({
    hours: {},
    films: expect.not.objectContaining({ hero: expect.any(String) }),
  });
  expect(versions().hours).toEqual({});
});

it('in a folder of one’s own it lies there, and what it shows is asked for', async () => {
  const folder = copyOfTheSite();
  const own = temporaryFolder();
  const photograph = join(folder, 'our-hall.png');
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#79a' } })
    .png()
    .toFile(photograph);
  const before = readFileSync(join(folder, 'content/media-files.yaml'), 'utf8');

  const { status, stderr } = spawnSync(
    process.execPath,
    ['packages/illustrations/own-picture.ts', 'home-care', 'our-hall.png'],
    { cwd: folder, env: { ...process.env, INIT_CWD: folder, CONTENT_DIR: own }, encoding: 'utf8' },
  );

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { pictures, areOfTheSample } = parse(readFileSync(join(own, 'pictures.yaml'), 'utf8'));
  expect(areOfTheSample).toBe(false);
  const { version, share, alt } = pictures['home-care'];
  expect(alt).toBe('');
  expect(readdirSync(join(own, 'media/scenes')).every((file) => file.includes(`.${version}.`))).toBe(true);
  expect(readdirSync(join(own, 'media/share'))).toEqual([`home-care-1200.${share}.jpg`]);
  expect(readFileSync(join(folder, 'content/media-files.yaml'), 'utf8')).toBe(before);
  expect(existsSync(join(folder, 'public'))).toBe(false);
});
