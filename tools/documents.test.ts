import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const isSuperseded = (document: string) =>
  /^Superseded (?:by|on)/m.test(readFileSync(join(root, document), 'utf8'));
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })].filter(
  // It tells of what was there then.
  (document) => !isSuperseded(document),
);
const FLOORS = /^(?:app|content|docs|domain|packages|public|server|tests|tools)\//;

function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => join(dirname(document), link));
  const quoted = [...text.matchAll(/`([\w.*/-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => FLOORS.test(path) && !path.includes('*'));
  return [...links, ...quoted];
}

it.each(documents)('%s names only files that exist', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
