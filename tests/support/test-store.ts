import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../server/store/open-store.ts';
import { collectingLog } from './collecting-log.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A clock that stands still until it is moved. */
export interface TestClock {
  now(): Date;
  forward(milliseconds: number): void;
}

export function testClock(start = '2026-11-20T10:00:00Z'): TestClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    forward: (milliseconds) => {
      at += milliseconds;
    },
  };
}

/** A real store in a folder of its own, closed when the test has finished. */
export async function openTestStore(clock: TestClock): Promise<Store> {
  const dataDir = temporaryFolder();
  const store = await openStore({
    dataDir,
    databaseUrl: null,
    referencePrefix: 'AB',
    log: collectingLog(),
    now: clock.now,
  });
  onTestFinished(() => store.close());
  return store;
}
