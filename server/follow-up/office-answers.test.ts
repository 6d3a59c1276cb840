import { expect, it } from 'vitest';
import type { Outcome } from '#domain/follow-up/outcome.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { readQueuedMail } from '../mail/queued-mail.ts';
import { createOfficeAnswers } from './office-answers.ts';
import { createOfficeBrowsers } from './office-browsers.ts';
import { createOutcomeLinks } from './outcome-links.ts';
import { createWithdrawals } from './withdrawals.ts';

const HOUR = 3_600_000;

async function setUp(kind: 'enquiry' | 'application' | 'call-request' = 'enquiry') {
  const clock = testClock();
  const { now } = clock;
  const { submissions, outbox, limits, secretFor } = await openTestStore(clock);
  const log = collectingLog();
  const { publicUrl } = testSite;
  const links = createOutcomeLinks('office', { secretFor, publicUrl });
  const isCall = kind === 'call-request';
  const ownLinks = createOutcomeLinks(isCall ? 'caller' : 'applicant', { secretFor, publicUrl });
  const browsers = createOfficeBrowsers({
    ...{ submissions, limits, secretFor, site: testSite, now },
    inboxes: [testSite.inbox],
    wake: () => {},
  });
  const browser = { mark: browsers.mark().value, challenge: '', code: '' };
  const { look, press } = createOfficeAnswers({ submissions, links, browsers, log, now });
  const answers = {
    look: (token: string) => look(token, browser.mark),
    press: (token: string, seen: string, inTime = true, meetingOn = '') =>
      press(token, { isUndo: false, seen, inTime, meetingOn, browser }),
    undo: (token: string) => press(token, { isUndo: true, seen: '', inTime: true, browser }),
  };
  const withdrawals = createWithdrawals({
    ...{ submissions, links: ownLinks, site: testSite, log, now },
    kind: isCall ? kind : 'application',
  });
  const unknown = { mark: 'known.zzzzzz.AAAAAAAAAAAAAAAAAAAAAA', challenge: '', code: '' };
  const stranger = {
    look: (token: string) => look(token, unknown.mark),
    press: (token: string, isUndo: boolean) =>
      press(token, { isUndo, seen: '', inTime: true, browser: unknown }),
  };
  const deleteAfter = new Date(now().getTime() + 100 * HOUR);
  const answerBy = isCall ? new Date(now().getTime() + HOUR) : null;
  const fields: Record<string, string> = isCall ? { date: '2026-11-20', time: '10:30' } : {};
  const { id, reference } = await submissions.save(
    sampleSubmission({ kind, deleteAfter, answerBy, fields, messages: () => [] }),
  );
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
  const token = (outcome: Outcome) => tokenOf(links.url({ reference, outcome, expires: deleteAfter }));
  const own = tokenOf(
    ownLinks.url(
      isCall
        ? { reference, outcome: 'cancelled', expires: new Date(now().getTime() + HOUR / 2) }
        : { reference, outcome: 'withdrawn', expires: deleteAfter },
    ),
  );
  const stored = async () => (await submissions.find({ key: id }))[0]?.outcome?.outcome ?? null;
  return {
    answers,
    clock,
    id,
    log,
    outbox,
    own,
    reference,
    stored,
    stranger,
    submissions,
    token,
    withdrawals,
  };
}

it('an outcome is chosen by a press, and by no look', async () => {
  const { answers, clock, reference, stored, token } = await setUp();
  const answered = token('answered');
  for (let look = 0; look < 3; look += 1)
    expect(await answers.look(answered)).toMatchObject({
      kind: 'question',
      reference,
      received: { kind: 'enquiry', at: clock.now() },
      current: null,
      seen: '',
    });
  expect(await stored()).toBeNull();
  expect(await answers.press(answered, '')).toMatchObject({
    kind: 'chosen',
    current: { outcome: 'answered', by: 'office' },
    undoUntil: new Date(clock.now().getTime() + HOUR),
  });
  expect(await stored()).toBe('answered');
});

it('a stranger who presses is asked for a code, learns no outcome and changes none', async () => {
  const { answers, outbox, reference, stored, stranger, token } = await setUp('application');
  await answers.press(token('keep-on-file'), '');
  for (const outcome of ['invite', 'keep-on-file', 'not-this-time'] as const) {
    const question = { kind: 'question', reference, chosen: outcome, current: null, note: null };
    expect(await stranger.look(token(outcome))).toMatchObject(question);
    for (const isUndo of [false, true]) {
      const view = await stranger.press(token(outcome), isUndo);
      expect(view).toMatchObject({ kind: 'code', reference, asked: expect.anything() });
      expect(view).not.toHaveProperty('current');
      expect(view).not.toHaveProperty('mark');
    }
  }
  expect(await stored()).toBe('keep-on-file');
  const mails = (await outbox.claim(100, HOUR)).map(({ payload }) => readQueuedMail(payload));
  expect(mails.map((mail) => mail?.to.address)).toEqual(Array(5).fill(testSite.inbox));
});

