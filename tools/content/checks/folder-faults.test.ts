import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { folderFaults } from './folder-faults.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${inside}</svg>`;

it('a file that is too large, a link and a picture that does something are refused, all at once', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'news'));
  const write = (name: string, text = '') => writeFileSync(join(folder, name), text);
  write('news/hall.jpg');
  truncateSync(join(folder, 'news/hall.jpg'), 80 * 1024 * 1024);
  symlinkSync('/etc', join(folder, 'jobs'));
  symlinkSync('/etc/passwd', join(folder, 'news/password.md'));
  write('logo.svg', svg('<script>alert(1)</script>'));
  write('sign.svg', svg('<image href="https://example.org/a.png"/>'));
  write('press.svg', svg('<path onclick="a()" d="M0 0h1"/>'));
  write('plain.svg', svg('<path id="a" fill="url(#b)" d="M0 0h1"/><use href="#a"/>'));
  write('.DS_Store');
  const unsafe = 'has a script in it, or asks for something elsewhere: save it as a plain SVG';
  expect(folderFaults(folder).sort()).toEqual([
    'content/jobs:1: must be a file of its own, and no link',
    `content/logo.svg:1: ${unsafe}`,
    'content/news/hall.jpg:1: is larger than 20 MB: save it smaller',
    'content/news/password.md:1: must be a file of its own, and no link',
    `content/press.svg:1: ${unsafe}`,
    `content/sign.svg:1: ${unsafe}`,
  ]);
});
