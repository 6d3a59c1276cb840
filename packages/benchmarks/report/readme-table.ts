import type { Results, Row } from './measurement.ts';
import { circumstancesOf } from './results-page.ts';
import { markdownTable } from './table.ts';

const MARKS = { begin: '<!-- measured -->', end: '<!-- /measured -->' };
const CONNECTIONS = 50;

/** This package's README with what the last runs of the server and of the pages say between its marks; as it was without them. */
export function withMeasured(readme: string, all: readonly Results[]): string {
  const server = all.find(({ name }) => name === 'server');
  const pages = all.find(({ name }) => name === 'pages');
  const parts = [
    ...(server ? [markdownTable(serverRows(lastRows(server))), circumstancesOf(server)] : []),
    ...(pages ? [markdownTable(pageRows(lastRows(pages))), circumstancesOf(pages)] : []),
  ];
  const [before, rest] = readme.split(MARKS.begin);
  const after = rest?.split(MARKS.end)[1];
  if (parts.length === 0 || after === undefined) return readme;
  return `${before}${MARKS.begin}\n${parts.join('\n\n')}\n${MARKS.end}${after}`;
}

const lastRows = ({ runs }: Results) => runs.at(-1)?.rows ?? [];

/** A line a route, a column a server. */
function serverRows(rows: readonly Row[]): Row[] {
  const shown = rows.filter(({ connections }) => connections === CONNECTIONS);
  return [...new Set(shown.map(({ route }) => route))].map((route) => ({
    'requests a second': route ?? '',
    ...Object.fromEntries(
      shown.filter((row) => row.route === route).map((row) => [String(row.server), row['requests/s'] ?? '']),
    ),
  }));
}

const SHOWN = ['FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'kB at load', 'requests'];

function pageRows(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ profile }) => profile === 'phone')
    .map((row) => ({
      'first visit on a phone': row.page ?? '',
      server: row.server ?? '',
      ...Object.fromEntries(SHOWN.map((column) => [column, row[column] ?? ''])),
    }));
}
