import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message that a visitor might write, and what is right. */
export interface CorpusLine {
  /** `night-care.txt:12`. */
  place: string;
  /** Scored together by models of all other lines; null where a line only teaches. */
  fold: number | null;
  /** A kind of danger, pages, or another subject; any of several pages is right. */
  labels: string[];
  /** Danger that is only possible, or said in a roundabout way. */
  sideways: boolean;
  /** Harmless, with words that alarm. */
  lookalike: boolean;
  turns: string[];
}

const MAX_LINES = 20_000;

/**
 * Reads every file of sentences in a folder, in the order of their names.
 * @throws RangeError if a file has too many lines, SyntaxError if one is malformed
 */
export async function readCorpus(folder = import.meta.dirname): Promise<CorpusLine[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const lines = await Promise.all(files.map((file) => readCorpusFile(join(folder, file), file)));
  return lines.flat();
}

/** Reads one file, whose format `README.md` describes. */
export async function readCorpusFile(path: string, name = path): Promise<CorpusLine[]> {
  const rows = (await readFile(path, 'utf8')).split('\n');
  if (rows.length > MAX_LINES) throw new RangeError(`${name} has more than ${MAX_LINES} lines`);
  const lines: CorpusLine[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.trim() !== '' && !row.startsWith('#')) lines.push(parseLine(row, `${name}:${index + 1}`));
  }
  return lines;
}

function parseLine(row: string, place: string): CorpusLine {
  const [, fold = '', line = ''] = /^(?:(\d) )?(.*)$/s.exec(row) ?? [];
  const [right = '', text = '', ...more] = line.split(' | ');
  if (text.trim() === '' || more.length > 0) throw new SyntaxError(`${place}: a line is “label | words”`);
  const labels = right.replace(/^!\s*/, '').trim().split(/\s+/);
  return {
    place,
    fold: fold === '' ? null : Number(fold),
    labels: labels.map((label) => label.replace(/~$/, '')),
    sideways: labels.some((label) => label.endsWith('~')),
    lookalike: right.startsWith('!'),
    turns: text.split(' > ').map((turn) => turn.trim()),
  };
}

/** Identifies a corpus, so that a test can tell whether the models were trained on it. */
export function corpusStamp(lines: readonly CorpusLine[]): string {
  const hash = createHash('sha256');
  for (const { labels, sideways, lookalike, turns } of lines)
    hash.update(JSON.stringify([labels, sideways, lookalike, turns]));
  return hash.digest('hex').slice(0, 16);
}
