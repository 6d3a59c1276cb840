import { basename } from 'node:path';
import { londonTime } from '../london-clock.ts';

export function localTime(at: Date): string {
  return londonTime(at).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/** Nothing that could steer the terminal or turn the line around. */
export function stripControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\n' || character === '\t' ? character : '',
  );
}

export function textTable(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows.map((cells) => cells.map(oneLine))];
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function oneLine(cell: string): string {
  return stripControlCharacters(cell).replace(/\s+/g, ' ');
}

/** Nothing that could leave the folder, hide the file or trouble a shell. */
export function safeName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/')).replace(/[^\p{L}\p{N}._-]+/gu, '-');
  return plain.replace(/^[.-]+/, '').slice(-80) || 'file';
}
