import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The widths of a window at which a layout may change; each tells apart what is wider and what is not. */
const WIDTHS: Readonly<Record<string, string>> = {
  '14rem': 'a phone with text at twice its size',
  '20rem': 'a phone with text half as large again',
  '40rem': 'a phone',
  '48rem': 'the header is a menu, the assistant a sheet',
  '62rem': 'columns stand beside each other',
  '70rem': 'four folded cards stand in a row',
  '75rem': 'the contents stand beside a long text',
  '80rem': 'the picture stands beside the headline',
};
const QUERY = /@media[^{]*|'\(width[^']*'/g;
const WIDTH = /(?<![-\w])width\s*[<>]=?\s*([\d.]+\w+)|([\d.]+\w+)\s*[<>]=?\s*width/g;

/** Every width that the queries of a file name, as `62rem`. */
function widthsIn(text: string): string[] {
  const queries = text.match(QUERY) ?? [];
  return queries.flatMap((query) =>
    [...query.matchAll(WIDTH)].map(([, above, below]) => above ?? below ?? ''),
  );
}

it('a layout changes at the few widths that have a name, and each of them is used', () => {
  const files = globSync('app/**/*.{css,ts,tsx}', { exclude: ['**/*.test.*'] });
  const used = files.flatMap((file) =>
    widthsIn(readFileSync(file, 'utf8')).map((width) => ({ file, width })),
  );
  expect(used.filter(({ width }) => !(width in WIDTHS))).toEqual([]);
  expect(Object.keys(WIDTHS).filter((name) => !used.some(({ width }) => width === name))).toEqual([]);
});
