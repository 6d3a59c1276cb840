// Times a question about jobs with 10, 1,000 and 2,000 of them, beside the rendering, which sees one page.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { completeJob, type Job } from '../../../server/jobs/job.ts';
import { createJobBoard } from '../../../server/jobs/job-board.ts';
import { MAX_OPEN_JOBS } from '../../../server/limits/limits.ts';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import type { Benchmark, Row } from '../report/measurement.ts';
import { median } from '../report/median.ts';

const SIZES = [10, 1000, MAX_OPEN_JOBS];
const QUICK_SIZES = [10, 1000];
const ROUNDS = 101;
const WARM_UP = 100;

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

/** No answer is kept: each turn asks as if for the first time. */
const questions: Record<string, (board: Board) => Promise<unknown>> = {
  'the list': asked(''),
  'its last page': asked('page=9999'),
  'sorted by pay': asked('sort=pay'),
  'near a town': asked('place=Romsey&within=5'),
  'all, the nearest first': asked('place=Romsey&within=any'),
  'of a contract': asked('contract=Part+time'),
  'of hours and pay': asked('hours=16-to-30&pay=15&sort=closing-soon'),
  'by a rare word': asked('q=7'),
  'by a common word': asked('q=medicine'),
  'by what many titles have': asked('q=night+carer'),
  'with a slip': asked('q=medisine'),
  'a job': (board) => board.read('job-7', 'https://site.example'),
  'the feed': (board) => board.feed('https://site.example', '/careers/feed.xml'),
};

/** A board, what it takes until the first question is answered, and until one changed job is found. */
async function boardOf(size: number) {
  let jobs = Array.from({ length: size }, (_, number) => jobOf(number));
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const source = { list: async () => jobs, find: async (id: string) => byId.get(id) ?? null };
  const board = createJobBoard({
    source,
    logoPath: '/icon.png',
    log: collectingLog(),
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const made = await timed(() => asked('')(board));
  jobs = [completeJob({ ...jobOf(size), title: 'Zookeeper' }), ...jobs.slice(1)];
  const changed = await timed(async () => {
    for (let found = 0; found === 0; await setImmediate()) {
      const answer = await asked('q=zookeeper')(board);
      found = answer.kind === 'found' ? answer.value.total : 0;
    }
  });
  pauses.disable();
  return { board, made, changed, pause: pauses.max / 1e6 };
}

export const measure: Benchmark = async function* ({ quick }) {
  const boards = new Map<number, Awaited<ReturnType<typeof boardOf>>>();
  for (const size of quick ? QUICK_SIZES : SIZES) boards.set(size, await boardOf(size));
  const rows: Row[] = [];
  for (const [question, ask] of Object.entries(questions)) {
    const times = new Map<number, number[]>([...boards.keys()].map((size) => [size, []]));
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      // The one after another has what that left in the processor's caches, whichever it is.
      const turn = [...boards].toSorted(() => (round % 2 === 0 ? 0 : -1));
      for (const [size, { board }] of turn) {
        const time = await timed(() => ask(board));
        if (round >= 0) times.get(size)?.push(time);
      }
    }
    const medians = [...times].map(([size, values]) => [size, median(values)] as const);
    const [first = Number.NaN, last = Number.NaN] = [medians[0]?.[1], medians.at(-1)?.[1]];
    const figures = medians.map(([size, time]) => [`${size.toLocaleString('en-GB')}: ms`, time]);
    rows.push({ question, ...Object.fromEntries(figures), 'more than the first: ms': last - first });
  }
  const { made = 0, changed = 0, pause = 0 } = [...boards.values()].at(-1) ?? {};
  yield {
    title: 'Many jobs do not slow a question',
    about: `Median of ${ROUNDS} turns of each question, in milliseconds, with so many open jobs; no answer is kept. For the most, the index took ${Math.round(made)} ms to make, ${Math.round(changed)} ms until one new job was found, and what else there was to do waited ${Math.round(pause)} ms for it at most.`,
    rows,
  };
};
