import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readLines, splitCells } from './csv-files.ts';

it.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['a,,c', ['a', '', 'c']],
  [',"b",', ['', 'b', '']],
  ['"a","b","c"', ['a', 'b', 'c']],
  ['"a, with a comma",7,""', ['a, with a comma', '7', '']],
  ['"he said ""no""",x', ['he said "no"', 'x']],
  ['', ['']],
])('the line %j has the cells %j', (line, cells) => {
  expect(splitCells(line)).toEqual(cells);
});

it('lines are read whole wherever the pieces of the file end', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index} with é and £`);
  const path = join(temporaryFolder(), 'lines.csv');
  writeFileSync(path, lines.join('\r\n'));
  expect(await Array.fromAsync(readLines(path))).toEqual(lines);
});
