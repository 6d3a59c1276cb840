import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const COPIED = [
  'app/design-system/tokens.css',
  'content',
  'domain',
  'server',
  'tests/support',
  'tools/content',
  'tools/setup',
  'package.json',
];

/** A copy of the project's content and of all that reads it, to be changed as an owner does. */
export function contentAside(): string {
  const copy = temporaryFolder();
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
