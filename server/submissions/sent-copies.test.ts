import { describe, expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createSentCopies } from './sent-copies.ts';

async function setUp(changes: { danger?: boolean; leaveMessage?: string } = {}) {
  const { danger = false, ...needs } = changes;
  const clock = testClock();
  const { submissions } = await openTestStore(clock);
  const { reference } = await submissions.save({
    kind: 'application',
    idempotencyKey: 'one',
    email: 'sian@example.org',
    fields: {
      name: 'Siân',
      email: 'sian@example.org',
      phone: '+447700900123',
      message: 'Good morning.',
      ...needs,
    },
    deleteAfter: new Date('2027-05-20T10:00:00Z'),
    answerBy: null,
    danger,
    file: { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([1]) },
    messages: () => [],
  });
  const log = collectingLog();
  return { clock, reference, log, copies: createSentCopies({ submissions, log, now: clock.now }) };
}

describe('a copy of what was sent', () => {
  it('has every field, a number as people read it, and the file by its name', async () => {
    const { copies, reference } = await setUp();
    expect(await copies.read(reference)).toEqual({
      name: 'Siân',
      email: 'sian@example.org',
      phone: '07700 900 123',
      message: 'Good morning.',
      cv: 'cv.pdf',
    });
  });

  it('is shown for ten minutes, and never without a reference', async () => {
    const { clock, copies, reference } = await setUp();
    clock.forward(10 * 60_000);
    expect(await copies.read(reference)).toHaveProperty('name');
    clock.forward(1);
    expect(await copies.read(reference)).toEqual({});
    expect(await copies.read(null)).toEqual({});
  });

  it.each([{ danger: true }, { leaveMessage: 'no' }])('is shown to nobody with %j', async (changes) => {
    const { copies, reference } = await setUp(changes);
    expect(await copies.read(reference)).toEqual({});
  });

  it('is left out where the storage fails, which the log says', async () => {
    const log = collectingLog();
    const submissions = { find: () => Promise.reject(new Error('away')) };
    expect(await createSentCopies({ submissions, log }).read('AB-1')).toEqual({});
    expect(log.lines).toHaveLength(1);
  });
});
