// Measures what a site costs with more and more of what people have sent, and with a larger and larger folder of words.
import type { Benchmark, Row } from '../report/measurement.ts';
import { measureFolder } from './growth-of-folder.ts';
import { measureStored } from './growth-of-stored.ts';
import type { FolderSize } from './large-folder.ts';

const STORED = [1000, 100_000, 1_000_000];
const SAMPLE = { jobs: 0, news: 0, services: 0, questions: 0 };
const TENFOLD = { jobs: 80, news: 20, services: 12, questions: 60 };
const FULL = { jobs: 1992, news: 200, services: 32, questions: 284 };
const FOLDERS: Record<string, FolderSize> = { sample: SAMPLE, 'ten times': TENFOLD, full: FULL };

/** Turns a column of figures for each size into a row for each figure. */
function rowsOf(columns: ReadonlyMap<string, Row>): Row[] {
  const names = Object.keys([...columns.values()][0] ?? {});
  return names.map((what) => ({
    what,
    ...Object.fromEntries([...columns].map(([size, figures]) => [size, figures[what] ?? Number.NaN])),
  }));
}

async function ofEach<Size>(
  sizes: [string, Size][],
  measureOne: (size: Size) => Promise<Row>,
): Promise<Row[]> {
  const columns = new Map<string, Row>();
  for (const [name, size] of sizes) columns.set(name, await measureOne(size));
  return rowsOf(columns);
}

export const measure: Benchmark = async function* ({ quick }) {
  const stored = (quick ? STORED.slice(0, 2) : STORED).map((count): [string, number] => [
    count.toLocaleString('en-GB'),
    count,
  ]);
  yield {
    title: 'How it grows with what people send',
    about:
      'Seconds and milliseconds of the processor, since the machine does other work as well, with so many submissions of half a year on SQLite. The last thousand wait for an answer, all others have one; a day’s are due to be deleted. “Never answered” is the letter where nobody ever pressed a button.',
    rows: await ofEach(stored, measureStored),
  };
  const folders = Object.entries(FOLDERS).slice(0, quick ? 2 : undefined);
  yield {
    title: 'How it grows with the folder',
    about:
      'Likewise, with the sample (8 jobs, no news, 8 services, 16 questions), with ten times its jobs (20 news, 20 services, 76 questions), and with 2,000 jobs, 200 news, 40 services and 300 questions. Milliseconds are of one request, no answer of which is kept; sizes are before compression.',
    rows: await ofEach(folders, measureFolder),
  };
};
