import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import {
  earlierDatabase,
  RELEASES,
  type Release,
  releases,
  writeEarlierPostgres,
  writeEarlierSqlite,
} from '../../tests/support/earlier-database.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { type QueuedMail, readQueuedMail } from '../mail/queued-mail.ts';
import { readSignedText } from '../submissions/signed-text.ts';
import type { Database } from './database.ts';
import { expectCurrent, migrate } from './migrate.ts';
import { createStore, type Store } from './open-store.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite, openSqliteToRead } from './sqlite/open-sqlite.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const engines = {
  sqlite: async (release: Release, tables?: number) => {
    const dataDir = temporaryFolder();
    await writeEarlierSqlite(dataDir, release, tables);
    return async (readOnly = false) => (readOnly ? openSqliteToRead(dataDir) : openSqlite(dataDir));
  },
  postgres: async (release: Release, tables?: number) => {
    const url = await postgres.createDatabase();
    await writeEarlierPostgres(url, release, tables);
    return (readOnly = false) => openPostgres(url, collectingLog(), { readOnly });
  },
};

async function opened(open: () => Promise<Database>): Promise<Database> {
  const database = await open();
  onTestFinished(() => database.close());
  return database;
}

async function upgraded(open: () => Promise<Database>, now: () => Date): Promise<Store> {
  const database = await opened(open);
  await migrate(database);
  return createStore(database, { referencePrefix: 'WF', now });
}

async function countByStatus({ outbox }: Store): Promise<Record<string, number>> {
  const byStatus = Map.groupBy(await outbox.list({}), ({ status }) => status);
  return Object.fromEntries([...byStatus].map(([status, messages]) => [status, messages.length]));
}

const ofEach = (['sqlite', 'postgres'] as const).flatMap((engine) =>
  releases.map((release) => [engine, release] as const),
);

describe.each(ofEach)('a %s database of version %s', (engine, release) => {
  const { later, outcome } = RELEASES[release];
  const carriedOn = async (now = later) => upgraded(await engines[engine](release), () => now);

  it('is taken over with all that it holds', async () => {
    const store = await carriedOn();
    const found = await store.submissions.find({});
    expect(found.map(({ kind }) => kind)).toEqual(earlierDatabase.newestFirst);
    expect(await countByStatus(store)).toEqual(earlierDatabase.messages);
    expect(found.at(-1)?.outcome?.outcome).toBe(outcome);
    const application = found.find(({ kind }) => kind === 'application');
    const file = await store.submissions.readFile(application?.id ?? '');
    expect(file).toMatchObject({ name: 'cv.pdf', mediaType: 'application/pdf' });
    expect(Buffer.from(file?.bytes ?? []).toString('latin1')).toMatch(/^%PDF-1\.7.+%%EOF\n$/s);
    expect(file?.bytes).toHaveLength(application?.file?.size ?? 0);
    const seen = await store.seenJobs.firstSeen(new Date(0), later);
    expect(seen.size).toBe(earlierDatabase.seenJobs);
  });

  it('is left as it is by a program that is not the site', async () => {
    const open = await engines[engine](release);
    const database = await opened(() => open(true));
    await expect(expectCurrent(database)).rejects.toThrow(
      /at version [46], and this program expects version \d+\. They were left as they are/,
    );
    await expect(sql`delete from submissions`.execute(database.query)).rejects.toThrow(/read-?only/);
    await migrate(await opened(open));
    await expectCurrent(database);
    const store = await createStore(database, { referencePrefix: 'WF' });
    expect(await store.submissions.find({})).toHaveLength(earlierDatabase.newestFirst.length);
  });

  it('goes on with its limits', async () => {
    const store = await carriedOn(new Date(later.getTime() + 5 * 24 * 3_600_000));
    expect(await store.limits.sweep()).toBe(earlierDatabase.limits);
  });

  it('has its pending messages delivered, and its stuck ones kept for the staff', async () => {
    const store = await carriedOn();
    const delivered: QueuedMail[] = [];
    const worker = createDeliveryWorker({
      outbox: store.outbox,
      senders: {
        mail: async ({ payload }) => {
          const mail = readQueuedMail(payload);
          if (mail) delivered.push(mail);
        },
      },
      leaseMs: 60_000,
      log: collectingLog(),
      now: () => later.getTime(),
    });
    onTestFinished(() => worker.stop());
    worker.start();
    const { sent, stuck, due, claimed } = earlierDatabase.messages;
    await vi.waitFor(async () => {
      expect(await countByStatus(store)).toEqual({ sent: sent + due + claimed, stuck });
    });
    expect(delivered).toHaveLength(due + claimed);
    expect(delivered.filter(({ withFile }) => withFile)).toHaveLength(1);
  });

  it('knows the links that were sent before', async () => {
    const store = await carriedOn();
    const [notice] = await store.submissions.find({ kind: 'area-notice' });
    const mails = (await store.outbox.claim(100, 60_000)).map(({ payload }) => readQueuedMail(payload));
    const links = mails.flatMap((mail) => mail?.unsubscribeUrl ?? []);
    const ids = links.map((link) =>
      readSignedText(new URL(link).searchParams.get('token') ?? '', store.secretFor('unsubscribe')),
    );
    expect(ids).toContain(notice?.id);
  });
});
