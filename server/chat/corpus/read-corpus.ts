import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Something that somebody might write in the chat, and what is right. */
export interface CorpusLine {
  /** `night-care.txt:12`. */
  place: string;
  /** One person in one situation, whose lines belong together. */
  scenario: string;
  /** A kind of danger, pages, or what else it is; several pages may stand side by side. */
  labels: string[];
  /** Danger that is only possible, or said sideways. */
  sideways: boolean;
  /** Harmless, with words that alarm. */
  lookalike: boolean;
  /** What was said, the question last. */
  turns: string[];
}

const MAX_CORPUS_LINES = 20_000;

/** Every line of the files of a folder, by the names of the files. Throws where a file has too many. */
export async function readCorpus(folder = import.meta.dirname): Promise<CorpusLine[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const lines = await Promise.all(files.map((file) => readCorpusFile(join(folder, file), file)));
  return lines.flat();
}

/** The head of `README.md` says how a line is written. */
export async function readCorpusFile(path: string, name = path): Promise<CorpusLine[]> {
  const rows = (await readFile(path, 'utf8')).split('\n');
  if (rows.length > MAX_CORPUS_LINES) throw new RangeError(`${name} has more than ${MAX_CORPUS_LINES} lines`);
  const lines: CorpusLine[] = [];
  let scenario = '';
  for (const [index, row] of rows.entries()) {
    if (row.startsWith('@ ')) scenario = row.slice(2).trim();
    else if (row.trim() !== '' && !row.startsWith('#'))
      lines.push(readLine(row, scenario, `${name}:${index + 1}`));
  }
  return lines;
}

function readLine(row: string, scenario: string, place: string): CorpusLine {
  const [right = '', text = '', ...more] = row.split(' | ');
  if (text.trim() === '' || more.length > 0) throw new SyntaxError(`${place}: a line is “label | words”`);
  const lookalike = right.startsWith('!');
  const labels = right.replace(/^!\s*/, '').trim().split(/\s+/);
  return {
    place,
    scenario,
    labels: labels.map((label) => label.replace(/~$/, '')),
    sideways: labels.some((label) => label.endsWith('~')),
    lookalike,
    turns: text.split(' > ').map((turn) => turn.trim()),
  };
}