it('a second person sees what the first chose before they can change it', async () => {
  const { answers, clock, stored, token } = await setUp();
  await answers.press(token('answered'), '');
  clock.forward(60_000);
  const blind = await answers.press(token('spam'), '');
  expect(blind).toMatchObject({
    kind: 'question',
    chosen: 'spam',
    current: { outcome: 'answered' },
    note: 'changed-meanwhile',
  });
  expect(await stored()).toBe('answered');
  const seen = blind.kind === 'question' ? blind.seen : '';
  expect(await answers.press(token('spam'), seen)).toMatchObject({ kind: 'chosen' });
  expect(await stored()).toBe('spam');
});

it('two who press at the same moment both learn what came of it', async () => {
  const { answers, stored, token } = await setUp();
  const views = await Promise.all([
    answers.press(token('answered'), ''),
    answers.press(token('not-for-us'), ''),
  ]);
  expect(views.map(({ kind }) => kind).sort()).toEqual(['chosen', 'question']);
  expect(views.find(({ kind }) => kind === 'question')).toMatchObject({
    note: 'changed-meanwhile',
    current: { outcome: await stored() },
  });
});

it('is undone for an hour, to what was before', async () => {
  const { answers, clock, stored, token } = await setUp();
  await answers.press(token('rang-no-answer'), '');
  clock.forward(2 * HOUR);
  const view = await answers.look(token('answered'));
  await answers.press(token('answered'), view.kind === 'question' ? view.seen : '');
  clock.forward(HOUR - 1);
  expect(await answers.undo(token('answered'))).toMatchObject({ kind: 'question', note: 'undone' });
  expect(await stored()).toBe('rang-no-answer');
  expect(await answers.undo(token('answered'))).toMatchObject({ kind: 'question' });
  expect(await stored()).toBe('rang-no-answer');
});

it('is final after an hour', async () => {
  const { answers, clock, stored, token } = await setUp();
  await answers.press(token('answered'), '');
  clock.forward(HOUR);
  expect(await answers.undo(token('answered'))).toMatchObject({ kind: 'chosen', undoUntil: null });
  const view = await answers.press(token('spam'), `answered.${clock.now().getTime() - HOUR}`);
  expect(view).toMatchObject({ kind: 'final', current: { outcome: 'answered' } });
  expect(await stored()).toBe('answered');
});

it('a link says that what it was for is deleted, whether the task has come by or not', async () => {
  const { answers, clock, id, submissions, token } = await setUp();
  const answered = token('answered');
  clock.forward(100 * HOUR);
  for (const view of [await answers.look(answered), await answers.press(answered, '')])
    expect(view).toEqual({ kind: 'deleted' });
  await submissions.erase([id]);
  for (const view of [await answers.look(answered), await answers.undo(answered)])
    expect(view).toEqual({ kind: 'deleted' });
  expect(await answers.press(answered.slice(1), '')).toEqual({ kind: 'damaged' });
});

it('an applicant withdraws once and for good, and the office hears of it once', async () => {
  const { answers, outbox, own, stored, token, withdrawals } = await setUp('application');
  await answers.press(token('invite'), '');
  expect(withdrawals.isWholeLink(own)).toBe(true);
  expect(await Promise.all([1, 2, 3].map(() => withdrawals.withdraw(own)))).toEqual([
    { kind: 'done' },
    { kind: 'done' },
    { kind: 'done' },
  ]);
  expect(await stored()).toBe('withdrawn');
  expect(await answers.press(token('keep-on-file'), '')).toMatchObject({
    kind: 'final',
    current: { outcome: 'withdrawn', by: 'applicant' },
  });
  expect(await outbox.list({})).toHaveLength(1);
  expect(await withdrawals.withdraw(token('invite'))).toEqual({ kind: 'damaged' });
});

