import {
  closeSync,
  copyFileSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

export function mountedFolder(folder: string, own: string): Place {
  const pathOf = (name: string) => join(folder, name);
  /** Where nothing is mounted its place is a folder of the disk that is to be outlived. */
  function expectMounted(): void {
    if (statSync(folder).dev === statSync(own).dev)
      throw new Error('The second place is on the same disk as the data folder: is it mounted?');
  }
  return {
    list: async () => readdirSync(folder),
    async put(file, name) {
      expectMounted();
      const part = pathOf(`${name}.part`);
      copyFileSync(file, part);
      const copied = openSync(part, 'r');
      fsyncSync(copied);
      closeSync(copied);
      renameSync(part, pathOf(name));
    },
    async get(name, file) {
      copyFileSync(pathOf(name), file);
    },
    async remove(names) {
      for (const name of names) rmSync(pathOf(name), { force: true });
    },
  };
}
