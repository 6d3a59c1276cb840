// Copies of what files were before they were saved: for undoing, and for telling who changed what.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface Save {
  at: string;
  name: string;
  title: string;
  /** Null if the file was new. */
  before: string | null;
  /** Null if it was deleted. */
  after: string | null;
}

const MAX_SAVES = 50;

export type Named = Pick<Save, 'name' | 'title'>;

/** A picture is kept as text, too. */
const encodingOf = (name: string) => (name.endsWith('.png') ? 'base64' : 'utf8');

/** Null where there is no such file. */
export const textIn = (path: string): string | null =>
  existsSync(path) ? readFileSync(path, encodingOf(path)) : null;

export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

export type SavedCopies = ReturnType<typeof createSavedCopies>;

export function createSavedCopies(folder: string) {
  const log = join(folder, 'saves.json');
  const fileOf = (digest: string) => join(folder, `${digest}.txt`);
  mkdirSync(folder, { recursive: true });

  /** Newest first. */
  const saves = (): Save[] => (existsSync(log) ? JSON.parse(readFileSync(log, 'utf8')) : []);

  function keep(text: string): string {
    const digest = digestOf(text);
    if (!existsSync(fileOf(digest))) writeWhole(fileOf(digest), text);
    return digest;
  }

  function textOf(digest: string): string | null {
    const isDigest = /^[\da-f]{64}$/.test(digest);
    return isDigest && existsSync(fileOf(digest)) ? readFileSync(fileOf(digest), 'utf8') : null;
  }

  function note({ name, title }: Named, before: string | null, after: string | null): void {
    const [from, to] = [before, after].map((text) => (text === null ? null : keep(text)));
    const all = [{ name, title, at: new Date().toISOString(), before: from, after: to }, ...saves()];
    writeWhole(log, JSON.stringify(all.slice(0, MAX_SAVES)));
  }

  function forget(save: Save): void {
    writeWhole(log, JSON.stringify(saves().filter(({ at }) => at !== save.at)));
  }

  return { waiting: join(folder, 'pictures'), saves, keep, textOf, note, forget };
}

/** Takes the file away where there is no text. */
export function writeText(path: string, text: string | null): void {
  if (text === null) rmSync(path);
  else writeWhole(path, Buffer.from(text, encodingOf(path)));
}

/** Nobody sees half a file. */
export function writeWhole(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}`);
  try {
    writeFileSync(next, text, existsSync(file) ? { mode: statSync(file).mode } : {});
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}
