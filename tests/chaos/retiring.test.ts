import { expect, it } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { freePorts } from '../support/free-ports.ts';
import { createForms } from './forms.ts';
import { seededRandom } from './random.ts';
import { sendHalf } from './send-form.ts';

it('a process that retires answers what is under way, and leaves mail and metrics to its successor', async () => {
  const [port] = await freePorts(1);
  const site = await startBuiltSite({ METRICS_PORT: String(port) });
  const metrics = () => fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } });
  expect((await metrics()).status).toBe(200);

  const enquiry = await sendHalf(createForms(seededRandom(1))(0), site.url);
  const retired = site.retire();
  await expect(metrics()).rejects.toThrow('fetch failed');
  enquiry.sendRest();
  expect(await enquiry.outcome).toMatchObject({ status: 'acknowledged' });
  await retired;
  expect(await site.mails()).toEqual([]);
});
