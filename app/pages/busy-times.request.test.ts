import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { callText } from '#content/call-request.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { callSlots } from '#domain/calls/call-request.ts';
import { referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';

/** The clocks go back on the Sunday before the days that are offered next. */
const thursday = new Date('2026-10-22T10:00:00Z');
vi.useFakeTimers({ toFake: ['Date'], now: thursday });

const [, , day, next] = callSlots(thursday).map(({ date }) => date);
const inCalendar = (date = '') => date.replaceAll('-', '');
const office = createServer((_, response) =>
  response.end(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:meeting',
      `DTSTART;VALUE=DATE:${inCalendar(day)}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  ),
);
await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
afterAll(() => void office.close());

const { port } = office.address() as AddressInfo;
const site = await startBuiltSite({ BUSY_CALENDAR_URL: `http://127.0.0.1:${port}/office.ics` });
const blind = await startBuiltSite({ BUSY_CALENDAR_URL: '/no/such/calendar.ics' });

const fieldsOn = (date = '') => ({
  name: 'Dora Ash',
  phone: '07700 900123',
  email: `dora-${randomUUID()}@example.org`,
  date,
  time: '10:00',
  formKey: randomUUID(),
});
const ask = (date: string | undefined, on = site) => on.post('/contact?form=call', fieldsOn(date));

it('half hours in which the office’s own calendar is busy are not offered', async () => {
  const offered = async () => (await site.send('/contact')).page.form(callText.submit).choices.date;
  await expect.poll(offered).not.toContain(day);
  expect(await offered()).toContain(next);
  const refused = await ask(day);
  expect(refused.status).toBe(422);
  const taken = await ask(next);
  expect(taken.status).toBe(200);
  for (const { text } of [taken, await site.send('/contact')]) expect(text).not.toContain(callText.toConfirm);
});

it('while that calendar cannot be read calls are offered, and page, thanks and mail say that we ring to confirm', async () => {
  const page = await blind.send('/contact');
  expect(page.page.text).toContain(callText.toConfirm);
  expect(page.page.form(callText.submit).choices.date).toContain(day);
  const fields = fieldsOn(day);
  const thanks = await blind.post('/contact?form=call', fields);
  expect(thanks.page.text.split(callText.toConfirm)).toHaveLength(3);
  const mails = await blind.mailsAbout(referenceIn(thanks));
  expect(mails[fields.email]?.text).toContain(callRequestMails.toConfirm.text);
  const answer = await blind.send('/contact?form=call', {
    method: 'POST',
    headers: { origin: blind.url, accept: 'application/json' },
    body: new URLSearchParams(fieldsOn(next)),
  });
  expect(JSON.parse(answer.text).next).toContain(callText.toConfirm);
});
