import { relative } from 'node:path';
import { contentFolder } from './content-folder.js';

export function notRight(root: string, errors: readonly string[]): string {
  const name = nameOf(root, contentFolder(root));
  const lines = errors.map((error) => `\n  ${error.replace(/^content(?=\/)/, name)}`);
  return `The content is not right:${lines.join('')}`;
}

/** From the project’s folder, unless it lies far away. */
export function nameOf(root: string, folder: string): string {
  const near = relative(root, folder).replaceAll('\\', '/');
  return near.startsWith('../../') ? folder : near;
}
