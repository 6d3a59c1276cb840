import { expect, test } from 'vitest';
import { sectionOf, withSection } from './record.ts';
import { markdownTable } from './table.ts';

const rows = [
  { route: 'finished', connections: 50, 'requests/s': 30_000, 'p99 ms': 1.234 },
  { route: 'a <b>', connections: 1, 'requests/s': 12.345, 'p99 ms': 100.4 },
];
const table = [
  '| route    | connections | requests/s | p99 ms |',
  '| -------- | ----------: | ---------: | -----: |',
  '| finished |          50 |     30,000 |   1.23 |',
  '| a <b>    |           1 |       12.3 |    100 |',
].join('\n');
const WHEN = '2026-11-22 14:30 UTC, commit abc1234, A processor, 2 cores, 24 GiB, Linux 6.1; node 26.10.0.';
const section = sectionOf({ title: 'The server', about: 'How much it bears.', rows }, WHEN);

test('a table has every column of every row, figures to the right', () => {
  expect(markdownTable(rows)).toBe(table);
});

test('the page shows a run with its day, commit, machine and versions', () => {
  expect(withSection('# Results\n\nMeasured.\n', section)).toBe(
    `# Results\n\nMeasured.\n\n## The server\n\nHow much it bears.\n\n${WHEN}\n\n${table}\n`,
  );
});

test('a run takes the place of the last one of its title, and nothing else changes', () => {
  const page = (server: string) =>
    `# Results\n\n## Pages\n\nOld.\n\n${server}\n\n## The server’s mails\n\nOld.\n`;
  expect(withSection(page('## The server\n\nOld.\n\n| a |'), section)).toBe(page(section));
});
