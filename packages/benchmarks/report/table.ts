import type { Row } from './measurement.ts';

function inFigures(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? '';
  if (Number.isInteger(value)) return value.toLocaleString('en-GB');
  const size = Math.abs(value);
  return value.toLocaleString('en-GB', {
    maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3,
  });
}

const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** A table that reads as well in a terminal as in Markdown; figures stand to the right. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = columnsOf(rows).map((name) => {
    const cells = rows.map((row) => inFigures(row[name]));
    const isFigure = rows.some((row) => typeof row[name] === 'number');
    const width = Math.max(name.length, 3, ...cells.map(({ length }) => length));
    const aligned = (text: string) => (isFigure ? text.padStart(width) : text.padEnd(width));
    return [aligned(name), isFigure ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width), ...cells.map(aligned)];
  });
  const lines = Array.from({ length: rows.length + 2 }, (_, line) =>
    columns.map((cells) => cells[line]).join(' | '),
  );
  return lines.map((line) => `| ${line} |`).join('\n');
}
