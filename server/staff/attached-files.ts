import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StoredSubmission, SubmissionStore } from '../submissions/submission-store.ts';

/** For the owner only; no file is overwritten. @returns the paths */
export async function saveAttachedFiles(
  store: SubmissionStore,
  submissions: StoredSubmission[],
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const paths: string[] = [];
  for (const { id, reference } of submissions) {
    const file = await store.readFile(id);
    if (!file) continue;
    const path = join(folder, `${reference}-${safeName(file.name)}`);
    writeFileSync(path, file.bytes, { flag: 'wx', mode: 0o600 });
    paths.push(path);
  }
  return paths;
}

/** Nothing that could leave the folder, hide the file or trouble a shell. */
export function safeName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/')).replace(/[^\p{L}\p{N}._-]+/gu, '-');
  return plain.replace(/^[.-]+/, '').slice(-80) || 'file';
}
