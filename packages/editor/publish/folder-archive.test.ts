import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import {
  differences,
  FolderFault,
  filesOf,
  NOTHING,
  pack,
  readVersion,
  unpack,
  versionOf,
} from './folder-archive.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const words = {
  'brand.yaml': 'name: Rowan\n',
  'jobs/night carer.md': 'Nights\r\n\r\n--\r\n',
  '.git/config': '',
};
const packed = (folder: string) =>
  Buffer.concat([...pack(folder, versionOf(folder))].map((part) => Buffer.from(part)));

function receive(bytes: Uint8Array, version: string) {
  const folder = temporaryFolder();
  const stream = Readable.toWeb(Readable.from([bytes])) as ReadableStream<Uint8Array>;
  return { folder, done: unpack(stream, version, folder) };
}

it('a folder arrives as it was, without what is hidden', async () => {
  const folder = folderOf(words);
  const { folder: arrived, done } = receive(packed(folder), versionOf(folder));
  await done;
  expect(filesOf(arrived)).toEqual(['brand.yaml', 'jobs/night carer.md']);
  expect(readFileSync(join(arrived, 'jobs/night carer.md'), 'utf8')).toBe(words['jobs/night carer.md']);
  expect(versionOf(arrived)).toBe(versionOf(folder));
});

it.each([1, 10, 64, 100_000])('its version is read before it, in pieces of %i bytes', async (size) => {
  const folder = folderOf(words);
  const sent = Buffer.concat([Buffer.from(versionOf(folder)), packed(folder)]);
  const pieces = Array.from({ length: Math.ceil(sent.length / size) }, (_, index) =>
    sent.subarray(index * size, (index + 1) * size),
  );
  const { version, files } = await readVersion(Readable.from(pieces));
  expect(version).toBe(versionOf(folder));
  const arrived = temporaryFolder();
  await unpack(files, version, arrived);
  expect(versionOf(arrived)).toBe(version);
  expect((await readVersion(Readable.from([sent.subarray(0, 20)]))).version).toHaveLength(20);
});

it.each([0, 0.3, 0.6, 0.99])('one that is cut after %f of its bytes is refused', async (share) => {
  const folder = folderOf(words);
  const bytes = packed(folder);
  const { done } = receive(bytes.subarray(0, Math.floor(bytes.length * share)), versionOf(folder));
  await expect(done).rejects.toThrow(FolderFault);
});

it('one with a byte that differs is refused', async () => {
  const folder = folderOf(words);
  const bytes = packed(folder);
  bytes[bytes.indexOf('Rowan')] = 0x72;
  await expect(receive(bytes, versionOf(folder)).done).rejects.toThrow('Not all that was sent arrived whole');
});

it.each([
  '../brand.yaml',
  '/etc/passwd',
  'a/../../b',
  'jobs\\..\\x',
  '.ssh/authorized_keys',
  'a/b/c/d/e',
  '',
])('no file goes to %o', async (name) => {
  const body = `--v\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\nx\r\n--v--\r\n`;
  await expect(receive(Buffer.from(body), 'v').done).rejects.toThrow(FolderFault);
});

it('a link is no part of a folder', () => {
  const folder = folderOf(words);
  symlinkSync('/etc/passwd', join(folder, 'team.yaml'));
  expect(() => versionOf(folder)).toThrow('team.yaml: is no file of its own');
});

it('versions differ with names and contents, and the files that differ are named', () => {
  const one = folderOf(words);
  const other = folderOf({ ...words, 'brand.yaml': 'name: Elm\n', 'faq.yaml': '' });
  expect(versionOf(one)).not.toBe(versionOf(other));
  expect(differences(one, other)).toEqual(['brand.yaml', 'faq.yaml']);
  expect(versionOf(join(one, 'none'))).toBe(NOTHING);
});
