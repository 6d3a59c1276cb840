import { beforeEach, describe, expect, it } from 'vitest';
import { isDoneInOneTurn } from '../../tests/support/event-loop.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { sampleLimits, sampleWish } from '../../tests/support/sample-wish.ts';
import type { OpenStore } from '../delivery/outbox.contract.ts';
import type { Store } from '../store/open-store.ts';
import { eachPage } from './each-page.ts';
import type { NewSubmission } from './submission-store.ts';

export function submissionStoreContract(place: () => Promise<OpenStore>): void {
  describe('submissions', () => {
    let open: OpenStore;
    let store: Store;
    const clock = { now: new Date('2026-11-21T09:00:00Z') };
    const now = () => clock.now;

    beforeEach(async () => {
      open = await place();
      store = await open(now);
    });

    it('keeps all of a submission', async () => {
      const receipt = await store.submissions.save(sampleSubmission({ email: 'Dora@Example.org' }));
      expect(receipt).toMatchObject({ receivedAt: clock.now, repeated: false });
      expect(receipt.reference).toMatch(/^AB-[34679CDFHJKMNPQRTWXY]{4}-[34679CDFHJKMNPQRTWXY]{4}$/);
      expect(await store.submissions.find({})).toEqual([
        {
          id: receipt.id,
          reference: receipt.reference,
          receivedAt: clock.now,
          kind: 'enquiry',
          email: 'dora@example.org',
          fields: { name: 'Dora Ash', message: 'My father comes home on Friday.' },
          deleteAfter: new Date('2027-05-21T00:00:00Z'),
          answerBy: null,
          danger: false,
          tentative: false,
          outcome: null,
          outcomeBefore: null,
          file: null,
        },
      ]);
    });

    it('keeps whatever people type, letter by letter', async () => {
      const message = '👩‍🦽 "O’Brien"; drop table submissions; -- \0 \ud800 \\ %_ Łukasz\r\nline';
      const { id } = await store.submissions.save(sampleSubmission({ fields: { message } }));
      const [found] = await store.submissions.find({ key: id });
      expect(found?.fields).toEqual({ message });
    });

    it('keeps a file of five million bytes, byte by byte', async () => {
      const bytes = Uint8Array.from({ length: 5_000_000 }, (_, index) => (index * 31) % 256);
      const file = { name: 'my cv.pdf', mediaType: 'application/pdf', bytes };
      const { id } = await store.submissions.save(sampleSubmission({ kind: 'application', file }));
      const [found] = await store.submissions.find({ key: id });
      expect(found?.file).toEqual({ name: 'my cv.pdf', mediaType: 'application/pdf', size: 5_000_000 });
      const read = await store.submissions.readFile(id);
      expect(read?.name).toBe('my cv.pdf');
      expect(Buffer.compare(read?.bytes ?? new Uint8Array(), bytes)).toBe(0);
    });

    it('lets others in while it stores and reads a file of five million bytes', async () => {
      const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array(5_000_000).fill(7) };
      const saved = { id: '' };
      const save = async () => {
        saved.id = (await store.submissions.save(sampleSubmission({ kind: 'application', file }))).id;
      };
      expect(await isDoneInOneTurn(save)).toBe(false);
      expect(await isDoneInOneTurn(() => store.submissions.readFile(saved.id))).toBe(false);
    });

    it('has no file for a submission without one', async () => {
      const { id } = await store.submissions.save(sampleSubmission());
      expect(await store.submissions.readFile(id)).toBeNull();
      expect(await store.submissions.readFile('unknown')).toBeNull();
    });

    it('finds by kind, address, id, and by the reference as somebody types it', async () => {
      const first = await store.submissions.save(sampleSubmission());
      clock.now = new Date('2026-11-21T09:01:00Z');
      const second = await store.submissions.save(
        sampleSubmission({ kind: 'area-notice', email: 'ed@example.org' }),
      );
      const ids = async (query: object) => (await store.submissions.find(query)).map(({ id }) => id);
      const typed = second.reference.toLowerCase().replaceAll('-', ' ');

      expect(await ids({})).toEqual([second.id, first.id]);
      expect(await ids({ limit: 1 })).toEqual([second.id]);
      expect(await ids({ kind: 'enquiry' })).toEqual([first.id]);
      expect(await ids({ email: ' ED@example.org ' })).toEqual([second.id]);
      expect(await ids({ key: first.id.toUpperCase() })).toEqual([first.id]);
      expect(await ids({ key: typed })).toEqual([second.id]);
      expect(await ids({ key: '%' })).toEqual([]);
    });

    it('finds what is due for deletion, to the millisecond', async () => {
      const deleteAfter = new Date('2027-01-01T00:00:00.000Z');
      await store.submissions.save(sampleSubmission({ deleteAfter }));
      const due = (dueBefore: Date) => store.submissions.find({ dueBefore });
      expect(await due(new Date(deleteAfter.getTime() - 1))).toHaveLength(0);
      expect(await due(deleteAfter)).toHaveLength(1);
    });

    it('gives all in pages, each once, the newest first, whatever came at the same moment', async () => {
      for (let count = 0; count < 7; count++) {
        if (count % 3 === 0) clock.now = new Date(clock.now.getTime() + 1000);
        await store.submissions.save(sampleSubmission({ kind: count === 2 ? 'application' : 'enquiry' }));
      }
      const whole = await store.submissions.find({});
      const paged = await Array.fromAsync(eachPage(store.submissions, {}, 2));
      expect(paged.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
      expect(paged.flat()).toEqual(whole);
      const enquiries = await Array.fromAsync(eachPage(store.submissions, { kind: 'enquiry' }, 2));
      expect(enquiries.flat()).toEqual(whole.filter(({ kind }) => kind === 'enquiry'));
    });

    it('answers the same key with the first receipt, and adds no message again', async () => {
      const submission = sampleSubmission();
      const first = await store.submissions.save(submission);
      clock.now = new Date('2026-11-21T09:02:00Z');
      const again = await store.submissions.save({ ...submission, fields: { name: 'Somebody else' } });
      expect(again).toEqual({ ...first, repeated: true });
      expect(await store.submissions.find({})).toHaveLength(1);
      expect(await store.outbox.list({})).toHaveLength(1);
    });

    it('takes the same key of another kind of form as another submission', async () => {
      const submission = sampleSubmission();
      const enquiry = await store.submissions.save(submission);
      const notice = await store.submissions.save({ ...submission, kind: 'area-notice' });
      expect(notice.repeated).toBe(false);
      expect(notice.id).not.toBe(enquiry.id);
    });

    it('stores one of many saves with the same key at the same moment, by two instances', async () => {
      const other = await open(now);
      const submission = sampleSubmission();
      const saves = Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : other).submissions.save(submission),
      );
      const receipts = await Promise.all(saves);
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
      expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(await store.outbox.list({})).toHaveLength(1);
    });

    it('stores nothing if the messages cannot be made, and the key stays free', async () => {
      const submission = sampleSubmission();
      const broken = {
        ...submission,
        messages: () => {
          throw new Error('no words');
        },
      };
      await expect(store.submissions.save(broken)).rejects.toThrow('no words');
      expect(await store.submissions.find({})).toEqual([]);
      expect(await store.submissions.save(submission)).toMatchObject({ repeated: false });
    });

    it('adds a further message once for each purpose', async () => {
      const { id } = await store.submissions.save(sampleSubmission({ messages: () => [] }));
      const message = { channel: 'mail' as const, payload: { text: 'We have reached your area.' } };
      const answers = await Promise.all([
        store.submissions.addMessage(id, 'area-open', message),
        store.submissions.addMessage(id, 'area-open', message),
      ]);
      expect(answers.sort()).toEqual([false, true]);
      expect(await store.submissions.addMessage(id, 'something-else', message)).toBe(true);
      expect(await store.submissions.addMessage('unknown', 'area-open', message)).toBe(false);
      expect(await store.outbox.list({})).toHaveLength(2);
    });

    it('erases a submission with its file and its messages, and no other', async () => {
      const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) };
      const gone = await store.submissions.save(sampleSubmission({ file }));
      const kept = await store.submissions.save(sampleSubmission({ file }));
      expect(await store.submissions.erase([gone.id, 'unknown'])).toBe(1);
      expect(await store.submissions.erase([])).toBe(0);
      expect((await store.submissions.find({})).map(({ id }) => id)).toEqual([kept.id]);
      expect(await store.submissions.readFile(gone.id)).toBeNull();
      expect(await store.submissions.readFile(kept.id)).not.toBeNull();
      expect((await store.outbox.list({})).map(({ submissionId }) => submissionId)).toEqual([kept.id]);
    });

    it('changes an outcome for whom saw what it was, of many on two instances at the same moment for one', async () => {
      const other = await open(now);
      const { id } = await store.submissions.save(sampleSubmission());
      const answered = { outcome: 'answered', at: clock.now, by: 'office' } as const;
      const changes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? store : other).submissions.setOutcome(
            id,
            { ...answered, at: new Date(clock.now.getTime() + index) },
            null,
          ),
        ),
      );
      expect(changes.filter(Boolean)).toHaveLength(1);
      const [first] = await store.submissions.find({ key: id });
      const spam = { outcome: 'spam', at: clock.now, by: 'staff' } as const;
      expect(await store.submissions.setOutcome(id, spam, null)).toBe(false);
      expect(await store.submissions.setOutcome('unknown', spam, null)).toBe(false);
      expect(await store.submissions.setOutcome(id, spam, first?.outcome ?? null)).toBe(true);
      expect(await store.submissions.find({ key: id })).toMatchObject([
        { outcome: spam, outcomeBefore: first?.outcome },
      ]);
      expect(await other.submissions.setOutcome(id, null, spam)).toBe(true);
      expect(await store.submissions.find({ key: id })).toMatchObject([
        { outcome: null, outcomeBefore: spam },
      ]);
    });

    it('stores an outcome with its messages, or neither', async () => {
      const answerBy = new Date('2026-11-24T10:00:00Z');
      const { id } = await store.submissions.save(sampleSubmission({ answerBy, messages: () => [] }));
      const cancelled = { outcome: 'cancelled', at: clock.now, by: 'caller' } as const;
      const cancel = (payload: unknown, promised: Date | null = answerBy) =>
        store.submissions.setOutcome(id, cancelled, null, {
          answerBy: promised,
          messages: [{ channel: 'mail', payload }],
        });
      const stored = async () => [
        (await store.submissions.find({ key: id }))[0]?.outcome,
        (await store.outbox.list({})).length,
      ];
      await expect(cancel(1n)).rejects.toThrow('BigInt');
      expect([await cancel('moved', new Date(0)), await cancel('never promised', null)]).toEqual([
        false,
        false,
      ]);
      expect(await stored()).toEqual([null, 0]);
      expect([await cancel('cancelled'), await cancel('again')]).toEqual([true, false]);
      expect(await stored()).toEqual([cancelled, 1]);
    });

    it('finds what waits for an answer, the most urgent first', async () => {
      const due = (hour: string) => new Date(`2026-11-23T${hour}:00:00Z`);
      const save = (answerBy: Date | null) => store.submissions.save(sampleSubmission({ answerBy }));
      const last = await save(due('18'));
      const first = await save(due('10'));
      const done = await save(due('12'));
      const tried = await save(due('14'));
      await save(null);
      const at = clock.now;
      await store.submissions.setOutcome(done.id, { outcome: 'spam', at, by: 'office' }, null);
      await store.submissions.setOutcome(tried.id, { outcome: 'rang-no-answer', at, by: 'office' }, null);
      const waiting = await store.submissions.find({ waiting: true });
      expect(waiting.map(({ id }) => id)).toEqual([first.id, tried.id, last.id]);
      expect(waiting[0]?.answerBy).toEqual(due('10'));
    });

    it('finds danger first of what waits, whatever is due before it', async () => {
      const save = (danger: boolean, day: string) =>
        store.submissions.save(sampleSubmission({ danger, answerBy: new Date(`2026-11-${day}T18:00:00Z`) }));
      const due = await save(false, '20');
      const late = await save(true, '25');
      const early = await save(true, '24');
      const waiting = await store.submissions.find({ waiting: true });
      expect(waiting.map(({ id }) => id)).toEqual([early.id, late.id, due.id]);
      expect(waiting.map(({ danger }) => danger)).toEqual([true, true, false]);
    });

    it('finds those of an outcome that lack a message, until they have it', async () => {
      const { id } = await store.submissions.save(sampleSubmission({ kind: 'application' }));
      const at = clock.now;
      await store.submissions.setOutcome(id, { outcome: 'invite', at, by: 'office' }, null);
      const found = async (until: Date, lacking: string) =>
        (await store.submissions.find({ outcome: 'invite', outcomeUntil: until, lacking })).length;
      expect(await found(new Date(at.getTime() - 1), 'told')).toBe(0);
      expect(await found(at, 'told')).toBe(1);
      await store.submissions.addMessage(id, 'told', { channel: 'mail', payload: null });
      expect(await found(at, 'told')).toBe(0);
      expect(await found(at, 'something-else')).toBe(1);
    });

    it('finds what was marked since a time, the first first', async () => {
      const nine = clock.now.getTime();
      const ids: string[] = [];
      for (const minutes of [30, 10, 20]) {
        const { id } = await store.submissions.save(sampleSubmission());
        const at = new Date(nine + minutes * 60_000);
        await store.submissions.setOutcome(id, { outcome: 'spam', at, by: 'staff' }, null);
        ids.push(id);
      }
      const since = async (minutes: number) => {
        const outcomeSince = new Date(nine + minutes * 60_000);
        return (await store.submissions.find({ outcome: 'spam', outcomeSince })).map(({ id }) => id);
      };
      expect(await since(20)).toEqual([ids[2], ids[0]]);
      expect(await since(31)).toEqual([]);
    });

    it('counts the promises of a time that were kept', async () => {
      const [from, until] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')];
      const due = new Date('2026-11-23T18:00:00Z');
      const outcomes = [
        ['answered', due],
        ['answered', new Date(due.getTime() + 1)],
        ['rang-no-answer', due],
        ['spam', due],
        ['not-for-us', due],
        [null, due],
      ] as const;
      for (const [outcome, at] of outcomes) {
        const { id } = await store.submissions.save(sampleSubmission({ answerBy: due }));
        if (outcome) await store.submissions.setOutcome(id, { outcome, at, by: 'office' }, null);
      }
      await store.submissions.save(sampleSubmission({ answerBy: until }));
      await store.submissions.save(sampleSubmission({ kind: 'application', answerBy: due }));
      expect(await store.submissions.countPromises('enquiry', from, until)).toEqual({ due: 4, kept: 1 });
      expect(await store.submissions.countPromises('application', from, until)).toEqual({ due: 1, kept: 0 });
      expect(await store.submissions.countPromises('call-request', from, until)).toEqual({ due: 0, kept: 0 });
    });

    it('counts a call as kept where it was rung by its end, whenever it was marked', async () => {
      const due = new Date('2026-11-23T10:00:00Z');
      const late = new Date('2026-11-24T09:00:00Z');
      const outcomes = [
        { outcome: 'answered', at: due },
        { outcome: 'rang-no-answer', at: due },
        { outcome: 'answered', at: late, rungBy: due },
        { outcome: 'answered', at: late },
      ] as const;
      for (const outcome of outcomes) {
        const { id } = await store.submissions.save(
          sampleSubmission({ kind: 'call-request', answerBy: due }),
        );
        await store.submissions.setOutcome(id, { ...outcome, by: 'office' }, null);
        expect(await store.submissions.find({ key: id })).toMatchObject([{ outcome }]);
      }
      const asker = { number: 'a', client: 'b', network: 'c' };
      const tentative = sampleSubmission({ kind: 'call-request', answerBy: late });
      await store.submissions.saveIfFree(tentative, sampleWish({ perNumber: 0 }, asker));
      const month = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')] as const;
      expect(await store.submissions.countPromises('call-request', ...month)).toEqual({ due: 4, kept: 3 });
    });

    it('keeps the day of a meeting, has an invited person wait, and counts when the first answer came', async () => {
      const due = new Date('2026-11-23T18:00:00Z');
      const late = new Date('2026-12-10T09:00:00Z');
      const { id } = await store.submissions.save(sampleSubmission({ kind: 'application', answerBy: due }));
      const invited = { outcome: 'invite', at: due, by: 'office' } as const;
      const agreed = {
        ...invited,
        outcome: 'date-agreed',
        at: late,
        rungBy: due,
        meetingOn: '2026-12-04',
      } as const;
      const met = { ...invited, outcome: 'met', at: late, rungBy: due } as const;
      const isWaiting = async () =>
        (await store.submissions.find({ waiting: true })).some((one) => one.id === id);
      for (const [next, seen] of [
        [invited, null],
        [agreed, invited],
        [met, agreed],
      ] as const) {
        expect(await store.submissions.setOutcome(id, next, seen)).toBe(true);
        expect(await store.submissions.find({ key: id })).toMatchObject([
          { outcome: next, outcomeBefore: seen },
        ]);
        expect(await isWaiting()).toBe(true);
      }
      expect((await store.submissions.find({ key: id }))[0]?.outcome).not.toHaveProperty('meetingOn');
      await store.submissions.setOutcome(id, { ...met, outcome: 'offered' }, met);
      expect(await isWaiting()).toBe(false);
      const month = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')] as const;
      expect(await store.submissions.countPromises('application', ...month)).toEqual({ due: 1, kept: 1 });
    });

    it('keeps of the outcome before by when a call was rung', async () => {
      const { id } = await store.submissions.save(sampleSubmission({ kind: 'call-request' }));
      const tried = { outcome: 'rang-no-answer', at: clock.now, by: 'office', rungBy: clock.now } as const;
      const answered = { outcome: 'answered', at: clock.now, by: 'office' } as const;
      await store.submissions.setOutcome(id, tried, null);
      await store.submissions.setOutcome(id, answered, tried);
      expect(await store.submissions.find({ key: id })).toMatchObject([{ outcomeBefore: tried }]);
    });

    describe('a time with a capacity', () => {
      const answerBy = new Date('2026-11-24T10:00:00Z');
      const call = (changes: Partial<NewSubmission> = {}) =>
        sampleSubmission({ kind: 'call-request', answerBy, ...changes });
      const fullTimes = (capacity = 1, after = clock.now) =>
        store.submissions.fullTimes('call-request', capacity, after);

      it.each([1, 3])(
        'is promised to %i of 200 who ask at the same moment, on three instances',
        { timeout: 60_000 },
        async (capacity) => {
          const instances = [store, await open(now), await open(now)];
          const outcomes = await Promise.all(
            Array.from({ length: 200 }, (_, index) =>
              instances[index % 3]?.submissions.saveIfFree(call(), sampleWish({ capacity })),
            ),
          );
          expect(outcomes.filter((outcome) => outcome !== 'full')).toHaveLength(capacity);
          expect(await store.submissions.find({})).toHaveLength(capacity);
          expect(await store.outbox.list({})).toHaveLength(capacity);
          expect(await fullTimes(capacity)).toEqual([answerBy]);
          expect(await fullTimes(capacity + 1)).toEqual([]);
        },
      );

      it('knows who has it: the same key is answered with the first receipt', async () => {
        const mine = call();
        const first = await store.submissions.saveIfFree(mine, sampleWish());
        expect(first).toMatchObject({ repeated: false });
        const again = await Promise.all(
          [1, 2, 3].map(() => store.submissions.saveIfFree(mine, sampleWish())),
        );
        expect(again).toEqual(Array(3).fill({ ...Object(first), repeated: true }));
        expect(await store.submissions.saveIfFree(call(), sampleWish())).toBe('full');
      });

      it('is its kind’s and its own: neither another kind nor another time fills it', async () => {
        await store.submissions.saveIfFree(
          call({ answerBy: new Date(answerBy.getTime() + 1_800_000) }),
          sampleWish(),
        );
        await store.submissions.save(call({ kind: 'enquiry' }));
        expect(await fullTimes(1, answerBy)).toHaveLength(1);
        expect(await store.submissions.saveIfFree(call(), sampleWish())).toMatchObject({ repeated: false });
        expect(await fullTimes()).toHaveLength(2);
        expect(await fullTimes(1, new Date('2026-11-24T10:30:00Z'))).toEqual([]);
      });

      it.each([
        ['spam', []],
        ['not-for-us', []],
        ['withdrawn', []],
        ['answered', [answerBy]],
        ['rang-no-answer', [answerBy]],
      ] as const)('of a call that is marked %s: full are %j', async (outcome, full) => {
        const { id } = await store.submissions.save(call());
        await store.submissions.setOutcome(id, { outcome, at: clock.now, by: 'office' }, null);
        expect(await fullTimes()).toEqual(full);
        const next = await store.submissions.saveIfFree(call(), sampleWish());
        expect(next === 'full').toBe(full.length > 0);
      });

      const later = new Date('2026-11-24T14:00:00Z');
      const find = async (id: string) =>
        (await store.submissions.find({ key: id }))[0] ?? expect.fail('gone');
      const move = async (
        { id }: { id: string },
        { submissions } = store,
        seen: Date = answerBy,
      ): Promise<string> =>
        submissions.moveIfFree(
          {
            seen: { id, kind: 'call-request', answerBy: seen },
            answerBy: later,
            fields: { moved: 'yes' },
            messages: () => [{ channel: 'mail', payload: { subject: 'moved' } }],
          },
          sampleLimits(),
        );

      it('is free as its call moves to another one, with the messages of the move', async () => {
        const mine = await store.submissions.save(call());
        expect(await move(mine)).toBe('moved');
        expect(await find(mine.id)).toMatchObject({ answerBy: later, fields: { moved: 'yes' } });
        expect(await fullTimes()).toEqual([later]);
        expect(await store.outbox.list({})).toHaveLength(2);
        expect(await move(mine)).toBe('changed');
        expect(await store.submissions.saveIfFree(call(), sampleWish())).toMatchObject({ repeated: false });
      });

      it('has been tried by nobody once its call has moved to it', async () => {
        const mine = await store.submissions.save(call());
        const tried = { outcome: 'rang-no-answer', at: clock.now, by: 'office', rungBy: clock.now } as const;
        await store.submissions.setOutcome(mine.id, tried, null);
        expect(await move(mine)).toBe('moved');
        expect(await find(mine.id)).toMatchObject({ outcome: null });
      });

      it('stays its call’s where the other one is full, or the call was changed meanwhile', async () => {
        const mine = await store.submissions.save(call());
        const other = await store.submissions.save(call({ answerBy: later }));
        expect(await move(mine)).toBe('full');
        await store.submissions.erase([other.id]);
        expect(await move(mine, store, later)).toBe('changed');
        const cancelled = { outcome: 'cancelled', at: clock.now, by: 'caller' } as const;
        await store.submissions.setOutcome(mine.id, cancelled, null);
        expect(await move(mine)).toBe('changed');
        expect(await find(mine.id)).toMatchObject({ answerBy, fields: call().fields });
        expect(await store.outbox.list({})).toHaveLength(1);
      });

      it('is one call’s of 200 that move to it or ask for it at the same moment, on three instances', {
        timeout: 60_000,
      }, async () => {
        const instances = [store, await open(now), await open(now)];
        const calls = await Promise.all(Array.from({ length: 100 }, () => store.submissions.save(call())));
        const outcomes = await Promise.all(
          calls.flatMap((mine, index) => {
            const instance = instances[index % 3] ?? store;
            const asked = instance.submissions.saveIfFree(call({ answerBy: later }), sampleWish());
            return [move(mine, instance), asked.then((saved) => (saved === 'full' ? 'full' : 'saved'))];
          }),
        );
        expect(outcomes.filter((outcome) => outcome !== 'full')).toHaveLength(1);
        const all = await store.submissions.find({ kind: 'call-request' });
        expect(all.filter((each) => each.answerBy?.getTime() === later.getTime())).toHaveLength(1);
        expect(all).toHaveLength(outcomes.includes('saved') ? 101 : 100);
      });

      it('is free again when the call is erased', async () => {
        const { id } = await store.submissions.save(call());
        expect(await store.submissions.saveIfFree(call(), sampleWish())).toBe('full');
        await store.submissions.erase([id]);
        expect(await store.submissions.saveIfFree(call(), sampleWish())).toMatchObject({ repeated: false });
      });
    });

    it('gives every instance the same secret for a purpose, and each purpose another one', async () => {
      const other = await open(now);
      expect(other.secretFor('forms')).toEqual(store.secretFor('forms'));
      expect(other.secretFor('forms')).not.toEqual(store.secretFor('links'));
    });

    it('says that it is well', async () => {
      await expect(store.health()).resolves.toBeUndefined();
    });
  });
}
