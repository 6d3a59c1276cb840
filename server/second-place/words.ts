import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_MS = 300_000;

export function lookOf(folder: string): string {
  const looks = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const { size, mtimeMs } = statSync(join(parentPath, name));
      return `${join(parentPath, name)} ${size} ${mtimeMs}`;
    })
    .sort();
  return hash('sha256', looks.join('\n'));
}

export const packWords = (folder: string, file: string) => tar('-C', folder, '-czf', file, '.');

/** @returns false, with nothing done, if there are files already */
export function unpackWords(file: string, folder: string): boolean {
  if (existsSync(folder) && readdirSync(folder).length > 0) return false;
  mkdirSync(folder, { recursive: true });
  tar('-C', folder, '--no-same-owner', '-xzf', file);
  return true;
}

function tar(...words: string[]): void {
  const { status, error, stderr } = spawnSync('tar', words, { timeout: MAX_MS, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The words could not be packed or unpacked: ${error?.message ?? stderr}`);
}
