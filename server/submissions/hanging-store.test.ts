import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { contextOf } from '../../tests/support/test-intake.ts';
import { createReadiness } from '../http/readiness.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { createSubmissionIntake, type SubmissionOutcome } from './intake.ts';

const FORM_TIMEOUT_MS = 10_000;

async function open(changes: { dataDir?: string; databaseUrl?: string }): Promise<Store> {
  const store = await openStore({
    dataDir: '/never-used',
    databaseUrl: null,
    referencePrefix: 'AB',
    log: collectingLog(),
    ...changes,
  });
  onTestFinished(() => store.close());
  return store;
}

function sendForms(store: Store, count: number): Promise<SubmissionOutcome[]> {
  const { submissions, limits: limiter } = store;
  const intake = createSubmissionIntake({ submissions, limiter, wake: () => {}, log: collectingLog() });
  const form = {
    kind: 'enquiry',
    email: null,
    fields: { message: 'Please ring me.' },
    messages: () => [],
  } as const;
  return Promise.all(Array.from({ length: count }, () => intake.receive(form, contextOf())));
}

/** The way to a server, on which from `freeze` on nothing moves, in connections old and new. */
async function startPath(target: number): Promise<{ port: number; freeze(): void }> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const service = connect(target, '127.0.0.1');
    for (const socket of [client, service]) sockets.add(socket.on('error', () => {}));
    if (!isFrozen) client.pipe(service).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

const failed = { kind: 'failed' };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('forms that come while the store hangs are refused in time, all of them', () => {
  it('behind a lock that another program holds on the file', { timeout: FORM_TIMEOUT_MS }, async () => {
    const dataDir = temporaryFolder();
    const store = await open({ dataDir });
    const other = new DatabaseSync(join(dataDir, 'site.db'));
    other.exec('begin immediate');
    const ready = createReadiness({ checkStore: store.health, folder: dataDir });
    const [outcomes] = await Promise.all([
      sendForms(store, 6),
      expect(ready()).rejects.toThrow('has not answered'),
    ]);
    expect(outcomes).toEqual(Array(6).fill(failed));
    other.exec('rollback');
    other.close();
    expect(await sendForms(store, 1)).toMatchObject([{ kind: 'accepted' }]);
  });

  it('in front of a PostgreSQL that says nothing any more', { timeout: FORM_TIMEOUT_MS }, async () => {
    const url = new URL(await postgres.createDatabase());
    const { port, freeze } = await startPath(Number(url.port));
    url.port = String(port);
    const store = await open({ databaseUrl: url.href });
    expect(await sendForms(store, 1)).toMatchObject([{ kind: 'accepted' }]);
    freeze();
    expect(await sendForms(store, 20)).toEqual(Array(20).fill(failed));
  });
});
