import { beforeEach, expect, it } from 'vitest';
import { callChange } from '#content/call-change.yaml';
import { callText } from '#content/call-request.yaml';
import { formMessages } from '#content/form-messages.yaml';
import type { Outcome } from '#domain/follow-up/outcome.ts';
import { contextOf, openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { createOutcomeLinks, type OutcomeLinks } from '../follow-up/outcome-links.ts';
import { MAX_MOVES_PER_CALL } from '../limits/limits.ts';
import { type CallChanges, createCallChanges } from './call-changes.ts';
import { type Calls, createCalls } from './calls.ts';

const HOUR = 3_600_000;
const from = { date: '2026-11-24', time: '09:30' };
const to = { date: '2026-11-25', time: '14:00' };
const earlier = { date: '2026-11-23', time: '11:00' };
const call = { name: 'Anna Lee', phone: '+447700900123', email: 'anna@example.org' };
const inOneField = ({ date, time }: typeof from) => `${date} ${time}`;

let setup: TestIntake;
let calls: Calls;
let changes: CallChanges;
let links: OutcomeLinks;
let token: string;
let id: string;
let moves: number;

beforeEach(async () => {
  setup = await openTestIntake();
  const { store, clock, intake, log } = setup;
  const { submissions } = store;
  links = createOutcomeLinks('caller', { secretFor: store.secretFor, publicUrl: testSite.publicUrl });
  const site = { ...testSite, links: { office: links.url, applicant: links.url, caller: links.url } };
  const busyTimes = { current: () => ({ busy: [], isCertain: true }) };
  calls = createCalls({
    intake,
    submissions,
    busyTimes,
    site,
    onChange: () => {},
    secret: new Uint8Array(32),
    capacity: 1,
    now: clock.now,
  });
  moves = 0;
  changes = createCallChanges({
    ...{ submissions, limiter: store.limits, calls, links, site, log, capacity: 1, now: clock.now },
    onMoved: () => {
      moves += 1;
    },
  });
  await calls.request({ ...call, ...from }, contextOf());
  const [stored] = await submissions.find({});
  id = stored?.id ?? '';
  const [, toPerson] = await setup.pendingMails();
  token = /token=(\S+)/.exec(toPerson?.text ?? '')?.[1] ?? '';
});

const stored = async () => (await setup.store.submissions.find({ key: id }))[0];
const isFree = async ({ date, time }: typeof from) =>
  (await calls.freeSlots()).some((day) => day.date === date && day.times.includes(time));
const linkUntil = (expires: Date) =>
  new URL(links.url({ reference: 'AB-3333-3333', outcome: 'cancelled', expires })).searchParams.get(
    'token',
  ) ?? '';

it('a look names the time and what else is free, and changes nothing', async () => {
  for (let look = 0; look < 2; look += 1) {
    const view = await changes.look(token);
    expect(view).toMatchObject({ kind: 'question', time: from });
    const free = view.kind === 'question' ? view.free : [];
    expect(free.find(({ date }) => date === from.date)?.times).not.toContain(from.time);
  }
  expect(await setup.pendingMails()).toEqual([]);
  expect(await stored()).toMatchObject({ fields: { ...call, ...from } });
});

it('a press moves the call once, frees its old time and tells both sides', async () => {
  setup.clock.forward(HOUR);
  const presses = await Promise.all([1, 2, 3].map(() => changes.move(token, inOneField(to))));
  expect(presses).toEqual(Array(3).fill({ kind: 'moved', time: to, mustConfirm: false }));
  expect(await stored()).toMatchObject({ fields: { ...call, ...to, movedFrom: inOneField(from) } });
  expect([await isFree(from), await isFree(to)]).toEqual([true, false]);
  const mails = await setup.pendingMails();
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/^Call request from Anna Lee moved to Wednesday 25 November at 2 pm/),
    expect.stringMatching(/^Your call is moved to Wednesday 25 November at 2 pm/),
  ]);
  for (const { calendar } of mails) {
    const lines = calendar?.content.split('\r\n');
    for (const line of ['METHOD:PUBLISH', `UID:${id}`, 'SEQUENCE:3600', 'DTSTART:20261125T140000Z'])
      expect(lines).toContain(line);
  }
});

it('what has gone, never was or is no time is said, and the call stays', async () => {
  await calls.request({ ...call, ...to }, contextOf());
  await setup.pendingMails();
  const errorOf = async (chosen: string) => {
    const view = await changes.move(token, chosen);
    return view.kind === 'question' ? view.error : view.kind;
  };
  expect(await errorOf(inOneField(to))).toMatch(
    new RegExp(`^${formMessages.call.taken} Still free: Wednesday 25 November at 2.30 pm, 3 pm, 3.30 pm\\.$`),
  );
  expect(await errorOf('2026-11-29 10:00')).toContain(callText.never);
  expect(await errorOf('2026-11-25 22:00')).toContain(callText.never);
  expect(await errorOf('2026-11-19 10:00')).toContain(formMessages.call.taken);
  for (const none of ['', 'tomorrow', '2026-11-25'])
    expect(await errorOf(none)).toBe(callChange.move.notChosen);
  expect(await stored()).toMatchObject({ fields: from });
  expect(await setup.pendingMails()).toEqual([]);
});

