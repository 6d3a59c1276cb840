// What a question about jobs costs the server with 10, 1,000 and 50,000 of them, beside the rendering, which sees one page.

import { completeJob, type Job } from '../../server/jobs/job.ts';
import { createJobBoard } from '../../server/jobs/job-board.ts';
import type { Benchmark, Row } from '../measurement.ts';

const SIZES = [10, 1000, 50_000];
const QUICK_SIZES = [10, 1000];
const ROUNDS = 21;

const TITLES = [
  'Care Assistant',
  'Live-in Carer',
  'Night Support Worker',
  'Registered Nurse',
  'Care Coordinator',
];
const PLACES = ['Southampton', 'Winchester', 'Romsey', 'Eastleigh', 'Fareham', 'Portsmouth'];
const CONTRACTS = ['Full time', 'Part time', 'Bank'];

/** The same for the same number: different in title, place, pay, hours and words. */
function jobOf(number: number): Job {
  const of = (all: readonly string[]) => all[number % all.length] ?? '';
  const day = String(1 + (number % 28)).padStart(2, '0');
  return completeJob({
    id: `job-${number}`,
    title: `${of(TITLES)} ${number}`,
    location: of(PLACES),
    contractType: of(CONTRACTS),
    salary: `£${12 + (number % 9)}.50 an hour`,
    hoursPerWeek: String(8 + (number % 32)),
    postedDate: `2026-10-${day}`,
    shortDescription: `Visits in ${of(PLACES)}, round ${number}.`,
    fullDescription: `You visit people at home in ${of(PLACES)} and help with meals and medicine. Round ${number % 997}.`,
    requirements: 'Kindness, and a driving licence.',
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

type Board = ReturnType<typeof createJobBoard>;
const asked = (question: string) => (board: Board) => board.search(new URLSearchParams(question));

const questions: Record<string, (board: Board) => Promise<unknown>> = {
  'the list': asked(''),
  'its last page': asked('page=9999'),
  'sorted by pay': asked('sort=pay'),
  'near a town': asked('place=Romsey&within=5'),
  'of a contract': asked('contract=Part+time'),
  'by a rare word': asked('q=7'),
  'by a common word': asked('q=medicine'),
  'a job': (board) => board.read('job-7', 'https://site.example'),
  'the feed': (board) => board.feed('https://site.example', '/careers/feed.xml'),
};

export const measure: Benchmark = async function* ({ quick }) {
  const boards = new Map<number, Board>();
  const made: Row[] = [];
  for (const size of quick ? QUICK_SIZES : SIZES) {
    const jobs = Array.from({ length: size }, (_, number) => jobOf(number));
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const source = { list: async () => jobs, find: async (id: string) => byId.get(id) ?? null };
    const board = createJobBoard({
      source,
      logoPath: '/icon.png',
      now: () => new Date('2026-11-21T12:00:00Z'),
    });
    boards.set(size, board);
    made.push({ jobs: size, 'made once: ms': await timed(() => board.search(new URLSearchParams())) });
  }
  const rows: Row[] = [];
  for (const [question, ask] of Object.entries(questions)) {
    const times = new Map<number, number[]>([...boards.keys()].map((size) => [size, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [size, board] of boards) times.get(size)?.push(await timed(() => ask(board)));
    }
    const medians = [...times].map(([size, values]) => [size, median(values)] as const);
    const figures = medians.map(([size, time]) => [`${size.toLocaleString('en-GB')}: ms`, time]);
    rows.push({
      question,
      ...Object.fromEntries(figures),
      'most, asked first: ms': [...times.values()].at(-1)?.[0] ?? Number.NaN,
      'more than the first: ms': (medians.at(-1)?.[1] ?? Number.NaN) - (medians[0]?.[1] ?? Number.NaN),
    });
  }
  const last = made.at(-1)?.['made once: ms'];
  yield {
    name: 'jobs',
    title: 'Many jobs do not slow a question',
    about: `Median of ${ROUNDS} turns of each question, in milliseconds, with so many open jobs, and the first of them where there are most; their index is made once, which took ${Math.round(Number(last))} ms for the most.`,
    of: ['question'],
    trend: 'more than the first: ms',
    rows,
  };
};

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
