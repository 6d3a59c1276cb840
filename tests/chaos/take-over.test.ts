import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../support/start-site.ts';
import { largeApplication } from './forms.ts';
import { startReaders } from './readers.ts';
import { sendSlowly } from './send-form.ts';
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

/** As a phone on a line of 0.6 Mbit/s sends a CV, in forty seconds. */
const SLOW = { bytes: 3_000_000, bytesPerSecond: 75_000 };

it('who retires stays until the slowest upload is answered, through two publishes', {
  timeout: 180_000,
}, async () => {
  const site = await startSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }, [], serve);
  onTestFinished(async () => void (await site.stop()));
  const started = () => site.output().split('is running').length - 1;
  const processes = () =>
    readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim().split(' ');
  const send = () => sendSlowly(largeApplication(SLOW.bytes), site.url, SLOW.bytesPerSecond);

  const uploads = Array.from({ length: 3 }, send);
  for (const turn of [2, 3]) {
    process.kill(site.pid, 'SIGHUP');
    await expect.poll(started).toBe(turn);
    uploads.push(send());
  }
  const answers = await Promise.all(uploads);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'acknowledged'));
  await expect.poll(processes).toHaveLength(1);
  expect(await site.stop()).toBe(0);
});