it('the first link goes on working after a move, and until the call begins', async () => {
  await changes.move(token, inOneField(to));
  expect(await changes.move(token, inOneField(earlier))).toEqual({
    kind: 'moved',
    time: earlier,
    mustConfirm: false,
  });
  setup.clock.forward(new Date('2026-11-23T10:59:59Z').getTime() - setup.clock.now().getTime());
  expect(await changes.look(token)).toMatchObject({ kind: 'question', time: earlier });
  setup.clock.forward(1000);
  expect(await changes.look(token)).toEqual({ kind: 'unknown' });
  expect(await changes.move(token, inOneField(to))).toEqual({ kind: 'unknown' });
});

it.each(['answered', 'spam', 'not-for-us'] as const)(
  'a call that is %s is not moved',
  async (outcome: Outcome) => {
    await setup.store.submissions.setOutcome(id, { outcome, at: setup.clock.now(), by: 'office' }, null);
    expect(await changes.move(token, inOneField(to))).toEqual({ kind: 'unknown' });
  },
);

it('a call that nobody answered can be moved, and a cancelled one says so', async () => {
  const { submissions } = setup.store;
  const tried = { outcome: 'rang-no-answer', at: setup.clock.now(), by: 'office' } as const;
  await submissions.setOutcome(id, tried, null);
  expect(await changes.move(token, inOneField(to))).toMatchObject({ kind: 'moved' });
  expect(await stored()).toMatchObject({ outcome: null });
  const cancelled = { outcome: 'cancelled', at: setup.clock.now(), by: 'caller' } as const;
  expect(await submissions.setOutcome(id, cancelled, null)).toBe(true);
  expect(await changes.move(token, inOneField(from))).toEqual({ kind: 'cancelled' });
});

it('a link that is forged, expired, or of a call that is gone moves nothing', async () => {
  expect(await changes.move(`${token.slice(0, -1)}~`, inOneField(to))).toEqual({ kind: 'damaged' });
  expect(await changes.look('')).toEqual({ kind: 'damaged' });
  expect(await changes.look(linkUntil(new Date(setup.clock.now().getTime() - 1)))).toEqual({
    kind: 'unknown',
  });
  await setup.store.submissions.erase([id]);
  expect(await changes.move(token, inOneField(to))).toEqual({ kind: 'unknown' });
});

it('a call that is moved all day long is left where it is', async () => {
  const { limit } = MAX_MOVES_PER_CALL;
  for (let move = 0; move < limit; move += 1) await changes.move(token, inOneField(move % 2 ? from : to));
  expect(await changes.move(token, inOneField(to))).toMatchObject({ kind: 'too-often' });
  expect(moves).toBe(limit);
  expect(await stored()).toMatchObject({ fields: from });
});

it('a store that fails is said, and logged', async () => {
  await setup.store.close();
  expect(await changes.move(token, inOneField(to))).toEqual({ kind: 'failed' });
  expect(setup.log.lines).toHaveLength(1);
});

it('a call that holds no time says so, and its move is promised once its sender has room', async () => {
  const others = ['10:00', '10:30'].map((time) => ({ ...from, time }));
  for (const time of others) await calls.request({ ...call, ...time, email: 'ed@example.org' }, contextOf());
  const [toConfirm] = await setup.store.submissions.find({});
  expect(toConfirm?.tentative).toBe(true);
  const link = (reference = '') =>
    /token=(\S+)/.exec(
      links.url({ reference, outcome: 'cancelled', expires: new Date('2027-01-01') }),
    )?.[1] ?? '';
  const tentative = link(toConfirm?.reference);
  expect(await changes.look(tentative)).toMatchObject({ kind: 'question', mustConfirm: true });
  await setup.pendingMails();
  expect(await changes.move(tentative, inOneField(to))).toMatchObject({ kind: 'moved', mustConfirm: true });
  expect(await isFree(to)).toBe(true);
  for (const mail of await setup.pendingMails()) expect(mail.subject).toContain('to be confirmed');
  const cancelled = { outcome: 'cancelled', at: setup.clock.now(), by: 'caller' } as const;
  await setup.store.submissions.setOutcome(id, cancelled, null);
  expect(await changes.move(tentative, inOneField(earlier))).toMatchObject({
    kind: 'moved',
    mustConfirm: false,
  });
  expect(await isFree(earlier)).toBe(false);
  for (const mail of await setup.pendingMails()) expect(mail.subject).not.toContain('to be confirmed');
});

it('a caller abroad reads the time on both clocks, as long as the call is with us', async () => {
  const other = { ...call, phone: '+447700900124', timeZone: 'Australia/Sydney' };
  const both = 'Wednesday 25 November at 3 pm, UK time (Thursday at 2 am where you are)';
  await calls.request({ ...other, date: to.date, time: '15:00' }, contextOf('203.0.113.9'));
  const mail = (await setup.pendingMails()).at(-1);
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(both);
  expect(mail?.subject).toContain('at 3 pm, UK time (AB-');
  const link = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await changes.look(link)).toMatchObject({ time: { timeZone: 'Australia/Sydney' } });
  expect(await changes.move(link, inOneField(to))).toMatchObject({
    time: { ...to, timeZone: 'Australia/Sydney' },
  });
  const moved = (await setup.pendingMails()).at(-1)?.text.replace(/\s+/g, ' ');
  expect(moved).toContain('Wednesday 25 November at 2 pm, UK time (Thursday at 1 am where you are)');
  expect(moved).toContain(both);
});
