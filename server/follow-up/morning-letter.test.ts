import { describe, expect, it } from 'vitest';
import { events } from '#content/events.yaml';
import { answerBy } from '#domain/follow-up/answer-by.ts';
import type { Outcome } from '#domain/follow-up/outcome.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createNextEvent } from '../events/next-event.ts';
import { mailMessage, type QueuedMail, readOwedLetter, readQueuedMail } from '../mail/queued-mail.ts';
import type { SubmissionKind } from '../submissions/submission-store.ts';
import { createMorningLetter } from './morning-letter.ts';
import { createOutcomeLinks } from './outcome-links.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const anyMail: Omit<QueuedMail, 'to'> = {
  ...{ replyTo: null, subject: 'A mail', html: '', text: '', calendar: null, withFile: false },
  ...{ unsubscribeUrl: null, templateParams: null },
};

/** A Thursday at ten in London. */
async function setUp(start = '2026-11-19T10:00:00Z', week: { label: string; value: string }[] = []) {
  const clock = testClock(start);
  const store = await openTestStore(clock);
  const { submissions, outbox, secretFor } = store;
  const office = createOutcomeLinks('office', { secretFor, publicUrl: testSite.publicUrl });
  const next = createNextEvent({ submissions, publicUrl: testSite.publicUrl });
  const letterOf = (alerts = async (): Promise<string[]> => []) =>
    createMorningLetter({
      submissions,
      outbox,
      site: { ...testSite, links: { office: office.url, applicant: office.url, caller: office.url } },
      secondInbox: 'manager@site.example',
      weekBefore: async () => week,
      awaitingEvent: async () => (await next.awaiting()).length,
      alerts,
      log: collectingLog(),
      now: clock.now,
    });
  const letter = letterOf();
  type Kind = 'enquiry' | 'application' | 'event-registration';
  const send = async (kind: Kind = 'enquiry', due?: Date, danger = false) => {
    const fields = { name: 'Dora Ash', message: 'My father comes home.' };
    const by = due ?? answerBy({ kind, fields, danger }, clock.now());
    return submissions.save(sampleSubmission({ kind, fields, danger, answerBy: by, messages: () => [] }));
  };
  /** With a mail to the office and one to the sender, which somebody has to try. */
  const sendUnsent = async (kind: SubmissionKind, fields: Record<string, string>, more = {}) => {
    const by = answerBy({ kind, fields }, clock.now());
    const [toOffice, toSender] = [testSite.inbox, 'dora@example.org'].map((address) =>
      mailMessage({ ...anyMail, to: { address } }),
    );
    const messages = () => [toOffice, toSender].flatMap((each) => each ?? []);
    return submissions.save(sampleSubmission({ kind, fields, answerBy: by, messages, ...more }));
  };
  const choose = (id: string, outcome: Outcome) =>
    submissions.setOutcome(id, { outcome, at: clock.now(), by: 'office' }, null);
  const mails = async (composing = letter) => {
    const sent: QueuedMail[] = [];
    for (const { id, payload } of await outbox.claim(100, 24 * HOUR)) {
      const owed = readOwedLetter(payload);
      const mail = owed ? await composing.compose(owed) : readQueuedMail(payload);
      await (mail ? outbox.finish(id) : outbox.discard(id));
      if (mail) sent.push(mail);
    }
    return sent;
  };
  return { choose, clock, letter, letterOf, mails, next, outbox, send, sendUnsent, submissions };
}

