import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createGunzip } from 'node:zlib';

const CSV_NAME = /\.csv(\.gz|\.xz)?$/i;
const MAX_LINE_LENGTH = 64 * 1024;

export class InputError extends Error {
  override name = 'InputError';
}

export async function listCsvFiles(path: string): Promise<string[]> {
  const facts = await stat(path).catch(() => {
    throw new InputError(`There is nothing at ${path}.`);
  });
  if (!facts.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => CSV_NAME.test(name)).sort();
  if (names.length === 0) throw new InputError(`No file in ${path} ends in .csv, .csv.gz or .csv.xz.`);
  return names.map((name) => join(path, name));
}

/** @throws InputError if the file cannot be read or unpacked, or is no text */
export async function* readLines(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of readChunks(path)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) throw new InputError(`${basename(path)} is not a text of lines.`);
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  if (rest !== '') yield rest;
}

export function splitCells(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/gy)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

async function* readChunks(path: string): AsyncGenerator<Buffer> {
  try {
    if (path.endsWith('.xz')) yield* throughXz(path);
    else if (path.endsWith('.gz')) yield* createReadStream(path).compose(createGunzip());
    else yield* createReadStream(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new InputError(`${basename(path)} cannot be read: ${reason}.`, { cause });
  }
}

async function* throughXz(path: string): AsyncGenerator<Buffer> {
  const program = spawn('xz', ['--decompress', '--stdout', '--', path], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaint: Buffer[] = [];
  program.stderr.on('data', (chunk: Buffer) => complaint.push(chunk));
  const ended = new Promise<string | null>((resolve) => {
    program.on('error', () => resolve('the program xz is not installed'));
    program.on('close', (code) => resolve(code === 0 ? null : Buffer.concat(complaint).toString().trim()));
  });
  try {
    yield* program.stdout;
    const failure = await ended;
    if (failure !== null) throw new Error(failure);
  } finally {
    program.kill();
  }
}
