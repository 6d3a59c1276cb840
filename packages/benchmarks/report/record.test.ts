import { expect, test } from 'vitest';
import type { Results } from './measurement.ts';
import { withMeasured } from './readme-table.ts';
import { resultsPage } from './results-page.ts';
import { markdownTable } from './table.ts';
import { curvesOf, trendPicture } from './trend-picture.ts';

const run = (rows: Results['runs'][number]['rows']): Results['runs'][number] => ({
  date: '2026-11-22T14:30',
  commit: 'abc1234',
  machine: { cpu: 'A processor', cores: 2, memory: '24 GiB', os: 'Linux 6.1' },
  versions: { node: '26.10.0' },
  rows,
});

const results: Results = {
  name: 'server',
  title: 'The server',
  about: 'How much it bears.',
  of: ['route', 'connections'],
  trend: 'requests/s',
  runs: [
    run([{ route: 'finished', connections: 50, 'requests/s': 20_000 }]),
    run([
      { route: 'finished', connections: 50, 'requests/s': 30_000, 'p99 ms': 1.234 },
      { route: 'a <b>', connections: 1, 'requests/s': 12.345, 'p99 ms': 100.4 },
    ]),
  ],
};

test('a table has every column of every row, figures to the right', () => {
  expect(markdownTable(results.runs[1]?.rows ?? [])).toBe(
    [
      '| route    | connections | requests/s | p99 ms |',
      '| -------- | ----------: | ---------: | -----: |',
      '| finished |          50 |     30,000 |   1.23 |',
      '| a <b>    |           1 |       12.3 |    100 |',
    ].join('\n'),
  );
});

test('a row is followed through the runs by what it is of', () => {
  expect(curvesOf(results)).toEqual([
    { label: 'finished · 50', figures: [20_000, 30_000] },
    { label: 'a <b> · 1', figures: [null, 12.345] },
  ]);
});

test('the picture tells the last figure and its change, and takes words as words', () => {
  const picture = trendPicture(results);
  expect(picture).toContain('30,000 (+50 %)');
  expect(picture).toContain('a &#60;b&#62; · 1');
});

test('the page shows the last run with its machine, versions and date', () => {
  const page = resultsPage([results]);
  expect(page).toContain(
    '2026-11-22 14:30 UTC, commit abc1234, A processor, 2 cores, 24 GiB, Linux 6.1; node 26.10.0.',
  );
  expect(page).toContain('| a <b>    |           1 |       12.3 |    100 |');
  expect(page).toContain('(server.svg)');
  expect(page).not.toContain('20,000');
});

test('the README quotes the last run of the server between its marks, and nothing else changes', () => {
  const row = { route: 'rendered', connections: 50, server: 'next', 'requests/s': 400 };
  const measured = { ...results, runs: [run([row, { ...row, server: 'site', 'requests/s': 1300 }])] };
  const quoted = withMeasured('Before\n<!-- measured -->\nold\n<!-- /measured -->\nAfter', [measured]);
  expect(quoted).toMatch(/^Before\n<!-- measured -->\n\| requests a second \| next \| {2}site \|\n/);
  expect(quoted).toContain('| rendered          |  400 | 1,300 |');
  expect(quoted).toContain('2026-11-22 14:30 UTC');
  expect(quoted).toMatch(/<!-- \/measured -->\nAfter$/);
  expect(quoted).not.toContain('old');
  expect(withMeasured('No marks', [measured])).toBe('No marks');
});
