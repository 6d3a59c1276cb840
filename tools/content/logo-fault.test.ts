import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { logoFaults } from './logo-fault.ts';

it('a logo that cannot be drawn is named plainly', async () => {
  const folder = temporaryFolder();
  expect(await logoFaults(folder)).toEqual([]);
  writeFileSync(join(folder, 'logo.png'), 'no picture');
  expect(await logoFaults(folder)).toEqual([
    'content/logo.png:1: cannot be read as a picture: save it as PNG or SVG again',
  ]);
  copyFileSync(join(import.meta.dirname, '../../public/icon-512.png'), join(folder, 'logo.png'));
  expect(await logoFaults(folder)).toEqual([]);
});
