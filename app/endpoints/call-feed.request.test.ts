import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { callFeedText } from '#content/call-request.yaml';
import { callSlots, callStart } from '#domain/calls/call-request.ts';
import { fill } from '#domain/text/fill.ts';
import { referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';

/** The clocks go forward on the Sunday after it, before most of the days that are offered. */
const wednesday = new Date('2027-03-24T10:00:00Z');
vi.useFakeTimers({ toFake: ['Date'], now: wednesday });

const token = 'a-secret-of-the-office-that-nobody-guesses';
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
const site = await startBuiltSite({ CALL_FEED_TOKEN: token }, log);
const named = await startBuiltSite({ CALL_FEED_TOKEN: token, CALL_FEED_NAMES: 'on' });
const without = await startBuiltSite();

const address = (given: string) => `/office/calls.ics?token=${given}`;
const read = async (from = site) => (await from.send(address(token))).text.replaceAll('\r\n ', '');
const slots = callSlots(wednesday);
let asked = 0;

/** Asks for a call at a half hour of its own, and answers its reference and the link of its confirmation. */
async function askForCall(on = site, needs: Record<string, string> = {}) {
  const slot = slots[1 + asked++];
  const email = `dora-${randomUUID()}@example.org`;
  const fields = {
    name: 'Łukasz Nowak',
    phone: '07700 900123',
    email,
    date: slot?.date ?? '',
    time: '10:00',
  };
  const answer = await on.post('/contact?form=call', { ...fields, formKey: randomUUID(), ...needs });
  const reference = referenceIn(answer);
  const confirmation = (await on.mailsAbout(reference))[email]?.text ?? '';
  const [, link = ''] = /https?:\/\/[^/\s]+(\/calls\/change\?token=\S+)/.exec(confirmation) ?? [];
  return { reference, link, date: slot?.date ?? '' };
}
const startOn = (date: string) =>
  `DTSTART:${callStart({ date, time: '10:00' })
    .toISOString()
    .replace(/[-:]|\.000/g, '')}`;

describe('the calendar of the calls', () => {
  it('is not there without its secret, nor where there is none', async () => {
    for (const path of ['/office/calls.ics', address(''), address(token.slice(1)), address(`${token}a`)]) {
      const { status, text, headers } = await site.send(path);
      expect([status, text, headers.get('cache-control')]).toEqual([404, '', 'no-store']);
    }
    expect((await without.send(address(token))).status).toBe(404);
    expect((await without.send(address(''))).status).toBe(404);
  });

  it('has each call at its time with its reference, and no name or number', async () => {
    const { reference, date } = await askForCall();
    const { headers } = await site.send(address(token));
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const feed = await read();
    expect(feed).toContain(startOn(date));
    expect(feed).toContain(`SUMMARY:${fill(callFeedText.title, { reference })}`);
    for (const personal of ['Nowak', '7700', 'dora', 'METHOD']) expect(feed).not.toContain(personal);
  });

  it('names whom to ring where the owner says so, and that there is something to read first', async () => {
    const { reference } = await askForCall(named, { interpreter: 'Polish' });
    const feed = await read(named);
    expect(feed).toContain('SUMMARY:Łukasz Nowak\\, 07700 900 123');
    expect(feed).toContain(reference);
    expect(feed).toContain(callFeedText.needs);
    expect(feed).not.toContain('Polish');
  });

  it('has a moved call at its new time and a cancelled one not at all, at once', async () => {
    const { reference, link, date } = await askForCall();
    const to = slots.at(-1)?.date ?? '';
    expect((await site.post(link, { press: 'move', time: `${to} 10:00` })).status).toBe(200);
    const moved = await read();
    expect(moved).toContain(startOn(to));
    expect(moved).not.toContain(startOn(date));
    await site.post(link, { press: 'cancel' });
    expect(await read()).not.toContain(reference);
  });

  it('is not sent again while it is the same', async () => {
    await askForCall();
    const first = await site.send(address(token));
    const etag = first.headers.get('etag') ?? '';
    const again = await site.send(address(token), { headers: { 'if-none-match': etag } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    const head = await site.send(address(token), { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
    await askForCall();
    const changed = await site.send(address(token), { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });

  it('leaves its secret in no line of the log', () => {
    expect(lines.some((line) => line.includes('/office/calls.ics'))).toBe(true);
    expect(lines.join('')).not.toContain(token);
  });
});
