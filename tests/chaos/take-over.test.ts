import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../support/start-site.ts';
import { startReaders } from './readers.ts';
import { startVisitors } from './visitors.ts';

const serve = join(import.meta.dirname, '../../server/serve.ts');

it('a new process takes the site over without losing a request; one that does not start changes nothing', {
  timeout: 180_000,
}, async () => {
  const site = await startSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }, [], serve);
  onTestFinished(async () => void (await site.stop()));
  const readers = startReaders(site.url, 4);
  const visitors = startVisitors({ address: () => site.url, seed: 20_261_126, count: 2 });
  const { visits } = visitors;
  const started = () => site.output().split('is running').length - 1;
  const goesOn = async () => {
    const [read, acknowledged] = [readers.read, visits.acknowledged.length];
    await expect.poll(() => readers.read).toBeGreaterThan(read + 50);
    await expect.poll(() => visits.acknowledged.length).toBeGreaterThan(acknowledged + 2);
  };

  expect(site.output()).not.toContain('not found');
  expect(site.output()).toMatch(/Links +begin with https?:.+: PUBLIC_URL is not set/);
  for (const turn of [2, 3]) {
    process.kill(site.pid, 'SIGHUP');
    await expect.poll(started).toBe(turn);
    await goesOn();
  }
  // As if a newer version had been here.
  const database = new DatabaseSync(join(site.dataDir, 'site.db'), { timeout: 5000 });
  database.exec("insert into kysely_migration values ('9999', '2099-01-01')");
  database.close();
  process.kill(site.pid, 'SIGHUP');
  await expect.poll(site.output).toContain('The new build does not start');
  await goesOn();

  await Promise.all([readers.leave(), visitors.leave()]);
  expect([...readers.failed, ...visits.strange]).toEqual([]);
  expect([visits.unanswered, visits.busy, visits.refused.length]).toEqual([0, 0, 0]);
  expect(await site.stop()).toBe(0);
});
