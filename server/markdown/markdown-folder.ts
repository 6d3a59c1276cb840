import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../logging.ts';
import type { FileFault } from './front-matter.ts';

const MAX_FILE_BYTES = 200_000;

/** What became of one file: what it holds, or what is wrong with it. */
export type ReadFile<Value> = { value: Value } | { faults: FileFault[] };

/** What a folder holds: the usable files, and what is wrong with the others. */
export interface MarkdownFolder<Value> {
  files: { name: string; value: Value }[];
  /** Each names the file, and the line and the field where they are known. */
  faults: string[];
}

/**
 * Reads every `.md` file of the folder, in the order of their names; `README.md` and drafts, whose names begin with
 * `_`, are left out. Rejects when the folder itself cannot be read.
 */
export async function readMarkdownFolder<Value>(
  folder: string,
  read: (text: string, name: string) => ReadFile<Value> | Promise<ReadFile<Value>>,
): Promise<MarkdownFolder<Value>> {
  const names = (await readdir(folder)).filter(isContent).sort();
  const results = await Promise.all(names.map((name) => readOne(join(folder, name), name, read)));
  const found: MarkdownFolder<Value> = { files: [], faults: [] };
  for (const [index, result] of results.entries()) {
    const name = names[index] ?? '';
    if ('value' in result) found.files.push({ name, value: result.value });
    else found.faults.push(...result.faults.map((fault) => faultSentence(name, fault)));
  }
  return found;
}

/** Writes to the log what is left out: once, and again when it changes; not on every look into the folder. */
export function namingFaults(log: Log, what: string): (faults: readonly string[]) => void {
  let named = '';
  return (faults) => {
    const sentences = faults.join('\n');
    if (sentences !== named) for (const fault of faults) log.error(`${what} is left out: ${fault}`);
    named = sentences;
  };
}

function isContent(name: string): boolean {
  return name.endsWith('.md') && !/^(readme\.md$|[._])/i.test(name);
}

async function readOne<Value>(
  path: string,
  name: string,
  read: (text: string, name: string) => ReadFile<Value> | Promise<ReadFile<Value>>,
): Promise<ReadFile<Value>> {
  try {
    if ((await stat(path)).size > MAX_FILE_BYTES) return { faults: [{ message: 'is larger than 200 kB' }] };
    return await read(await readFile(path, 'utf8'), name);
  } catch {
    return { faults: [{ message: 'cannot be read' }] };
  }
}

function faultSentence(name: string, { line, field, message }: FileFault): string {
  return [line ? `${name}:${line}` : name, field, message].filter(Boolean).join(': ');
}
