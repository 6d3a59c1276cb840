import { expect, it } from 'vitest';
import { evenHeadings } from './even-headings.ts';

const heading = (level: 3 | 4 | 5) => ({ type: 'heading' as const, level, children: [] });
const paragraph = { type: 'paragraph' as const, children: [] };

it.each([
  [[5], [3]],
  [
    [3, 4, 5],
    [3, 4, 5],
  ],
  [
    [3, 5, 5, 3],
    [3, 4, 4, 3],
  ],
  [
    [5, 4, 3],
    [3, 3, 3],
  ],
  [
    [4, 5, 3, 5],
    [3, 4, 3, 4],
  ],
] as const)('headings of the levels %j become %j', (written, shown) => {
  const nodes = evenHeadings(written.flatMap((level) => [heading(level), paragraph]));
  expect(nodes.flatMap((node) => (node.type === 'heading' ? node.level : []))).toEqual(shown);
});

it('begins where the page says', () => {
  const levels = evenHeadings([heading(4), heading(5), heading(3)], 2).map(
    (node) => 'level' in node && node.level,
  );
  expect(levels).toEqual([2, 3, 2]);
});
