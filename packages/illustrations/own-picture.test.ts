import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

function command(folder: string, ...words: string[]) {
  const env = { ...process.env, INIT_CWD: folder, CONTENT_DIR: folder };
  const program = join(import.meta.dirname, 'own-picture.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('an owner’s own people are listed, and have a photo by their short name', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'team.yaml'), 'team:\n  people:\n    - id: maureen-fletcher\n');
  await sharp({ create: { width: 80, height: 60, channels: 3, background: '#79a' } })
    .png()
    .toFile(join(folder, 'maureen.png'));

  const listed = command(folder);
  expect(listed).toMatchObject({ status: 0, stderr: '' });
  expect(listed.stdout).toContain('team: maureen-fletcher\n');
  expect(command(folder, 'maureen-fletcher', 'maureen.png')).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(join(folder, 'media/team')).join()).toMatch(/^maureen-fletcher-/);
});

it.each([
  [['daniel', 'hall.jpg'], 'There is no picture or person called daniel; without a name all are listed.'],
  [['home-care'], 'Behind home-care must stand the file of a picture.'],
  [
    ['home-care', 'hall.jpg'],
    /^Behind home-care must stand the file of a picture; there is no .*hall\.jpg\.$/,
  ],
])('what cannot be done is said in one sentence: %s', (words, says) => {
  const { status, stdout, stderr } = command(temporaryFolder(), ...words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trimEnd()).toMatch(says);
});
