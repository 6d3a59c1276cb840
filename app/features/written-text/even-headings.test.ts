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
