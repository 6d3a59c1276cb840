import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { runScript } from '../../../tests/support/run-script.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { openStore } from '../open-store.ts';

const kills = 10;

/** Lets a process save until it is killed at a random moment; answers the ids it acknowledged. */
async function saveUntilKilled(dataDir: string): Promise<string[]> {
  const script = runScript('tests/support/store/save-without-pause.ts', [dataDir]);
  while (script.lines().length === 0 && script.process.exitCode === null) await wait(2);
  await wait(Math.random() * 60);
  script.process.kill('SIGKILL');
  await script.ended;
  expect(script.errors()).toBe('');
  return script.lines();
}

describe('a process that is killed while it saves', () => {
  it('loses nothing that it acknowledged, and leaves a sound file', { timeout: 60_000 }, async () => {
    const dataDir = temporaryFolder();
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill++) acknowledged.push(...(await saveUntilKilled(dataDir)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills);

    const store = await openStore({
      dataDir,
      databaseUrl: null,
      referencePrefix: 'AB',
      log: collectingLog(),
    });
    const found = await store.submissions.find({});
    const owed = await store.outbox.list({});
    await store.close();

    const ids = found.map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([...ids, ...acknowledged]));
    expect(found.every(({ file }) => file?.size === 40_000)).toBe(true);
    expect(owed.map(({ submissionId }) => submissionId).sort()).toEqual(ids.sort());
    // At most the one that was under way at each kill was stored without being acknowledged.
    expect(found.length - acknowledged.length).toBeLessThanOrEqual(kills);
  });
});
