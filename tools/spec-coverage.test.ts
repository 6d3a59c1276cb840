import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
const files = globSync('{app,content,domain,server,tests,tools,media,benchmarks}/**/*.{ts,tsx,js,css,md}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

/** The short names of the journeys, as the document's list gives them: `person`: `tests/….spec.ts`. */
const journeys = new Map(
  [...document.matchAll(/^- `([\w-]+)`: (.*)$/gm)].map(([, name = '', paths = '']) => [
    name,
    [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  ]),
);

const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) => line.slice(2, -2).split(' | '));

const looksLikeFile = (name: string) =>
  /^[\w./*-]+\.(tsx?|js|css)$/.test(name) ||
  /^(app|content|domain|server|tests|tools)\/[\w./*-]+$/.test(name);

/** The files that a name stands for: a path, a folder, a pattern, or a file's name alone. */
function filesOf(name: string): string[] {
  if (journeys.has(name)) return journeys.get(name) ?? [];
  if (name.includes('*')) return globSync(name, { cwd: root });
  if (existsSync(join(root, name))) return [name];
  return name.includes('/') ? [] : files.filter((file) => basename(file) === name);
}

/** What stands as the first argument of a call whose second is a function: `it('…', async () => …)`. */
const title = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\b|asShipped\b|anyWidth\b|\(|\{|function\b)/g;

function titlesIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(title)].map(([, , words = '']) => words.replaceAll(/\\(.)/g, '$1'));
}

/** `…` in a quote stands for any words, and so do the places in a title that its cases fill. */
function isQuoteOf(quote: string, title: string): boolean {
  const cases = title.replaceAll(/\$\{[^}]*\}|\$\w+|%[sdijfo#]/g, '…');
  return meet([...quote.replaceAll(/\s*…\s*/g, '…')], [...cases.replaceAll(/\s*…\s*/g, '…')]);
}

/** Whether two texts can be the same, where each `…` is any words. */
function meet([first, ...rest]: string[], [other, ...others]: string[]): boolean {
  if (first === undefined && other === undefined) return true;
  if (first === '…')
    return (
      meet(rest, other === undefined ? [] : [other, ...others]) ||
      (other !== undefined && meet([first, ...rest], others))
    );
  if (other === '…') return meet([other, ...others], first === undefined ? [] : [first, ...rest]);
  return first === other && meet(rest, others);
}

/** What a cell of proof names and quotes, in its order; "the same" goes on from the row above. */
function problemsIn(cell: string, before: string[]): { named: string[]; problems: string[] } {
  let named = before;
  const problems: string[] = [];
  for (const [, name, quote] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (name !== undefined && (journeys.has(name) || looksLikeFile(name))) {
      named = filesOf(name);
      if (named.length === 0) problems.push(`there is no ${name}`);
    } else if (name !== undefined && /^[a-z-]+$/.test(name)) {
      problems.push(`no journey is called ${name}`);
    } else if (
      quote !== undefined &&
      !named.some(
        (file) => existsSync(join(root, file)) && titlesIn(file).some((words) => isQuoteOf(quote, words)),
      )
    ) {
      problems.push(`no test of ${named.join(' or ')} is called "${quote}"`);
    }
  }
  return { named, problems };
}

it('the short names are those of journeys that there are', () => {
  expect(journeys.size).toBeGreaterThan(20);
  for (const path of [...journeys.values()].flat()) expect(files, path).toContain(path);
  const listed = [...journeys.values()].flat();
  expect(globSync('tests/*.spec.ts', { cwd: root }).filter((file) => !listed.includes(file))).toEqual([]);
});

it('every file that is said to be built or proved somewhere is there', () => {
  const names = rows.flatMap((cells) => cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)]));
  const missing = names
    .map(([, name = '']) => name)
    .filter((name) => looksLikeFile(name) && filesOf(name).length === 0);
  expect([...new Set(missing)]).toEqual([]);
});

it('every test that is quoted is there, in the file that is named', () => {
  let named: string[] = [];
  const problems = rows.flatMap((cells) => {
    const read = problemsIn(cells.at(-1) ?? '', named);
    named = read.named;
    return read.problems.map((problem) => `${cells[0]}: ${problem}`);
  });
  expect(problems).toEqual([]);
});
