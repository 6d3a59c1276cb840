import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsIn, readRows, root } from './quoted-tests.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

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

  it('names commands that there are', () => {
    const text = readFileSync(join(root, document), 'utf8');
    const commands = [...text.matchAll(/`npm run ([\w-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

it('every item that is held has its proof', () => {
  const held = readRows('docs/security/checklist.md').filter(([, , here]) => here?.startsWith('yes'));
  expect(held.length).toBeGreaterThan(40);
  expect(held.filter((cells) => !/`[^`]+`/.test(cells.at(-1) ?? ''))).toEqual([]);
});
