import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, looksLikeFile, problemsIn, readRows, root } from './quoted-tests.ts';

const document = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

/** The short names of the journeys, as the document's list gives them: `person`: `tests/….spec.ts`. */
const journeys = new Map(
  [...document.matchAll(/^- `([\w-]+)`: (.*)$/gm)].map(([, name = '', paths = '']) => [
    name,
    [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  ]),
);

const rows = readRows('docs/spec-coverage.md');

it('the short names are those of journeys that there are', () => {
  expect(journeys.size).toBeGreaterThan(20);
  const missing = [...journeys.values()].flat().filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
  const listed = [...journeys.values()].flat();
  expect(globSync('tests/*.spec.ts', { cwd: root }).filter((file) => !listed.includes(file))).toEqual([]);
});

it('every file that is said to be built or proved somewhere is there', () => {
  const names = rows.flatMap((cells) => cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)]));
  const missing = names
    .map(([, name = '']) => name)
    .filter((name) => looksLikeFile(name) && filesOf(name, journeys).length === 0);
  expect([...new Set(missing)]).toEqual([]);
});

it('every test that is quoted is there, in the file that is named', () => {
  let named: readonly string[] = [];
  const problems = rows.flatMap((cells) => {
    const read = problemsIn(cells.at(-1) ?? '', named, journeys);
    named = read.named;
    return read.problems.map((problem) => `${cells[0]}: ${problem}`);
  });
  expect(problems).toEqual([]);
});
