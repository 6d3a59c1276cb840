import { relative } from 'node:path';
import { contentFolder } from './content-folder.js';

/** All errors in one text, with their files as they lie from the project's folder. */
export function notRight(root: string, errors: readonly string[]): string {
  const folder = contentFolder(root);
  const near = relative(root, folder);
  const name = near.startsWith('../../') ? folder : near;
  const lines = errors.map((error) => `\n  ${error.replace(/^content(?=\/)/, name)}`);
  return `The content is not right:${lines.join('')}`;
}
