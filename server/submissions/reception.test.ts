import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contextOf, openTestDesk, type TestDesk } from '../../tests/support/test-reception.ts';
import type { Arrival } from './reception.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let desk: TestDesk;

beforeEach(async () => {
  desk = await openTestDesk();
});

/** What was owed is told by the channel: the office's by mail, the person's by webhook. */
function arrival(changes: Partial<Arrival> = {}): Arrival {
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

async function channelsOwed(): Promise<string[]> {
  return (await desk.store.outbox.claim(1000, 24 * HOUR)).map(({ channel }) => channel).toSorted();
}

describe('the reception', () => {
  it('stores what came with the messages it owes, and wakes the delivery', async () => {
    const saved = await desk.reception.store(arrival(), contextOf());
    expect(saved).toMatchObject({ repeated: false });
    expect(await desk.store.submissions.find({})).toMatchObject([
      {
        reference: saved?.reference,
        kind: 'enquiry',
        email: 'anna@example.org',
        fields: { message: 'Hello' },
        receivedAt: new Date('2026-11-20T10:00:00Z'),
        deleteAfter: new Date('2027-05-20T10:00:00Z'),
        file: null,
      },
    ]);
    expect(await channelsOwed()).toEqual(['mail', 'webhook']);
    expect(desk.woken()).toBe(1);
  });

  it('keeps the file that came along', async () => {
    const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([1, 2]) };
    const saved = await desk.reception.store(arrival({ kind: 'application', file }), contextOf());
    expect(await desk.store.submissions.readFile(saved?.id ?? '')).toEqual(file);
  });

  it('takes the same form once, however often it is sent, and gives the same answer', async () => {
    const context = contextOf();
    const first = await desk.reception.store(arrival(), context);
    const again = await Promise.all([1, 2, 3].map(() => desk.reception.store(arrival(), context)));
    for (const answer of again) expect(answer).toEqual({ ...first, repeated: true });
    expect(await desk.store.submissions.find({})).toHaveLength(1);
    expect(await channelsOwed()).toEqual(['mail', 'webhook']);
  });

  it('loses no words that were changed and sent again under the same key', async () => {
    const context = contextOf();
    await desk.reception.store(arrival(), context);
    await desk.reception.store(arrival({ fields: { message: 'Hello, one more thing' } }), context);
    expect(await desk.store.submissions.find({})).toHaveLength(2);
  });

  it('owes no confirmation where no address was left', async () => {
    await desk.reception.store(arrival({ email: null }), contextOf());
    expect(await channelsOwed()).toEqual(['mail']);
  });

  it('confirms to one address no more than five times a day, and stores and tells the office all the same', async () => {
    for (let sent = 0; sent < 7; sent += 1) {
      await desk.reception.store(
        arrival({ email: sent % 2 ? 'anna@example.org' : 'ANNA@example.org' }),
        contextOf(`198.51.100.${sent}`),
      );
    }
    expect(await desk.store.submissions.find({})).toHaveLength(7);
    const channels = await channelsOwed();
    expect(channels.filter((channel) => channel === 'mail')).toHaveLength(7);
    expect(channels.filter((channel) => channel === 'webhook')).toHaveLength(5);
    desk.clock.forward(24 * HOUR);
    await desk.reception.store(arrival(), contextOf());
    expect(await channelsOwed()).toContain('webhook');
  });

  it('confirms for one client no more than forty times a day', async () => {
    for (let sent = 0; sent < 50; sent += 1) {
      await desk.reception.store(arrival({ email: `person${sent}@example.org` }), contextOf());
    }
    const channels = await channelsOwed();
    expect(channels.filter((channel) => channel === 'mail')).toHaveLength(50);
    expect(channels.filter((channel) => channel === 'webhook')).toHaveLength(40);
  });

  it('lets one client send each form twenty times in ten minutes', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      expect(await desk.reception.admit('enquiry', contextOf())).toBeNull();
    }
    expect(await desk.reception.admit('enquiry', contextOf())).toEqual({
      kind: 'rate-limited',
      retryAfterMs: 10 * MINUTE,
    });
    expect(await desk.reception.admit('call-request', contextOf())).toBeNull();
    expect(await desk.reception.admit('enquiry', contextOf('198.51.100.1'))).toBeNull();
    desk.clock.forward(10 * MINUTE);
    expect(await desk.reception.admit('enquiry', contextOf())).toBeNull();
  });

  it('holds back what a machine seems to have sent, and takes it when it is sent once more', async () => {
    const metadata = { key: randomUUID(), shownAt: String(desk.clock.now().getTime()), honeypot: '' };
    expect(await desk.reception.admit('enquiry', { client: '203.0.113.7', metadata })).toEqual({
      kind: 'suspected-spam',
    });
    desk.clock.forward(2000);
    expect(await desk.reception.admit('enquiry', { client: '203.0.113.7', metadata })).toBeNull();
    const trapped = { ...metadata, honeypot: 'filled in' };
    expect(await desk.reception.admit('enquiry', { client: '203.0.113.7', metadata: trapped })).toEqual({
      kind: 'suspected-spam',
    });
  });

  it('never says that it stored what it could not store, and logs nothing personal', async () => {
    await desk.store.close();
    expect(await desk.reception.store(arrival(), contextOf())).toBeNull();
    expect(await desk.reception.admit('enquiry', contextOf())).toEqual({ kind: 'failed' });
    expect(desk.woken()).toBe(0);
    expect(desk.log.lines).toMatchObject([
      { level: 'error', data: { kind: 'enquiry' } },
      { level: 'error', data: { kind: 'enquiry' } },
    ]);
    expect(JSON.stringify(desk.log.lines).toLowerCase()).not.toMatch(/anna|hello|203\.0/);
  });
});
