import { beforeEach, describe, expect, it } from 'vitest';
import { formMessages } from '#content/form-messages.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { stillFree } from '#domain/calls/call-times.ts';
import { contextOf, openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { type Calls, type CallsOptions, createCalls } from './calls.ts';

const call = {
  name: 'Anna Lee',
  phone: '+447700900123',
  email: 'anna@example.org',
  date: '2026-11-24',
  time: '09:30',
};

let setup: TestIntake;
let calls: Calls;
let changes: number;

/** The site's calls where the office has time for so many at once. */
function callsWith(others: Partial<CallsOptions> = {}): Calls {
  const { intake, store, clock } = setup;
  const onChange = () => {
    changes += 1;
  };
  const { submissions } = store;
  return createCalls({
    intake,
    submissions,
    busyTimes: { current: () => ({ busy: [], isCertain: true }) },
    site: testSite,
    onChange,
    secret: new Uint8Array(32),
    capacity: 1,
    now: clock.now,
    ...others,
  });
}

beforeEach(async () => {
  setup = await openTestIntake();
  changes = 0;
  calls = callsWith();
});

describe('requesting a call', () => {
  it('stores it, and gives both sides the appointment', async () => {
    const result = await calls.request(call, contextOf());
    const [stored] = await setup.store.submissions.find({});
    expect(stored).toMatchObject({ kind: 'call-request', email: 'anna@example.org', fields: call });
    const [toOffice, toPerson] = await setup.pendingMails();
    expect(toOffice?.calendar?.content).toContain('DTSTART:20261124T093000Z');
    expect(toPerson?.calendar?.content).toContain('DTSTART:20261124T093000Z');
    expect(result).toEqual({
      kind: 'accepted',
      reference: stored?.reference,
      repeated: false,
    });
  });

  it('does not need an address', async () => {
    const result = await calls.request({ ...call, email: '' }, contextOf());
    expect(result).toMatchObject({ kind: 'accepted', repeated: false });
    expect(await setup.store.submissions.find({})).toMatchObject([{ email: null }]);
    const [toOffice, ...others] = await setup.pendingMails();
    expect(others).toEqual([]);
    expect(toOffice?.replyTo).toEqual({ address: 'office@site.example' });
  });

  it('is one request when it is sent again', async () => {
    const context = contextOf();
    const first = await calls.request(call, context);
    setup.clock.forward(60_000);
    expect(await calls.request(call, context)).toEqual({ ...first, repeated: true });
  });

  it('is turned away and fails as a message does', async () => {
    const context = contextOf();
    const trapped = { ...context, metadata: { ...context.metadata, honeypot: 'x' } };
    expect(await calls.request(call, trapped)).toEqual({ kind: 'suspected-spam' });
    await setup.store.close();
    expect(await calls.request(call, contextOf())).toEqual({ kind: 'failed' });
  });
});

describe('a half hour', () => {
  const timesOn = async (date: string) =>
    (await calls.freeSlots()).find((day) => day.date === date)?.times ?? [];

  it('that is taken is not offered, and says which are', async () => {
    expect(await timesOn(call.date)).toContain(call.time);
    expect(await calls.request(call, contextOf())).toMatchObject({ kind: 'accepted' });
    expect(await timesOn(call.date)).not.toContain(call.time);
    const slots = await calls.freeSlots();
    expect(await calls.request(call, contextOf())).toEqual({
      kind: 'invalid',
      errors: { time: formMessages.call.taken + stillFree(slots, call) },
      slots,
    });
    expect(await setup.store.submissions.find({})).toHaveLength(1);
    expect(await setup.pendingMails()).toHaveLength(2);
    expect(setup.woken()).toBe(1);
    expect(changes).toBe(2);
  });

  it('is as many people’s as the office has time for', async () => {
    calls = callsWith({ capacity: 2 });
    const outcomes = await Promise.all([1, 2, 3].map(() => calls.request(call, contextOf())));
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(2);
    expect(await timesOn(call.date)).not.toContain(call.time);
  });

  it('is offered while the store cannot say, and the press says that it failed', async () => {
    await setup.store.close();
    expect(await timesOn(call.date)).toContain(call.time);
    expect(await calls.request(call, contextOf())).toEqual({ kind: 'failed' });
  });

  it('of which the office is busy in a part is neither offered nor promised', async () => {
    const busy = [{ from: '2026-11-24 09:50', until: '2026-11-24 10:10' }];
    calls = callsWith({ busyTimes: { current: () => ({ busy, isCertain: true }) } });
    const times = await timesOn(call.date);
    expect(['09:00', '09:30', '10:00', '10:30'].map((time) => times.includes(time))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(await calls.request(call, contextOf())).toMatchObject({
      errors: { time: expect.stringContaining(formMessages.call.taken) },
    });
    expect(await setup.store.submissions.find({})).toEqual([]);
    expect(await calls.request({ ...call, time: '10:30' }, contextOf())).toMatchObject({ kind: 'accepted' });
  });

  it('is offered while nobody knows if the office is busy, and both sides read that it is to be confirmed', async () => {
    calls = callsWith({ busyTimes: { current: () => ({ busy: [], isCertain: false }) } });
    expect(await timesOn(call.date)).toContain(call.time);
    expect(await calls.request(call, contextOf())).toMatchObject({ kind: 'accepted', mustConfirm: true });
    const [toOffice, toPerson] = await setup.pendingMails();
    const words = callRequestMails.toConfirm;
    expect(toOffice?.text).toContain(words.office);
    expect(toPerson?.text).toContain(words.text);
    expect(toPerson?.text).toContain(words.heading);
    expect(toPerson?.subject).toContain('to be confirmed');
  });

  it('is offered while the store says nothing', async () => {
    calls = callsWith({ submissions: { fullTimes: () => new Promise(() => {}) } });
    expect(await timesOn(call.date)).toContain(call.time);
  });
});
