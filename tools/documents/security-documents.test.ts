import { describe, expect, it } from 'vitest';
import { problemsIn, readRows } from './quoted-tests.ts';

describe.each(['docs/security.md', 'docs/security/checklist.md'])('%s', (document) => {
  it('quotes tests that are there, in the file that is named', () => {
    let named: readonly string[] = [];
    const problems = readRows(document).flatMap((cells) => {
      const read = problemsIn(cells.at(-1) ?? '', named);
      named = read.named;
      return read.problems.map((problem) => `${cells[0]}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});

it('every item that is held has its proof', () => {
  const held = readRows('docs/security/checklist.md').filter(([, , here]) => here?.startsWith('yes'));
  expect(held.length).toBeGreaterThan(40);
  expect(held.filter((cells) => !/`[^`]+`/.test(cells.at(-1) ?? ''))).toEqual([]);
});

/** Counts how many items of levels 1 and 2 each section of ASVS 5.0 begins with; chapters 6, 7, 10 and 17 stand whole. */
const ASVS: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  8: [2, 3, 1, 1],
  9: [3, 4],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
};

it('every item of levels 1 and 2 is there once, by its number', () => {
  const expected = Object.entries(ASVS).flatMap(([chapter, sections]) =>
    sections.flatMap((count, section) => between(`${chapter}.${section + 1}.1`, count)),
  );
  const named = readRows('docs/security/checklist.md')
    .flatMap(([items = '']) => items.split(', '))
    .filter((item) => /^\d/.test(item))
    .flatMap((item) => {
      const [first = '', last = first] = item.split(' to ');
      return between(first, Number(last.split('.').at(-1)) - Number(first.split('.').at(-1)) + 1);
    });
  expect(named.toSorted()).toEqual([...expected, '6', '7', '10', '17'].toSorted());
});

function between(first: string, count: number): string[] {
  const parts = first.split('.');
  const number = Number(parts.pop());
  return Array.from({ length: count }, (_, index) => [...parts, number + index].join('.'));
}
