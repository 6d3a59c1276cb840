import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (document: string) => readFileSync(join(root, document), 'utf8');
/** A superseded decision names files as they were. */
const isSuperseded = (document: string) => /^Superseded (?:by|on)/m.test(read(document));
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })].filter(
  (document) => !isSuperseded(document),
);
const FLOORS = /^(?:app|content|docs|domain|packages|public|server|tests|tools)\//;

function pathsIn(document: string): string[] {
  const text = read(document).replaceAll(/```[\s\S]*?```/g, '');
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

it('the index of decisions lists every record with its state', () => {
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| [0'));
  const listed = rows.map((row) => {
    const [, file = ''] = /\]\((.+?)\)/.exec(row) ?? [];
    return [file, /superseded[^|]*\|$/.test(row)];
  });
  const records = globSync('0*.md', { cwd: join(root, 'docs/decisions') }).sort();
  expect(listed).toEqual(records.map((file) => [file, isSuperseded(`docs/decisions/${file}`)]));
});
