import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../support/start-site.ts';
import { largeApplication } from './forms.ts';
import { sendSlowly } from './send-form.ts';

const serve = join(import.meta.dirname, '../../server/serve.ts');

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
