// Measures what each operation of the store costs with 10, 10,000 and 1,000,000 stored submissions, on both stores.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRetention } from '../../../server/retention/retention.ts';
import type { Database } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { createStore, type Store } from '../../../server/store/open-store.ts';
import { openPostgres } from '../../../server/store/postgres/open-postgres.ts';
import { openSqlite } from '../../../server/store/sqlite/open-sqlite.ts';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { seed, tidyUp } from '../../../tests/support/seed-store.ts';
import type { Benchmark, Row } from '../report/measurement.ts';
import { median } from '../report/median.ts';

const SIZES = [10, 10_000, 1_000_000];
const QUICK_SIZES = [10, 1000];
const ROUNDS = 101;
const WARM_UP = 10;
/** As many as the smallest store has, so that each lists as many. */
const LISTED = 10;
const now = new Date();

interface Operation {
  name: string;
  /** Leaves the store as it was, beside what it measures. @returns milliseconds */
  run(store: Store): Promise<number>;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const saved = (store: Store, deleteAfter = new Date(now.getTime() + 1e10)) =>
  store.submissions.save(sampleSubmission({ deleteAfter }));

const operations: Operation[] = [
  {
    name: 'accept a submission',
    async run(store) {
      let id = '';
      const time = await timed(async () => {
        ({ id } = await saved(store));
      });
      await store.submissions.erase([id]);
      return time;
    },
  },
  { name: 'take the next message', run: (store) => withMessage(store, (take) => timed(take)) },
  {
    name: 'mark it sent',
    run: (store) =>
      withMessage(store, async (take) => {
        const id = await take();
        return timed(() => store.outbox.finish(id));
      }),
  },
  { name: 'list the newest', run: (store) => timed(() => store.submissions.find({ limit: LISTED })) },
  {
    name: 'list one kind',
    run: (store) => timed(() => store.submissions.find({ kind: 'enquiry', limit: LISTED })),
  },
  {
    name: 'list a kind without any',
    run: (store) => timed(() => store.submissions.find({ kind: 'job-alert', limit: LISTED })),
  },
  {
    name: 'find by address',
    run: (store) => timed(() => store.submissions.find({ email: 'person7@example.org' })),
  },
  {
    name: 'find by reference',
    run: (store) => timed(() => store.submissions.find({ key: 'WF-7', limit: 1 })),
  },
  { name: 'list messages', run: (store) => timed(() => store.outbox.list({ limit: LISTED })) },
  {
    name: 'list stuck messages',
    run: (store) => timed(() => store.outbox.list({ status: 'stuck', limit: LISTED })),
  },
  {
    name: 'erase one',
    async run(store) {
      const { id } = await saved(store);
      return timed(() => store.submissions.erase([id]));
    },
  },
  { name: 'retention, none due', run: (store) => timed(() => retentionOf(store).run()) },
  {
    name: 'retention, one due',
    async run(store) {
      await saved(store, new Date(now.getTime() - 1000));
      return timed(() => retentionOf(store).run());
    },
  },
];

const retentionOf = ({ submissions, retentionRuns: runs, limits }: Store) =>
  createRetention({ submissions, runs, limits, log: collectingLog(), now: () => now });

/** With a message of its own to take, which is gone afterwards. */
async function withMessage(store: Store, measure: (take: () => Promise<string>) => Promise<number>) {
  const { id } = await saved(store);
  const time = await measure(async () => {
    const [message] = await store.outbox.claim(1, 60_000);
    return message?.id ?? '';
  });
  await store.submissions.erase([id]);
  return time;
}

async function openSeeded(database: Database, submissions: number): Promise<Store> {
  await migrate(database);
  await seed(database, { submissions, due: submissions / 10 }, now);
  await tidyUp(database);
  return createStore(database, { referencePrefix: 'WF', now: () => now });
}

/** The sizes take turns in turn, so that a busy machine is busy for all of them, and none always has the same before it. */
async function measureEngine(engine: string, stores: Map<number, Store>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, run } of operations) {
    const times = new Map<number, number[]>([...stores.keys()].map((size) => [size, []]));
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const [size, store] of [...stores].toSorted(() => (round % 2 === 0 ? 0 : -1))) {
        const time = await run(store);
        if (round >= 0) times.get(size)?.push(time);
      }
    }
    const medians = [...times].map(([size, values]) => [size, median(values)] as const);
    const [first = Number.NaN, last = Number.NaN] = [medians[0]?.[1], medians.at(-1)?.[1]];
    const figures = medians.map(([size, time]) => [`${size.toLocaleString('en-GB')}: ms`, time]);
    rows.push({
      store: engine,
      operation: name,
      ...Object.fromEntries(figures),
      'times the first': last / first,
    });
  }
  return rows;
}

export const measure: Benchmark = async function* ({ quick }) {
  const sizes = quick ? QUICK_SIZES : SIZES;
  const folder = await mkdtemp(join(tmpdir(), 'bench-store-'));
  const postgres = await startPostgres();
  const opened: Store[] = [];
  const openAll = async (open: (size: number) => Promise<Database>) => {
    const stores = new Map<number, Store>();
    for (const size of sizes) {
      const store = await openSeeded(await open(size), size);
      stores.set(size, store);
      opened.push(store);
    }
    return stores;
  };
  try {
    const rows = [
      ...(await measureEngine('SQLite', await openAll(async (size) => openSqlite(join(folder, `${size}`))))),
      ...(await measureEngine(
        'PostgreSQL',
        await openAll(async () => openPostgres(await postgres.createDatabase(), collectingLog())),
      )),
    ];
    yield {
      title: 'What is stored does not slow the store',
      about: `Median of ${ROUNDS} turns of each operation, in milliseconds, with so many stored submissions; one in a hundred is an application, each has a message, one in ten of which waits. Lists are of ${LISTED}. PostgreSQL has tidied up after the million before.`,
      rows,
    };
  } finally {
    for (const store of opened) await store.close();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
};