it('a caller cancels a call once and for good, its time is free, and both hear of it once', async () => {
  const { answers, id, outbox, own, stored, submissions, token, withdrawals } = await setUp('call-request');
  const full = () => submissions.fullTimes('call-request', 1, new Date(0));
  expect(await full()).toHaveLength(1);
  expect(withdrawals.isWholeLink(own)).toBe(true);
  const presses = await Promise.all([1, 2, 3].map(() => withdrawals.withdraw(own)));
  expect(presses).toEqual(Array(3).fill({ kind: 'done' }));
  expect([await stored(), await full()]).toEqual(['cancelled', []]);
  expect(await answers.press(token('answered'), '')).toMatchObject({
    kind: 'final',
    current: { outcome: 'cancelled', by: 'caller' },
  });
  const mails = (await outbox.claim(10, HOUR)).map(({ payload }) => readQueuedMail(payload));
  expect(mails.map((mail) => mail?.subject).sort()).toEqual([
    expect.stringMatching(/^Call on Friday 20 November at 10\.30 am cancelled/),
    expect.stringMatching(/^Your call is cancelled: Friday 20 November at 10\.30 am, UK time \(/),
  ]);
  for (const mail of mails) {
    const lines = mail?.calendar?.content.split('\r\n');
    for (const line of [
      'METHOD:CANCEL',
      'STATUS:CANCELLED',
      `UID:${id}`,
      'SEQUENCE:1',
      'DTSTART:20261120T103000Z',
    ])
      expect(lines).toContain(line);
  }
});

it('a call that has begun is not cancelled any more', async () => {
  const { clock, own, stored, withdrawals } = await setUp('call-request');
  clock.forward(HOUR / 2);
  expect(await withdrawals.withdraw(own)).toEqual({ kind: 'unknown' });
  expect(await stored()).toBeNull();
});

const DAY = 24 * HOUR;
const MONTH = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')] as const;

it('a call that is marked after its half hour is rung by then, unless the office says later', async () => {
  for (const [inTime, kept] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const { answers, clock, stored, submissions, token } = await setUp('call-request');
    const answered = token('answered');
    expect(await answers.look(answered)).toMatchObject({ kind: 'question', asksWhenRung: false });
    clock.forward(DAY);
    expect(await answers.look(answered)).toMatchObject({ kind: 'question', asksWhenRung: true });
    expect(await answers.look(token('spam'))).toMatchObject({ asksWhenRung: false });
    await answers.press(answered, '', inTime);
    expect(await stored()).toBe('answered');
    expect(await submissions.countPromises('call-request', ...MONTH)).toEqual({ due: 1, kept });
    await answers.undo(answered);
    expect(await submissions.countPromises('call-request', ...MONTH)).toEqual({ due: 1, kept: 0 });
  }
});

it('a call that was tried in time stays kept, however late somebody is reached', async () => {
  const { answers, clock, submissions, token } = await setUp('call-request');
  clock.forward(HOUR / 2);
  await answers.press(token('rang-no-answer'), '');
  clock.forward(DAY);
  const question = await answers.look(token('answered'));
  expect(question).toMatchObject({ asksWhenRung: false });
  await answers.press(token('answered'), question.kind === 'question' ? question.seen : '', false);
  expect(await submissions.countPromises('call-request', ...MONTH)).toEqual({ due: 1, kept: 1 });
  await answers.undo(token('answered'));
  expect(await submissions.countPromises('call-request', ...MONTH)).toEqual({ due: 1, kept: 1 });
});

it('a message is not asked when its sender was rung', async () => {
  const { answers, clock, token } = await setUp();
  clock.forward(DAY);
  expect(await answers.look(token('answered'))).toMatchObject({ asksWhenRung: false });
});

it('a stranger is asked as the office is before anything was marked', async () => {
  const { answers, clock, stranger, token } = await setUp('call-request');
  clock.forward(HOUR / 2);
  await answers.press(token('rang-no-answer'), '');
  clock.forward(DAY);
  expect(await stranger.look(token('answered'))).toMatchObject({ current: null, asksWhenRung: true });
});

it('an invitation is followed by a date, a meeting and a decision, days later, and keeps when it was answered', async () => {
  const { answers, clock, id, submissions, token } = await setUp('application');
  const current = async () => (await submissions.find({ key: id }))[0]?.outcome;
  const seen = async (outcome: Outcome) => {
    const view = await answers.look(token(outcome));
    return view.kind === 'question' ? view.seen : expect.fail(view.kind);
  };
  const invitedAt = clock.now();
  await answers.press(token('invite'), '');
  clock.forward(2 * HOUR);
  expect(await answers.look(token('keep-on-file'))).toMatchObject({ kind: 'final' });
  const agreed = token('date-agreed');
  for (const meetingOn of ['', 'Friday', '2026-02-30'])
    expect(await answers.press(agreed, await seen('date-agreed'), true, meetingOn)).toMatchObject({
      kind: 'question',
      note: 'no-date',
    });
  await answers.press(agreed, await seen('date-agreed'), true, '2026-11-24');
  expect(await current()).toMatchObject({ meetingOn: '2026-11-24', rungBy: invitedAt });
  await answers.undo(agreed);
  expect(await current()).toEqual({ outcome: 'invite', at: invitedAt, by: 'office' });
  await answers.press(agreed, await seen('date-agreed'), true, '2026-11-24');
  clock.forward(2 * HOUR);
  await answers.press(agreed, await seen('date-agreed'), true, '2026-11-27');
  clock.forward(2 * HOUR);
  expect(await current()).toMatchObject({ outcome: 'date-agreed', meetingOn: '2026-11-27' });
  for (const outcome of ['no-show', 'date-agreed', 'met', 'not-this-time'] as const) {
    await answers.press(token(outcome), await seen(outcome), true, '2026-11-28');
    expect(await current()).toMatchObject({ outcome, rungBy: invitedAt });
    clock.forward(2 * HOUR);
  }
  for (const outcome of ['offered', 'met', 'date-agreed'] as const)
    expect(await answers.look(token(outcome))).toMatchObject({ kind: 'final' });
});
