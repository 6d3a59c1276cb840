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

  function note(file: Pick<Save, 'name' | 'title'>, before: string | null, after: string | null): void {
    const { name, title } = file;
    const [from, to] = [before, after].map((text) => (text === null ? null : keep(text)));
    const all = [{ name, title, at: new Date().toISOString(), before: from, after: to }, ...saves()];
    writeWhole(log, JSON.stringify(all.slice(0, MAX_SAVES)));
  }

  function forget(save: Save): void {
    writeWhole(log, JSON.stringify(saves().filter(({ at }) => at !== save.at)));
  }

  return { waiting: join(folder, 'pictures'), saves, keep, textOf, note, forget };
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
