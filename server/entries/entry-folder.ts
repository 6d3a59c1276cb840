import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadFile, readMarkdownFolder } from '../markdown/markdown-folder.ts';
import type { Entry } from './entry.ts';
import { readEntryFile } from './entry-file.ts';

const MAX_PICTURE_BYTES = 1_000_000;

/** What a folder of entries holds: the usable ones, and what is wrong with the others. */
export interface EntryFolder {
  /** The newest first, those of coming days among them. */
  entries: Entry[];
  /** Each names the file, and the line and the field where they are known. */
  faults: string[];
}

/** Reads every entry of a folder. A folder that is not there is an empty one. */
export async function readEntryFolder(folder: string): Promise<EntryFolder> {
  try {
    const read = (text: string, name: string) => readEntry(folder, text, name);
    const { files, faults } = await readMarkdownFolder(folder, read);
    return { entries: files.map(({ value }) => value).toSorted(newestFirst), faults };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { entries: [], faults: isMissing ? [] : ['the folder cannot be read'] };
  }
}

async function readEntry(folder: string, text: string, name: string): Promise<ReadFile<Entry>> {
  const result = readEntryFile(text, name);
  if ('faults' in result) return result;
  const { entry, pictureLine } = result.value;
  const message = entry.picture && (await pictureFault(join(folder, entry.picture.file)));
  return message ? { faults: [{ line: pictureLine, field: 'image', message }] } : { value: entry };
}

async function pictureFault(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return 'there is no such file beside this one';
  return found.size > MAX_PICTURE_BYTES ? 'is larger than 1 MB' : null;
}

function newestFirst(a: Entry, b: Entry): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.slug < b.slug ? -1 : 1;
}
