import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const files = globSync('{app,content,domain,packages,server,tests,tools}/**/*.{ts,tsx,js,css,md}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

export function readRows(document: string): string[][] {
  return readFileSync(join(root, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.slice(2, -2).split(' | '));
}

/** Short names of files, which a document may give. */
type Names = ReadonlyMap<string, readonly string[]>;

export const looksLikeFile = (name: string) =>
  /^[\w./*-]+\.(tsx?|js|css)$/.test(name) ||
  /^(app|content|domain|server|tests|tools)\/[\w./*-]+$/.test(name);

/** The files that a name stands for: a path, a folder, a pattern, or a file's name alone. */
export function filesOf(name: string, names: Names = new Map()): readonly string[] {
  const named = names.get(name);
  if (named) return named;
  if (name.includes('*')) return globSync(name, { cwd: root });
  if (existsSync(join(root, name))) return [name];
  return name.includes('/') ? [] : files.filter((file) => basename(file) === name);
}

/** The first argument of a call whose second is a function: `it('…', async () => …)`. */
const title =
  /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\b|asShipped\b|anyWidth\b|long(?:Except)?\b|\(|\{|function\b)/g;

function titlesIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(title)].map(([, , words = '']) => words.replaceAll(/\\(.)/g, '$1'));
}

/** `…` in a quote stands for any words, and so do the places in a title that its cases fill. */
function isQuoteOf(quote: string, title: string): boolean {
  const cases = title.replaceAll(/\$\{[^}]*\}|\$\w+|%[sdijfo#]/g, '…');
  return meet([...quote.replaceAll(/\s*…\s*/g, '…')], [...cases.replaceAll(/\s*…\s*/g, '…')]);
}

/** True if two texts can be the same, where each `…` is any words. */
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

/** Names and quotations in a cell of proof, in its order; "the same" goes on from the row above. */
export function problemsIn(
  cell: string,
  before: readonly string[],
  names: Names = new Map(),
): { named: readonly string[]; problems: string[] } {
  let named: readonly string[] = before;
  const problems: string[] = [];
  for (const [, name, quote] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (name !== undefined && (names.has(name) || looksLikeFile(name))) {
      named = filesOf(name, names);
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