describe('the morning letter', () => {
  it('comes with what is to be passed on to whoever looks after the server, though nothing else is said', async () => {
    const { clock, letterOf, mails } = await setUp();
    const told = ['Its disk is nearly full.'];
    const letter = letterOf(async () => told);
    clock.forward(DAY);
    await letter.run();
    const [mail] = await mails(letter);
    expect(mail?.text).toContain('Its disk is nearly full.');
    told.pop();
    clock.forward(3 * DAY);
    await letter.run();
    expect(await mails(letter)).toEqual([]);
  });

  it('comes at half past eight on the next working day, with what waits and its buttons', async () => {
    const { clock, letter, mails, send } = await setUp();
    const { reference } = await send();
    await letter.run();
    expect(await mails()).toEqual([]);
    clock.forward(22 * HOUR + 29 * MINUTE);
    await letter.run();
    expect(await mails()).toEqual([]);
    clock.forward(MINUTE);
    await letter.run();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: testSite.inbox },
      subject: '1 waits for an answer, Friday 20 November',
    });
    expect(mail?.text).toContain(
      `Dora Ash (Message ${reference})\nDue Friday 20 November 2026 at 6 pm\nHas waited 22 hours\n`,
    );
    expect(mail?.text.match(/\/office\/answer\?token=/g)).toHaveLength(4);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/father|dora@example/);
  });

  it('is one a day for all instances, whatever the clock does', async () => {
    const { clock, letterOf, mails, send } = await setUp('2026-11-20T08:00:00Z');
    await send();
    clock.forward(HOUR);
    await Promise.all([letterOf().run(), letterOf().run(), letterOf().run()]);
    expect(await mails()).toHaveLength(1);
    for (const jump of [-40 * MINUTE, 40 * MINUTE, 3 * HOUR]) {
      clock.forward(jump);
      await letterOf().run();
    }
    expect(await mails()).toEqual([]);
  });

  it('waits for Monday, and says what is overdue to a second inbox as well', async () => {
    const { clock, letter, mails, send } = await setUp('2026-11-19T10:00:00Z');
    const late = await send();
    clock.forward(2 * DAY);
    const open = await send();
    clock.forward(DAY);
    await letter.run();
    expect(await mails()).toEqual([]);
    clock.forward(DAY);
    await letter.run();
    const [first, second] = await mails();
    expect(first?.subject).toBe('2 wait for an answer, 1 overdue, Monday 23 November');
    expect(first?.text).toContain(
      `${late.reference})\nOverdue since Friday 20 November 2026 at 6 pm\nHas waited 4 days`,
    );
    // Due today.
    expect(first?.text.indexOf(open.reference)).toBeLessThan(first?.text.indexOf(late.reference) ?? 0);
    expect(second?.to.address).toBe('manager@site.example');
    expect(second?.text).toContain(late.reference);
    expect(second?.text).not.toContain(open.reference);
  });

  it('names who is to be rung today also where a thousand others have waited for longer', async () => {
    const { clock, letter, mails, send, submissions } = await setUp();
    for (let count = 0; count < 1002; count += 1) await send('enquiry', clock.now());
    const fields = { name: 'Sam Reed', phone: '+447700900123', date: '2026-11-20', time: '11:00' };
    const due = { answerBy: new Date('2026-11-20T11:00:00Z'), messages: () => [] };
    await submissions.save(sampleSubmission({ kind: 'call-request', fields, ...due }));
    clock.forward(DAY);
    await letter.run();
    const mail = (await mails()).find(({ to }) => to.address === testSite.inbox);
    expect(mail?.subject).toBe('1001 wait for an answer, 1000 overdue, Friday 20 November');
    expect(mail?.text.slice(0, 200)).toContain('11 am: Sam Reed');
  });

  it('begins with what shows signs of danger, of each kind, and says so in its subject', async () => {
    const { clock, letter, mails, send } = await setUp();
    const first = await send();
    for (const kind of ['application', 'event-registration'] as const) await send(kind, undefined, true);
    clock.forward(DAY);
    await letter.run();
    const [mail] = await mails();
    expect(mail?.subject).toBe('Danger? Please read first: 3 wait for an answer, Friday 20 November');
    expect(mail?.text.match(/^Each writes to the applicant/gm)).toHaveLength(1);
    const titles = mail?.text.match(/^.*\((Message|Application|Registration) \S+\)$/gm);
    expect(titles).toEqual([
      expect.stringMatching(/^Danger\? Dora Ash \(Registration/),
      expect.stringMatching(/^Danger\? Dora Ash \(Application/),
      `Dora Ash (Message ${first.reference})`,
    ]);
  });

  it('leaves out what has its outcome, and keeps who was rung without an answer', async () => {
    const { choose, clock, letter, mails, send } = await setUp();
    const [done, tried] = [await send(), await send()];
    await choose(done.id, 'answered');
    await choose(tried.id, 'rang-no-answer');
    await send('event-registration');
    clock.forward(DAY);
    await letter.run();
    const [mail] = await mails();
    expect(mail?.subject).toContain('1 waits');
    expect(mail?.text).toContain('Rung without an answer on Thursday 19 November 2026 at 10 am');
    expect(mail?.text).not.toContain(`${done.reference})\n`);
  });

  it('tells each outcome that was marked since the letter before, which, when and from where', async () => {
    const { choose, clock, letter, mails, outbox, send, submissions } = await setUp('2026-11-20T08:29:00Z');
    const [early, friday, tried] = [await send(), await send('application'), await send()];
    await choose(early.id, 'spam');
    clock.forward(HOUR);
    await choose(friday.id, 'keep-on-file');
    clock.forward(MINUTE);
    await choose(tried.id, 'rang-no-answer');
    const rung = { outcome: 'rang-no-answer', at: clock.now(), by: 'office' } as const;
    clock.forward(30 * HOUR);
    await submissions.setOutcome(tried.id, { outcome: 'answered', at: clock.now(), by: 'staff' }, rung);
    clock.forward(42 * HOUR);
    const later = await send();
    await choose(later.id, 'not-for-us');
    await letter.run();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Nothing waits for an answer, Monday 23 November');
    const [, marked = ''] = mail?.text.split('Marked since Friday 20 November 2026 at 8.30 am\n') ?? [];
    expect(marked.split('\n\n', 1)[0]).toBe(
      [
        `Dora Ash (Application ${friday.reference}): kept on file, Friday 20 November 2026 at 9.29 am, by a button of an email`,
        `Dora Ash (Message ${tried.reference}): rung, no answer, Friday 20 November 2026 at 9.30 am, by a button of an email`,
        `Dora Ash (Message ${tried.reference}): answered, Saturday 21 November 2026 at 3.30 pm, by a command of the staff`,
      ].join('\n'),
    );
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/father/);
    clock.forward(DAY);
    await letter.run();
    expect((await mails()).at(-1)?.text).toContain(
      `Dora Ash (Message ${later.reference}): not for us, Monday 23 November`,
    );
    expect(await outbox.list({})).toHaveLength(2);
  });

  it('tells what was marked since the last letter there was, after a day on which the site was off, too', async () => {
    const { choose, clock, letter, mails, send } = await setUp('2026-11-20T08:20:00Z');
    const { id, reference } = await send();
    clock.forward(20 * MINUTE);
    await letter.run();
    expect(await mails()).toHaveLength(1);
    clock.forward(HOUR);
    await choose(id, 'answered');
    clock.forward(4 * DAY);
    await letter.run();
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toBe('Nothing waits for an answer, Tuesday 24 November');
    const [, marked] = mail?.text.split('Marked since') ?? [];
    expect(marked).toContain(`Message ${reference}): answered, Friday 20 November`);
  });

  it('does not tell what was undone', async () => {
    const { choose, clock, letter, mails, send, submissions } = await setUp();
    const { id } = await send('event-registration');
    await choose(id, 'rang-no-answer');
    const first = { outcome: 'rang-no-answer', at: clock.now(), by: 'office' } as const;
    clock.forward(MINUTE);
    const second = { ...first, outcome: 'answered', at: clock.now() } as const;
    await submissions.setOutcome(id, second, first);
    await submissions.setOutcome(id, first, second);
    clock.forward(DAY);
    await letter.run();
    const [mail] = await mails();
    expect(mail?.text).toContain('rung, no answer');
    expect(mail?.text).not.toContain('answered,');
  });

  it.each([
    ['2026-11-19T10:00:00Z', ['Wednesday 25', 'Thursday 26', 'Friday 27'], 'Thursday 26'],
    ['2026-11-16T10:00:00Z', ['Friday 20', 'Monday 23', 'Tuesday 24'], 'Monday 23'],
  ])(
    'tells of an application on the working day before its promised one, on that one and afterwards',
    async (received, [before, on, after], promised) => {
      const { clock, letter, mails, send } = await setUp(received);
      await send('application');
      const letters: QueuedMail[] = [];
      while (letters.length < 3) {
        clock.forward(DAY);
        await letter.run();
        letters.push(...(await mails()).filter(({ to }) => to.address === testSite.inbox));
      }
      expect(letters.map(({ subject }) => subject)).toEqual([
        `1 waits for an answer, ${before} November`,
        `1 waits for an answer, ${on} November`,
        `1 waits for an answer, 1 overdue, ${after} November`,
      ]);
      expect(letters[0]?.text).toContain(`Due ${promised} November 2026 at 6 pm`);
      expect(letters[2]?.text).toContain(`Overdue since ${promised} November 2026 at 6 pm`);
    },
  );

  it('tells of an application after fifteen working days, also where its confirmation names a later day', async () => {
    const { clock, letter, mails, send } = await setUp('2026-11-02T10:00:00Z');
    const { reference } = await send('application', new Date('2026-12-01T18:00:00Z'));
    clock.forward(21 * DAY);
    await letter.run();
    expect(await mails()).toEqual([]);
    for (const day of ['Tuesday 24', 'Wednesday 25']) {
      clock.forward(DAY);
      await letter.run();
      const mail = (await mails()).at(-1);
      expect(mail?.subject).toBe(`1 waits for an answer, ${day} November`);
      expect(mail?.text).toContain(`Application ${reference})\nDue Tuesday 1 December 2026 at 6 pm`);
    }
  });

  it('names who was invited until the meeting, on its day and until there is a decision', async () => {
    const { clock, letter, mails, send, submissions } = await setUp('2026-11-19T10:00:00Z');
    const { id, reference } = await send('application');
    const mark = async (outcome: Outcome, more: { meetingOn?: string } = {}) => {
      const [found] = await submissions.find({ key: id });
      const next = { outcome, at: clock.now(), by: 'office' as const, ...more };
      expect(await submissions.setOutcome(id, next, found?.outcome ?? null)).toBe(true);
    };
    /** As the letter of the next working day puts it; null where it is not named. */
    const said = async () => {
      for (let days = 0; days < 3; days += 1) {
        clock.forward(DAY);
        await letter.run();
        const all = await mails();
        const mail = all.find(({ to }) => to.address === testSite.inbox);
        expect(all.length).toBeLessThanOrEqual(1);
        if (!mail) continue;
        expect(mail.subject).not.toContain('overdue');
        const [, item] = mail.text.split(`(Application ${reference})\n`);
        const [lines = '', buttons = ''] =
          item?.split('\n“Not this time” alone writes to the applicant') ?? [];
        return item?.startsWith('Has')
          ? [lines, ...(buttons.match(/^[A-Z][a-z ]+(?=: http)/gm) ?? [])]
          : null;
      }
      return null;
    };
    await mark('invite');
    const invited = 'Invited on Thursday 19 November 2026 at 10 am: agree a date';
    const afterInvite = ['Date agreed', 'Met', 'No show', 'Not this time'];
    expect(await said()).toEqual([`Has waited 24 hours\n${invited}`, ...afterInvite]);
    // Its promised day, the 26th, has been kept.
    expect(await said()).toEqual([`Has waited 4 days\n${invited}`, ...afterInvite]);
    await mark('date-agreed', { meetingOn: '2026-11-26' });
    expect(await said()).toBeNull();
    expect(await said()).toEqual([
      'Has waited 7 days\nMeeting on Thursday 26 November: mark it afterwards as “Met” or “No show”',
      ...['Met', 'No show', 'Date agreed', 'Not this time'],
    ]);
    await mark('met');
    expect(await said()).toEqual([
      'Has waited 8 days\nMet, as marked on Thursday 26 November 2026 at 10 am: tell them what you have decided',
      ...['Offered', 'Not this time'],
    ]);
    await mark('offered');
    expect([await said(), await said()]).toEqual([null, null]);
  });

  it('says how many wait to be told of the next event, until they are', async () => {
    const { clock, letter, mails, next, send, sendUnsent } = await setUp('2026-11-18T10:00:00Z');
    const [event] = events;
    const registered = (eventDate: string, email: string) =>
      sendUnsent(
        'event-registration',
        { eventDate, eventTime: '14:00-16:00' },
        { email, messages: () => [] },
      );
    const over = '17th November 2026';
    for (const email of ['anna@example.org', 'anna@example.org', 'bob@example.org'])
      await registered(over, email);
    await registered('18th November 2026', 'comes@example.org');
    const told = async () => {
      await send();
      clock.forward(DAY);
      await letter.run();
      return (await mails()).find(({ subject }) => subject.includes('for an answer'))?.text ?? '';
    };
    expect(await told()).toContain(
      '\n2 people wait to be told of the next event. When it has a date: “staff events',
    );
    if (event) expect(await next.announce(await next.awaiting(), event)).toBe(2);
    expect(await told()).not.toContain('next event');
  });

  it('has the week above it on the first working day of a week, also where nothing waits', async () => {
    const week = [{ label: 'Messages', value: '3' }];
    const { clock, letter, mails } = await setUp('2026-08-28T09:00:00Z', week);
    const subjects: string[] = [];
    for (let day = 0; day < 6; day += 1) {
      await letter.run();
      subjects.push(...(await mails()).map(({ subject }) => subject));
      clock.forward(DAY);
    }
    expect(subjects).toEqual(['Nothing waits for an answer, Tuesday 1 September']);
  });

  it('names all that are overdue, with buttons as far as mail programs show a mail whole', async () => {
    const { clock, letter, mails, send } = await setUp();
    const references: string[] = [];
    for (let count = 0; count < 90; count += 1) references.push((await send()).reference);
    clock.forward(5 * DAY);
    await letter.run();
    const [mail] = await mails();
    for (const reference of references) expect(mail?.text).toContain(reference);
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThanOrEqual(100_000);
  });

  it('begins with what is due today, before what is overdue for weeks, and is never cut off', async () => {
    const { choose, clock, letter, mails, sendUnsent } = await setUp('2026-11-02T10:00:00Z');
    const none = { messages: () => [] };
    const late: string[] = [];
    for (let count = 0; count < 400; count += 1)
      late.push((await sendUnsent('enquiry', { name: `“Łukasz” <${'&'.repeat(200)}>` }, none)).id);
    clock.forward(20 * DAY);
    const { reference } = await sendUnsent('enquiry', { name: 'Dora Ash' }, none);
    for (const id of late.slice(0, 300)) await choose(id, 'spam');
    clock.forward(DAY);
    await letter.run();
    const [mail] = await mails();
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThanOrEqual(100_000);
    const [, first] = mail?.text.split('What is due today comes first:\n\n') ?? [];
    expect(first).toContain(`Dora Ash (Message ${reference})\nDue Monday 23 November`);
    expect(mail?.text).toContain('“staff submissions list” shows');
  });

  it('lists the calls of the day by time, name and number', async () => {
    const { clock, letter, mails, sendUnsent } = await setUp('2026-11-20T10:00:00Z');
    const call = (time: string, name: string, more = {}) =>
      sendUnsent(
        'call-request',
        { date: '2026-11-23', time, name, phone: '+447700900123', ...more },
        { messages: () => [] },
      );
    await call('10:00', 'Tom Field', { textRelay: 'yes' });
    await call('09:30', 'Dora Ash');
    clock.forward(3 * DAY);
    await letter.run();
    const [mail] = await mails();
    expect(mail?.text).toContain(
      'Calls today:\n\n9.30 am: Dora Ash, 07700 900 123\n10 am: Tom Field, 07700 900 123. They have told us how to reach them: read their email',
    );
    expect(mail?.html).toContain('href="tel:+447700900123"');
  });

  it('names with number and words what the office has not got, to both inboxes, and counts all that has not left', async () => {
    const { choose, clock, letter, mails, outbox, sendUnsent } = await setUp('2026-11-21T12:00:00Z');
    const person = { name: 'Dora Ash', phone: '+447700900123' };
    const message = 'My father\ncomes home on Friday.';
    const { reference } = await sendUnsent('enquiry', { ...person, message, leaveMessage: 'no' });
    const notice = await sendUnsent('area-notice', { postcode: 'ZE1 0AA' });
    const handled = await sendUnsent('enquiry', { name: 'Handled Already', message });
    const refused = await sendUnsent('enquiry', {
      name: 'Refused Address',
      message: 'Not to be told again.',
    });
    for (const each of await outbox.claim(100, HOUR)) {
      const mail = readQueuedMail(each.payload);
      const isRefused = each.submissionId === refused.id && mail?.to.address !== testSite.inbox;
      if (each.submissionId === refused.id && !isRefused) await outbox.finish(each.id);
      else await outbox.fail(each, 'away', isRefused ? null : new Date('2026-11-30T00:00:00Z'));
    }
    await choose(handled.id, 'answered');
    clock.forward(2 * DAY);
    await letter.run();
    const [toOffice, toSecond, ...others] = await mails();
    expect([others, toSecond?.to.address]).toEqual([[], 'manager@site.example']);
    for (const mail of [toOffice, toSecond]) {
      expect(mail?.subject).toMatch(
        /^4 messages have not left since Saturday 21 November\. \d waits? for an answer/,
      );
      for (const said of [
        '4 messages have not left since Saturday 21 November. What people wrote to us in them stands here',
        `Dora Ash (Message ${reference})\nHow to reach them. Please read this first\nSafe to leave a message: No\n`,
        'Phone: 07700 900 123\nEmail: dora@example.org\nDue Monday 23 November 2026 at 6 pm',
        'They wrote:\n\n> My father\n> comes home on Friday.',
        `Area to open ${notice.reference}`,
        'Postcode: ZE1 0AA',
      ])
        expect(mail?.text).toContain(said);
      const [waiting] = mail?.text.split('Marked since') ?? [];
      expect(waiting).not.toMatch(/Handled|Not to be told/);
      expect(mail?.text).toContain('/office/answer?token=');
    }
  });

  it('that cannot leave says how things are when it does, once, and what was marked since the last that left', async () => {
    const { choose, clock, letter, mails, outbox, send } = await setUp('2026-11-19T10:00:00Z');
    const [marked, answered] = [await send(), await send()];
    clock.forward(DAY);
    await letter.run();
    expect(await mails()).toHaveLength(1);
    await choose(marked.id, 'spam');
    clock.forward(3 * DAY);
    await letter.run();
    for (const each of await outbox.claim(10, HOUR))
      await outbox.fail(each, 'away', new Date(clock.now().getTime() + 2 * HOUR));
    await choose(answered.id, 'answered');
    clock.forward(DAY);
    const { reference } = await send();
    clock.forward(MINUTE);
    await letter.run();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 waits for an answer, Tuesday 24 November');
    expect(mail?.text).toContain(`Dora Ash (Message ${reference})\nDue Wednesday 25 November`);
    const [, marks] = mail?.text.split('Marked since Friday 20 November 2026 at 8.30 am\n') ?? [];
    expect(marks).toContain(`Dora Ash (Message ${marked.reference}): `);
    expect(marks).toContain(`Dora Ash (Message ${answered.reference}): `);
    expect(await outbox.list({ status: 'due' })).toEqual([]);
  });

  it('that has nothing to say any more when it could leave does not', async () => {
    const { clock, letter, mails, outbox, send, submissions } = await setUp('2026-11-24T08:00:00Z');
    const { id } = await send();
    clock.forward(HOUR);
    await letter.run();
    expect(await outbox.list({ status: 'due' })).toHaveLength(1);
    await submissions.erase([id]);
    expect(await mails()).toEqual([]);
    expect(await outbox.list({})).toEqual([]);
  });

  it('stays within what mail programs and services take, however much has not left', async () => {
    const { clock, letter, mails, outbox, sendUnsent } = await setUp();
    const fields = {
      name: 'Dora Ash',
      phone: '+447700900123',
      message: 'long '.repeat(1000),
      leaveMessage: 'no',
    };
    const references: string[] = [];
    for (let count = 0; count < 60; count += 1)
      references.push((await sendUnsent('enquiry', fields)).reference);
    for (const each of await outbox.claim(200, HOUR)) await outbox.fail(each, 'away', new Date('2026-12-24'));
    clock.forward(DAY);
    await letter.run();
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^120 messages have not left since Thursday 19 November/);
    for (const reference of references) expect(mail?.text).toContain(`Dora Ash (Message ${reference})`);
    expect(mail?.text.match(/Phone: 07700 900 123/g)).toHaveLength(60);
    expect(mail?.text).toContain(`(all of it: “staff submissions show ${references[0]}”)`);
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThanOrEqual(100_000);
    expect(mail?.text.length).toBeLessThan(45_000);
  });
});
