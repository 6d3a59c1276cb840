import { beforeEach, describe, expect, it } from 'vitest';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import type { Store } from '../store/open-store.ts';
import type { ClaimedMessage } from './outbox.ts';

/** Opens one more instance on the same database; whoever made it closes it after the test. */
export type OpenStore = (now?: () => Date) => Promise<Store>;

export function outboxContract(place: () => Promise<OpenStore>): void {
  describe('the outbox', () => {
    let open: OpenStore;
    let store: Store;
    const start = new Date('2026-11-21T09:00:00Z');
    const clock = { now: start };
    const now = () => clock.now;
    const later = (ms: number) => new Date(clock.now.getTime() + ms);

    async function claimOne(leaseMs = 60_000): Promise<ClaimedMessage> {
      const [message] = await store.outbox.claim(1, leaseMs);
      if (!message) throw new Error('No message is due.');
      return message;
    }

    beforeEach(async () => {
      clock.now = start;
      open = await place();
      store = await open(now);
    });

    it('hands out a pending message with all the worker needs', async () => {
      const payload = { subject: 'Thank you', lines: ['Dear Dora', '…'] };
      const receipt = await store.submissions.save(
        sampleSubmission({ messages: () => [{ channel: 'webhook', payload }] }),
      );
      const [message, ...others] = await store.outbox.claim(10, 60_000);
      expect(others).toEqual([]);
      expect(message).toMatchObject({
        submissionId: receipt.id,
        channel: 'webhook',
        payload,
        attempt: 1,
        createdAt: start,
      });
    });

    it('hands a message to nobody else while its lease lasts, and out again when it has run out', async () => {
      await store.submissions.save(sampleSubmission());
      const [first] = await store.outbox.claim(10, 60_000);
      clock.now = later(59_999);
      expect(await store.outbox.claim(10, 60_000)).toEqual([]);
      clock.now = later(1);
      const [second] = await store.outbox.claim(10, 60_000);
      expect(second).toEqual({ ...first, attempt: 2 });
    });

    it('gives the longest due first, and no more than asked for', async () => {
      const references: string[] = [];
      for (let minute = 0; minute < 3; minute++) {
        clock.now = later(60_000);
        references.push((await store.submissions.save(sampleSubmission())).reference);
      }
      const claimed = await store.outbox.claim(2, 60_000);
      expect(claimed.map(({ payload }) => payload)).toEqual(
        references.slice(0, 2).map((subject) => ({ subject })),
      );
    });

    it('lists the messages of one submission', async () => {
      const { id } = await store.submissions.save(sampleSubmission());
      await store.submissions.save(sampleSubmission());
      expect(await store.outbox.list({ submissionId: id })).toMatchObject([{ submissionId: id }]);
    });

    it('takes a message that tells of no submission once for each purpose, from whichever instance', async () => {
      const other = await open(now);
      const letter = { channel: 'mail' as const, payload: { subject: 'Good morning' } };
      const added = await Promise.all(
        [store, other, store, other].map(({ outbox }) => outbox.add('morning-2026-11-23', letter)),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await store.outbox.added('morning-2026-11-23')).toEqual({
        status: 'due',
        payload: letter.payload,
      });
      expect(await store.outbox.added('morning-2026-11-24')).toBeNull();
      expect(await store.outbox.add('morning-2026-11-24', letter)).toBe(true);
      expect(await store.outbox.list({})).toMatchObject([
        { submissionId: null, reference: null },
        { submissionId: null, reference: null },
      ]);
      const claimed = await store.outbox.claim(10, 60_000);
      expect(claimed).toMatchObject([{ submissionId: null, payload: letter.payload }, {}]);
      await store.submissions.save(sampleSubmission());
      await store.outbox.sweep(later(1));
      expect(await store.outbox.list({})).toMatchObject([{ reference: expect.any(String) }]);
    });

    it('never hands out again what was delivered', async () => {
      await store.submissions.save(sampleSubmission());
      const [message] = await store.outbox.claim(10, 60_000);
      await store.outbox.finish(message?.id ?? '');
      clock.now = later(600_000);
      expect(await store.outbox.claim(10, 60_000)).toEqual([]);
      expect(await store.outbox.list({ status: 'sent' })).toMatchObject([{ id: message?.id, attempts: 1 }]);
    });

    it('hands out a failed message again when its time to retry has come', async () => {
      await store.submissions.save(sampleSubmission());
      const message = await claimOne();
      await store.outbox.fail(message, '450 try later', later(5_000));
      expect(await store.outbox.list({})).toMatchObject([
        { status: 'due', attempts: 1, dueAt: later(5_000), lastError: '450 try later' },
      ]);
      expect(await store.outbox.claim(10, 60_000)).toEqual([]);
      clock.now = later(5_000);
      expect(await store.outbox.claim(10, 60_000)).toMatchObject([{ id: message.id, attempt: 2 }]);
    });

    it('keeps a stuck message until a person makes it due', async () => {
      await store.submissions.save(sampleSubmission());
      const message = await claimOne();
      const { id } = message;
      await store.outbox.fail(message, '550 no such person', null);
      clock.now = later(86_400_000);
      expect(await store.outbox.claim(10, 60_000)).toEqual([]);
      expect(await store.outbox.list({ status: 'stuck' })).toMatchObject([{ id, status: 'stuck' }]);

      expect(await store.outbox.requeue([id, 'unknown'])).toBe(1);
      expect(await store.outbox.requeue([id])).toBe(0);
      expect(await store.outbox.requeue([])).toBe(0);
      expect(await store.outbox.claim(10, 60_000)).toMatchObject([
        { id, attempt: 1, payload: message.payload },
      ]);
    });

    it('has a mail come back, and says so again after a crash: stuck where its text was kept, else only marked', async () => {
      await store.submissions.save(sampleSubmission());
      await store.submissions.save(sampleSubmission());
      const [toOffice, toPerson] = (await store.outbox.claim(2, 60_000)).map(({ id }) => id);
      expect(await store.outbox.comeBack(toPerson ?? '', 'too early')).toBeNull();
      await store.outbox.finish(toOffice ?? '', true);
      await store.outbox.finish(toPerson ?? '');
      const submissionId = expect.any(String);
      const back = (id = '') => store.outbox.comeBack(id, '550 no such person');
      expect(await back(toOffice)).toEqual({ status: 'stuck', submissionId, purpose: null });
      expect(await back(toPerson)).toEqual({ status: 'returned', submissionId, purpose: null });
      expect(await back(toOffice)).toEqual({ status: 'stuck', submissionId, purpose: null });
      expect(await back(toPerson)).toEqual({ status: 'returned', submissionId, purpose: null });
      expect(await back('unknown')).toBeNull();
      expect(await store.outbox.list({ id: toPerson })).toMatchObject([
        { status: 'returned', lastError: 'came back: 550 no such person' },
      ]);
      expect(await store.outbox.requeue([toOffice ?? '', toPerson ?? ''])).toBe(1);
      expect(await back(toOffice)).toBeNull();
    });

    it('has what waits for another attempt tried now: danger first, then calls by their time, what tells of no submission, the oldest', async () => {
      const mail = (subject: string) => ({ channel: 'mail' as const, payload: { subject } });
      const save = (subject: string, changes = {}) =>
        store.submissions.save(sampleSubmission({ messages: () => [mail(subject)], ...changes }));
      const call = (hour: string) => ({
        kind: 'call-request',
        answerBy: new Date(`2026-11-23T${hour}:00:00Z`),
      });
      await save('oldest');
      clock.now = later(1000);
      await save('call at eleven', call('11'));
      clock.now = later(1000);
      await save('call at ten', call('10'));
      await save('danger', { danger: true });
      clock.now = later(1000);
      await save('danger that is due', { danger: true });
      await store.outbox.add('letter', mail('letter'));
      await save('refused');
      const claimed = await store.outbox.claim(10, 60_000);
      expect(claimed).toHaveLength(7);
      for (const message of claimed) {
        const { subject } = message.payload as { subject: string };
        const again = subject === 'danger that is due' ? later(1000) : later(7_200_000);
        await store.outbox.fail(message, 'away', subject === 'refused' ? null : again);
      }
      clock.now = later(1000);
      await save('new');
      const next = async () => {
        const [{ payload } = expect.fail('Nothing is due.')] = await store.outbox.claim(1, 60_000);
        return (payload as { subject: string }).subject;
      };
      expect(await store.outbox.hasten('webhook')).toBe(0);
      expect(await store.outbox.hasten('mail', 1)).toBe(1);
      expect(await next()).toBe('danger');
      expect(await store.outbox.hasten('mail')).toBe(5);
      expect(await store.outbox.hasten('mail')).toBe(0);
      expect(await next()).toBe('danger that is due');
      const order = [await next(), await next(), await next(), await next(), await next()];
      expect(order).toEqual(['call at ten', 'call at eleven', 'letter', 'oldest', 'new']);
      expect(await store.outbox.claim(10, 60_000)).toEqual([]);
    });

    it('gives what was tried and has not left, while its submission waits', async () => {
      const mail = (subject: string) => ({ channel: 'mail' as const, payload: { subject } });
      const messages = () => [mail('sent'), mail('put off'), mail('refused'), mail('new')];
      const { id } = await store.submissions.save(sampleSubmission({ messages }));
      await store.outbox.add('letter', mail('letter'));
      for (const message of await store.outbox.claim(5, 60_000)) {
        const { subject } = message.payload as { subject: string };
        if (subject === 'sent') await store.outbox.finish(message.id);
        else if (subject === 'refused') await store.outbox.fail(message, '550', null);
        else if (subject !== 'new') await store.outbox.fail(message, '450', later(60_000));
      }
      const of = { submissionId: id, email: 'dora@example.org', createdAt: clock.now };
      const left = [
        { ...of, status: 'due', payload: { subject: 'put off' } },
        { ...of, status: 'stuck', payload: { subject: 'refused' } },
      ];
      expect(await store.outbox.unsent()).toEqual(expect.arrayContaining(left));
      const choose = (outcome: 'rang-no-answer' | 'answered') => ({
        outcome,
        at: clock.now,
        by: 'office' as const,
      });
      await store.submissions.setOutcome(id, choose('rang-no-answer'), null);
      expect(await store.outbox.unsent()).toHaveLength(2);
      await store.submissions.setOutcome(id, choose('answered'), choose('rang-no-answer'));
      expect(await store.outbox.unsent()).toEqual([]);
    });

    it('says how many messages have not left, and since when', async () => {
      expect(await store.outbox.backlog()).toEqual([]);
      await store.submissions.save(sampleSubmission());
      clock.now = later(60_000);
      await store.submissions.save(sampleSubmission());
      expect(await store.outbox.backlog()).toEqual([{ status: 'due', count: 2, oldest: start }]);
      await store.outbox.finish((await claimOne()).id);
      await store.outbox.fail(await claimOne(), 'refused', null);
      expect(await store.outbox.backlog()).toEqual([{ status: 'stuck', count: 1, oldest: clock.now }]);
    });

    it('does not send again what one worker delivered after another one took it over', async () => {
      await store.submissions.save(sampleSubmission());
      const slow = await claimOne(1_000);
      clock.now = later(1_000);
      const quick = await claimOne();
      await store.outbox.finish(quick.id);
      await store.outbox.fail(slow, 'timeout', clock.now);
      expect(await store.outbox.list({})).toMatchObject([{ status: 'sent' }]);
    });

    it('leaves a message that another worker is sending to that worker', async () => {
      await store.submissions.save(sampleSubmission());
      const slow = await claimOne(1_000);
      clock.now = later(1_000);
      const quick = await claimOne();
      await store.outbox.fail(slow, 'timeout', null);
      expect(await store.outbox.list({})).toMatchObject([{ status: 'claimed', lastError: null }]);
      await store.outbox.fail(quick, 'refused', null);
      expect(await store.outbox.list({})).toMatchObject([{ status: 'stuck', lastError: 'refused' }]);
    });

    it('never gives one message to two of several instances that claim at once', async () => {
      const many = Array.from({ length: 50 }, () => ({ channel: 'mail' as const, payload: null }));
      await store.submissions.save(sampleSubmission({ messages: () => many }));
      const stores = [store, await open(now), await open(now)];
      const rounds = Array.from({ length: 24 }, (_, index) => stores[index % 3]?.outbox.claim(5, 60_000));
      const claimed = (await Promise.all(rounds)).flatMap((messages) => messages ?? []);
      const rest = await store.outbox.claim(50, 60_000);
      const ids = [...claimed, ...rest].map(({ id }) => id);
      expect(ids).toHaveLength(50);
      expect(new Set(ids).size).toBe(50);
    });
  });
}
