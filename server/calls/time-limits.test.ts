import { beforeEach, describe, expect, it } from 'vitest';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { callSlots, halfHoursOn } from '#domain/calls/call-request.ts';
import type { CallTime } from '#domain/calls/call-times.ts';
import { contextOf, openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { clientKey } from '../limits/client-key.ts';
import { type Calls, createCalls } from './calls.ts';
import { askerOf } from './time-limits.ts';

let setup: TestIntake;
let calls: Calls;
let all: CallTime[];

beforeEach(async () => {
  setup = await openTestIntake();
  const { intake, store, clock } = setup;
  calls = createCalls({
    ...{ intake, site: testSite, submissions: store.submissions, now: clock.now },
    busyTimes: { current: () => ({ busy: [], isCertain: true }) },
    onChange: () => {},
    secret: store.secretFor('callers'),
    capacity: 1,
  });
  all = callSlots(clock.now()).flatMap(({ date, times }) => times.map((time) => ({ date, time })));
});

const numberOf = (index: number) => `+4477009${String(index).padStart(5, '0')}`;

/** How the site answers a request for a half hour. */
async function ask(
  index: number,
  { address = '203.0.113.7', phone = numberOf(index) } = {},
): Promise<string> {
  const time = all[index] ?? expect.fail();
  const form = { name: 'Anna Lee', email: '', phone, ...time };
  const answer = await calls.request(form, contextOf(clientKey(address)));
  if (answer.kind !== 'accepted') return answer.kind;
  return answer.mustConfirm ? 'to be confirmed' : 'promised';
}

async function askAll(
  count: number,
  sender: (index: number) => Parameters<typeof ask>[1],
): Promise<string[]> {
  const answers: string[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await ask(index, sender(index)));
  return answers;
}

const promised = (answers: string[]) => answers.filter((answer) => answer === 'promised').length;
const freeCount = async () => (await calls.freeSlots()).flatMap(({ times }) => times).length;

describe('half hours that one stranger asks for', () => {
  it('from one address, twenty, are three that are held; all are stored', async () => {
    const answers = await askAll(20, () => ({}));
    expect(promised(answers)).toBe(3);
    expect(answers.filter((answer) => answer === 'to be confirmed')).toHaveLength(17);
    expect(await freeCount()).toBe(all.length - 3);
    expect(await setup.store.submissions.find({ kind: 'call-request' })).toHaveLength(20);
  });

  it('for one number are two, however it is written behind its digits, and from wherever they come', async () => {
    const from = (index: number) => ({ address: `198.51.${index}.1`, phone: '+447700900123' });
    expect(await askAll(3, from)).toEqual(['promised', 'promised', 'to be confirmed']);
    expect(await ask(4, { address: '192.0.2.1', phone: '+447700900123 ext 12' })).toBe('to be confirmed');
  });

  it.each([
    ['an IPv6 /48', (index: number) => `2001:db8:5:${index.toString(16)}::1`],
    ['an IPv4 /24', (index: number) => `203.0.113.${index}`],
  ])('from the addresses of %s are a fifth of each day', async (_, addressOf) => {
    all = all.filter(({ date }) => date < '2026-11-25');
    const answers = await askAll(all.length, (index) => ({ address: addressOf(index) }));
    expect(promised(answers)).toBeGreaterThan(0);
    const heldOn = Map.groupBy(
      all.filter((__, index) => answers[index] === 'promised'),
      ({ date }) => date,
    );
    for (const [date, held] of heldOn)
      expect(held.length).toBeLessThanOrEqual(Math.max(1, Math.floor(halfHoursOn(date).length / 5)));
    expect(await ask(1, { address: '192.0.2.1' })).toBe(answers[1] === 'promised' ? 'invalid' : 'promised');
  });
});

it('a ward behind one address has three held and each of the others stored, with words that promise nothing', async () => {
  const family = { name: 'Anna Lee', phone: numberOf(9), email: 'anna@example.org' };
  await askAll(3, () => ({}));
  await setup.pendingMails();
  const answer = await calls.request({ ...family, ...(all[5] ?? expect.fail()) }, contextOf('203.0.113.7'));
  expect(answer).toMatchObject({ kind: 'accepted', mustConfirm: true });
  expect(answer).not.toHaveProperty('tentative');
  const [toOffice, toPerson] = await setup.pendingMails();
  const { tentative, text, heading } = callRequestMails.toConfirm;
  expect(toOffice?.text).toContain(tentative);
  expect(toOffice?.text).not.toContain(callRequestMails.toConfirm.office);
  expect(toPerson?.text).toContain(text);
  expect(toPerson?.text).toContain(heading);
  for (const mail of [toOffice, toPerson]) {
    expect(mail?.subject).toContain('to be confirmed');
    expect(mail?.calendar?.content).toContain('STATUS:TENTATIVE');
    expect(mail?.text).not.toContain('we promised it');
  }
});

it('an asker is kept as hashes that nobody makes without the secret', () => {
  const [one, other] = [1, 2].map((byte) =>
    askerOf(numberOf(1), '203.0.113.7', new Uint8Array(32).fill(byte)),
  );
  for (const hash of Object.values(one ?? {})) expect(hash).toMatch(/^[\w-]{22}$/);
  expect(new Set([one, other].flatMap((asker) => Object.values(asker ?? {}))).size).toBe(6);
});

it('the half hour that is to be confirmed is promised to the next who asks', async () => {
  await askAll(3, () => ({}));
  expect(await ask(5)).toBe('to be confirmed');
  expect(await ask(5, { address: '198.51.100.1', phone: numberOf(77) })).toBe('promised');
  expect(await ask(5, { address: '198.51.100.2', phone: numberOf(78) })).toBe('invalid');
});
