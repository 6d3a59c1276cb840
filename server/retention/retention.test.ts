import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openStore } from '../store/open-store.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '../submissions/submission-store.ts';
import { createRetention, ImplausibleClockError } from './retention.ts';

const received = new Date('2026-11-21T09:00:00Z');

async function setUp() {
  const clock = { now: received };
  const now = () => clock.now;
  const log = collectingLog();
  const store = await openStore({
    dataDir: temporaryFolder(),
    databaseUrl: null,
    referencePrefix: 'AB',
    log,
    now,
  });
  onTestFinished(() => store.close());
  const save = (kind: SubmissionKind) =>
    store.submissions.save(
      sampleSubmission({
        kind,
        deleteAfter: deleteAfter(kind, clock.now),
        file: { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array(10) },
      }),
    );
  const { submissions, retentionRuns: runs, limits } = store;
  const retention = createRetention({ submissions, runs, limits, log, now });
  /** As on a site that has run every day until then. */
  const liveUntil = async (date: Date) => {
    clock.now = date;
    await runs.note(date);
  };
  return { clock, log, store, save, retention, liveUntil };
}

const none = Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, 0]));

describe('the daily deletion', () => {
  it.each(SUBMISSION_KINDS)('deletes every %s when its time has come, and not before', async (kind) => {
    const { liveUntil, store, save, retention } = await setUp();
    const { id } = await save(kind);
    const due = deleteAfter(kind, received);

    await liveUntil(new Date(due.getTime() - 1));
    expect(await retention.run()).toEqual(none);
    expect(await store.submissions.find({})).toHaveLength(1);

    await liveUntil(due);
    expect(await retention.run()).toEqual({ ...none, [kind]: 1 });
    expect(await store.submissions.find({})).toEqual([]);
    expect(await store.submissions.readFile(id)).toBeNull();
    expect(await store.outbox.list({})).toEqual([]);
  });

  it('deletes more than a batch, counts by kind, and says so without a word about anybody', async () => {
    const { liveUntil, log, store, save, retention } = await setUp();
    for (let count = 0; count < 120; count++) await save(count % 3 ? 'enquiry' : 'application');
    await store.limits.take('contact:203.0.113.7', 1, 60_000);
    await liveUntil(new Date('2030-01-01T00:00:00Z'));
    const { id: kept } = await save('enquiry');

    const deleted = { ...none, enquiry: 80, application: 40 };
    expect(await retention.run()).toEqual(deleted);
    expect((await store.submissions.find({})).map(({ id }) => id)).toEqual([kept]);
    expect(log.lines).toEqual([
      {
        level: 'info',
        data: { deleted, windows: 1 },
        text: 'What had been kept for its time was deleted.',
      },
    ]);
  });

  it('counts each one once if several instances run it at the same moment', async () => {
    const { liveUntil, store, save, retention } = await setUp();
    for (let count = 0; count < 70; count++) await save('enquiry');
    await liveUntil(new Date('2030-01-01T00:00:00Z'));
    const runs = await Promise.all([retention.run(), retention.run(), retention.run()]);
    expect(runs.reduce((sum, { enquiry }) => sum + enquiry, 0)).toBe(70);
    expect(await store.submissions.find({})).toEqual([]);
  });

  it('stops between two batches when it is told to', async () => {
    const { liveUntil, store, save, retention } = await setUp();
    await save('enquiry');
    await liveUntil(new Date('2030-01-01T00:00:00Z'));
    expect(await retention.run(AbortSignal.abort())).toEqual(none);
    expect(await store.submissions.find({})).toHaveLength(1);
  });
});

describe('a clock that is far ahead', () => {
  const in200Days = new Date(received.getTime() + 200 * 86_400_000);

  it('deletes nothing, and is told of, whether the site has noted a run or not', async () => {
    const { clock, store, save, retention } = await setUp();
    await save('enquiry');
    clock.now = in200Days;
    await expect(retention.run()).rejects.toThrow(ImplausibleClockError);
    clock.now = received;
    await retention.run();
    clock.now = in200Days;
    await save('application');
    await expect(retention.run()).rejects.toThrow(
      'The clock says 2027-06-09, which is 200 days after the last deletion',
    );
    expect(await store.submissions.find({})).toHaveLength(2);
  });

  it('deletes again as soon as it is right, and what is due when an operator has said that it is', async () => {
    const { clock, store, save, retention } = await setUp();
    await save('enquiry');
    await retention.run();
    clock.now = in200Days;
    await expect(retention.run()).rejects.toThrow(ImplausibleClockError);
    clock.now = new Date(received.getTime() + 30 * 86_400_000);
    expect(await retention.run()).toEqual(none);
    clock.now = in200Days;
    await store.retentionRuns.note(in200Days);
    expect(await retention.run()).toEqual({ ...none, enquiry: 1 });
  });

  it('is believed, with a warning, once it has said so for a day', async () => {
    const { clock, log, store, save, retention } = await setUp();
    await save('enquiry');
    await retention.run();
    clock.now = in200Days;
    await expect(retention.run()).rejects.toThrow('nothing is deleted for a day');
    clock.now = new Date(in200Days.getTime() + 86_399_999);
    await expect(retention.run()).rejects.toThrow(ImplausibleClockError);
    clock.now = new Date(in200Days.getTime() + 86_400_000);
    expect(await retention.run()).toEqual({ ...none, enquiry: 1 });
    expect(log.lines.map(({ level }) => level)).toEqual(['info', 'warn', 'info']);
    expect(await store.retentionRuns.doubt()).toBeNull();
  });

  it('is doubted anew after it was put right in between', async () => {
    const { clock, save, retention } = await setUp();
    await save('enquiry');
    clock.now = in200Days;
    await expect(retention.run()).rejects.toThrow(ImplausibleClockError);
    clock.now = received;
    await retention.run();
    clock.now = new Date(in200Days.getTime() + 86_400_000);
    await expect(retention.run()).rejects.toThrow(ImplausibleClockError);
  });

  it('is no matter on a site where nothing was ever stored', async () => {
    const { clock, retention } = await setUp();
    clock.now = in200Days;
    expect(await retention.run()).toEqual(none);
  });
});
