import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contextOf, openTestIntake, type TestIntake } from '../../tests/support/test-intake.ts';
import { createSubmissionIntake, type IncomingSubmission } from './intake.ts';
import type { SubmissionKind, SubmissionReceipt } from './submission-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let setup: TestIntake;

beforeEach(async () => {
  setup = await openTestIntake();
});

/** The channel tells the messages apart: the office's go by mail, the person's by webhook. */
function incoming(changes: Partial<IncomingSubmission> = {}): IncomingSubmission {
  return {
    kind: 'enquiry',
    email: 'Anna@Example.org',
    fields: { message: 'Hello' },
    messages: (_, confirm) => [
      { channel: 'mail', payload: {} },
      ...(confirm ? [{ channel: 'webhook' as const, payload: {} }] : []),
    ],
    ...changes,
  };
}

async function pendingChannels(): Promise<string[]> {
  return (await setup.store.outbox.claim(1000, 24 * HOUR)).map(({ channel }) => channel).toSorted();
}

describe('the submission intake', () => {
  it('stores what came with the messages that come of it, and wakes the delivery', async () => {
    const saved = await setup.intake.receive(incoming(), contextOf());
    expect(saved).toMatchObject({ kind: 'accepted', repeated: false });
    expect(await setup.store.submissions.find({})).toMatchObject([
      {
        reference: saved.kind === 'accepted' && saved.reference,
        kind: 'enquiry',
        email: 'anna@example.org',
        fields: { message: 'Hello' },
        receivedAt: new Date('2026-11-20T10:00:00Z'),
        deleteAfter: new Date('2027-05-20T10:00:00Z'),
        file: null,
      },
    ]);
    expect(await pendingChannels()).toEqual(['mail', 'webhook']);
    expect(setup.woken()).toBe(1);
  });

  it('keeps the file that came along', async () => {
    const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([1, 2]) };
    await setup.intake.receive(incoming({ kind: 'application', file }), contextOf());
    const [stored] = await setup.store.submissions.find({});
    expect(await setup.store.submissions.readFile(stored?.id ?? '')).toEqual(file);
  });

  it('takes the same form once, however often it is sent, and gives the same answer', async () => {
    const context = contextOf();
    const first = await setup.intake.receive(incoming(), context);
    const again = await Promise.all([1, 2, 3].map(() => setup.intake.receive(incoming(), context)));
    for (const answer of again) expect(answer).toEqual({ ...first, repeated: true });
    expect(await setup.store.submissions.find({})).toHaveLength(1);
    expect(await pendingChannels()).toEqual(['mail', 'webhook']);
  });

  it('loses no words that were changed and sent again under the same key', async () => {
    const context = contextOf();
    await setup.intake.receive(incoming(), context);
    await setup.intake.receive(incoming({ fields: { message: 'Hello, one more thing' } }), context);
    expect(await setup.store.submissions.find({})).toHaveLength(2);
  });

  it.each(['event-registration', 'area-notice'] as const)(
    'takes the same %s once a day, from whatever form, and another where its words differ',
    async (kind) => {
      const send = (fields: Record<string, string>) =>
        setup.intake.receive(incoming({ kind, fields }), contextOf());
      const first = await send({ postcode: 'SO14 7LY' });
      setup.clock.forward(HOUR);
      expect(await send({ postcode: 'SO14 7LY' })).toEqual({ ...first, repeated: true });
      expect(await pendingChannels()).toEqual(['mail', 'webhook']);
      expect(await send({ postcode: 'SO17 3AT' })).toMatchObject({ kind: 'accepted', repeated: false });
      setup.clock.forward(24 * HOUR);
      expect(await send({ postcode: 'SO14 7LY' })).toMatchObject({ kind: 'accepted', repeated: false });
    },
  );

  it('sends no confirmation if no address was left', async () => {
    await setup.intake.receive(incoming({ email: null }), contextOf());
    expect(await pendingChannels()).toEqual(['mail']);
  });

  it('confirms to one address no more than five times a day, and stores and tells the office all the same', async () => {
    for (let sent = 0; sent < 7; sent += 1) {
      await setup.intake.receive(
        incoming({ email: sent % 2 ? 'anna@example.org' : 'ANNA@example.org' }),
        contextOf(`198.51.100.${sent}`),
      );
    }
    expect(await setup.store.submissions.find({})).toHaveLength(7);
    const channels = await pendingChannels();
    expect(channels.filter((channel) => channel === 'mail')).toHaveLength(7);
    expect(channels.filter((channel) => channel === 'webhook')).toHaveLength(5);
    setup.clock.forward(24 * HOUR);
    await setup.intake.receive(incoming(), contextOf());
    expect(await pendingChannels()).toContain('webhook');
  });

  it('confirms for one client no more than forty times a day', async () => {
    for (let sent = 0; sent < 50; sent += 1) {
      // Not so fast that the limit of submissions comes first.
      setup.clock.forward(MINUTE);
      await setup.intake.receive(incoming({ email: `person${sent}@example.org` }), contextOf());
    }
    const channels = await pendingChannels();
    expect(channels.filter((channel) => channel === 'mail')).toHaveLength(50);
    expect(channels.filter((channel) => channel === 'webhook')).toHaveLength(40);
  });

  it('lets one client send each form twenty times in ten minutes', async () => {
    const send = (kind: SubmissionKind = 'enquiry', context = contextOf()) =>
      setup.intake.receive(incoming({ kind }), context);
    for (let sent = 0; sent < 20; sent += 1) {
      expect(await send()).toMatchObject({ kind: 'accepted' });
    }
    expect(await send()).toEqual({ kind: 'rate-limited', retryAfterMs: 10 * MINUTE });
    expect(await send('area-notice')).toMatchObject({ kind: 'accepted' });
    expect(await send('enquiry', contextOf('198.51.100.1'))).toMatchObject({ kind: 'accepted' });
    setup.clock.forward(10 * MINUTE);
    expect(await send()).toMatchObject({ kind: 'accepted' });
  });

  it('holds back what a machine seems to have sent, and takes it when it is sent once more', async () => {
    const metadata = { key: randomUUID(), elapsed: '900', honeypot: '' };
    const send = (changes = {}) =>
      setup.intake.receive(incoming(), { client: '203.0.113.7', metadata: { ...metadata, ...changes } });
    expect(await send()).toEqual({ kind: 'suspected-spam' });
    expect(await setup.store.submissions.find({})).toEqual([]);
    expect(await send({ elapsed: '2900' })).toMatchObject({ kind: 'accepted' });
    expect(await send({ elapsed: '2900', honeypot: 'filled in' })).toEqual({ kind: 'suspected-spam' });
  });

  it('gives a slow store what is left of the eight seconds of a form, and says where it may be stored all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const noLimits = { take: async () => ({ allowed: true, retryAfterMs: 0 }) };
    const receiveAfter = async (ms: number, begun?: number) => {
      const stored = { id: '1', reference: 'AB-1', repeated: false } as SubmissionReceipt & {
        repeated: boolean;
      };
      const save = () => new Promise<typeof stored>((resolve) => setTimeout(resolve, ms, stored));
      const submissions = { save, saveIfFree: save };
      const intake = createSubmissionIntake({
        submissions,
        limiter: noLimits,
        wake: () => {},
        log: setup.log,
      });
      const outcome = intake.receive(incoming(), { ...contextOf(), ...(begun !== undefined && { begun }) });
      await vi.advanceTimersByTimeAsync(10_000);
      return outcome;
    };
    const unsure = { kind: 'failed', unsure: true };
    expect(await receiveAfter(7500)).toMatchObject({ kind: 'accepted' });
    expect(await receiveAfter(8100)).toEqual(unsure);
    expect(await receiveAfter(4500, performance.now() - 3000)).toMatchObject({ kind: 'accepted' });
    expect(await receiveAfter(5500, performance.now() - 3000)).toEqual(unsure);
    expect(await receiveAfter(3500, performance.now() - 60_000)).toMatchObject({ kind: 'accepted' });
  });

  it('never says that it stored what it could not store, and logs nothing personal', async () => {
    const noLimits = { take: async () => ({ allowed: true, retryAfterMs: 0 }) };
    const { store, log } = setup;
    const wake = () => expect.unreachable();
    const unlimited = createSubmissionIntake({ ...store, limiter: noLimits, wake, log });
    await store.close();
    expect(await unlimited.receive(incoming(), contextOf())).toEqual({ kind: 'failed' });
    expect(await setup.intake.receive(incoming(), contextOf())).toEqual({ kind: 'failed' });
    expect(setup.woken()).toBe(0);
    expect(setup.log.lines).toMatchObject([
      { level: 'error', data: { kind: 'enquiry' } },
      { level: 'error', data: { kind: 'enquiry' } },
    ]);
    expect(JSON.stringify(setup.log.lines).toLowerCase()).not.toMatch(/anna|hello|203\.0/);
  });
});
