import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answerBy, applicantToldAt } from '#domain/follow-up/answer-by.ts';
import type { Outcome } from '#domain/follow-up/outcome.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { testClock } from '../../tests/support/test-store.ts';
import { readQueuedMail } from '../mail/queued-mail.ts';
import { openStore } from '../store/open-store.ts';
import type { StoredSubmission } from '../submissions/submission-store.ts';
import { createApplicantMails } from './applicant-mails.ts';
import { createKeptPromises } from './kept-promises.ts';
import { createMorningLetter } from './morning-letter.ts';
import { createOfficeAnswers } from './office-answers.ts';
import { createOutcomeLinks } from './outcome-links.ts';

const HOUR = 3_600_000;
/** All 600, and 5,000 looks of scanners: `npm run check -- month`. */
const COUNT = Number(process.env.MONTH_SUBMISSIONS ?? 240);
const LOOKS = 13;
const OUTCOMES: (Outcome | null)[] = ['answered', 'answered', 'answered', 'rang-no-answer', 'spam', null];
const DECISIONS: (Outcome | null)[] = ['invite', 'keep-on-file', 'not-this-time', null, null];

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const urls = { sqlite: async () => null, postgres: () => postgres.createDatabase() };

describe.each(['sqlite', 'postgres'] as const)('a month of submissions, three instances, on %s', (engine) => {
  it('names what is overdue, tells each applicant, sends each mail once and counts right', async () => {
    const clock = testClock('2026-11-02T00:00:00Z');
    const { now } = clock;
    const [dataDir, databaseUrl] = [temporaryFolder(), await urls[engine]()];
    const open = async () => {
      const log = collectingLog();
      const store = await openStore({ dataDir, databaseUrl, referencePrefix: 'AB', log, now });
      const { submissions, outbox, secretFor } = store;
      const links = {
        office: createOutcomeLinks('office', { secretFor, publicUrl: testSite.publicUrl }),
        applicant: createOutcomeLinks('applicant', { secretFor, publicUrl: testSite.publicUrl }),
      };
      const site = { ...testSite, links: { office: links.office.url, applicant: links.applicant.url } };
      return {
        store,
        answers: createOfficeAnswers({ submissions, links: links.office, log, now }),
        officeUrl: links.office.url,
        letter: createMorningLetter({
          ...{ submissions, outbox, site, log, now },
          secondInbox: null,
          weekBefore: async () => [],
        }),
        applicantMails: createApplicantMails({ submissions, site, log, now }),
      };
    };
    const instances = [await open(), await open(), await open()];
    onTestFinished(() => Promise.all(instances.map(({ store }) => store.close())).then(() => {}));
    const one = (index: number) => instances[index % 3] ?? instances[0] ?? expect.fail();
    const mails: { text: string; subject: string; to: string; at: Date }[] = [];
    const expected = new Map<string, Outcome | null>();
    const planned: { at: number; press: () => Promise<void> }[] = [];

    const receive = async (index: number) => {
      const kind = index % 6 === 0 ? 'application' : 'enquiry';
      const fields = { name: 'Jo Field', message: 'Hello' };
      const due = answerBy({ kind, fields }, now());
      const deleteAfter = new Date('2027-06-01T00:00:00Z');
      const { store, officeUrl } = one(index);
      const receipt = await store.submissions.save(
        sampleSubmission({ kind, fields, deleteAfter, answerBy: due, messages: () => [] }),
      );
      const { reference } = receipt;
      const all = kind === 'application' ? DECISIONS : OUTCOMES;
      const outcome = all[Math.floor(index / 6) % all.length] ?? null;
      expected.set(reference, outcome);
      if (!outcome) return;
      const token =
        new URL(officeUrl({ reference, outcome, expires: deleteAfter })).searchParams.get('token') ?? '';
      const delay = ((index * 37) % 60) * HOUR;
      const press = async () => {
        const { answers } = one(index + 1);
        const views = await Promise.all(Array.from({ length: LOOKS }, () => answers.look(token)));
        expect(views.every(({ kind: view }) => view === 'question')).toBe(true);
        expect(await answers.press(token, '')).toMatchObject({ kind: 'chosen' });
      };
      planned.push({ at: now().getTime() + delay, press });
    };

    const deliver = async () => {
      const claimed = await one(0).store.outbox.claim(1000, HOUR);
      for (const { id, payload } of claimed) {
        const mail = readQueuedMail(payload);
        if (mail) mails.push({ text: mail.text, subject: mail.subject, to: mail.to.address, at: now() });
        await one(1).store.outbox.finish(id);
      }
    };

    let received = 0;
    for (let hour = 0; hour < 80 * 24; hour += 1) {
      clock.forward(HOUR / 2);
      while (received < COUNT && received * 720 < hour * COUNT) await receive(received++);
      const pressed = planned.filter(({ at }) => at <= now().getTime());
      for (const each of pressed) planned.splice(planned.indexOf(each), 1);
      for (const { press } of pressed) await press();
      clock.forward(HOUR / 2);
      // One instance is lost and another comes in its place, as after a crash.
      if (hour % 100 === 50) instances[hour % 3] = await replace(one(hour), open);
      if (hour % 24 !== 8 && hour % 24 !== 10) continue;
      await Promise.all(
        instances.flatMap(({ letter, applicantMails }) => [letter.run(), applicantMails.run()]),
      );
      await deliver();
    }

    const { submissions } = one(0).store;
    const stored = await submissions.find({});
    expect(stored).toHaveLength(COUNT);
    for (const { reference, outcome } of stored)
      expect([reference, outcome?.outcome ?? null]).toEqual([reference, expected.get(reference)]);
    expectNamedWhenOverdue(stored, mails, now());
    expectEachApplicantTold(stored, mails);
    const texts = mails.map(({ to, subject }) => `${to} ${subject}`);
    expect(new Set(texts).size).toBe(texts.length);
    await expectRecount(one(1).store.submissions, stored);
  }, 600_000);
});

type Instance = { store: { close(): Promise<void> } };
async function replace<Kind extends Instance>(lost: Kind, open: () => Promise<Kind>): Promise<Kind> {
  await lost.store.close();
  return open();
}

type Sent = { text: string; subject: string; to: string; at: Date };

/** Each that is still unanswered on a working morning after its time stands in that morning's letter. */
function expectNamedWhenOverdue(stored: StoredSubmission[], mails: Sent[], until: Date): void {
  const letters = mails.filter(({ to }) => to === testSite.inbox);
  expect(letters.length).toBeGreaterThan(20);
  for (const { reference, answerBy: due, outcome } of stored) {
    const ended = outcome && outcome.outcome !== 'rang-no-answer' ? outcome.at : until;
    const owed = letters.filter(({ at }) => due && at.getTime() - 2 * HOUR > due.getTime() && at < ended);
    expect(
      owed.filter(({ text }) => !text.includes(reference)).map(({ subject }) => `${reference}: ${subject}`),
    ).toEqual([]);
  }
}

function expectEachApplicantTold(stored: StoredSubmission[], mails: Sent[]): void {
  const applications = stored.filter(({ kind }) => kind === 'application');
  for (const { reference, outcome, receivedAt } of applications) {
    const told = mails.filter(({ to, subject }) => to !== testSite.inbox && subject.includes(reference));
    expect([reference, told.length]).toEqual([reference, 1]);
    const from = outcome ? outcome.at.getTime() + HOUR : applicantToldAt(receivedAt).getTime();
    expect(told[0]?.at.getTime()).toBeGreaterThanOrEqual(from);
  }
}

async function expectRecount(
  submissions: Parameters<typeof createKeptPromises>[0]['submissions'],
  stored: StoredSubmission[],
): Promise<void> {
  const now = () => new Date('2026-12-15T12:00:00Z');
  const promises = createKeptPromises({ submissions, isShown: true, now });
  for (const kind of ['enquiry', 'application'] as const) {
    const due = stored.filter(
      (each) =>
        each.kind === kind &&
        each.answerBy?.toISOString().startsWith('2026-11') &&
        !['spam', 'not-for-us', 'withdrawn'].includes(each.outcome?.outcome ?? ''),
    );
    const kept = due.filter(
      ({ outcome, answerBy: by }) =>
        outcome && outcome.outcome !== 'rang-no-answer' && by && outcome.at <= by,
    );
    expect(due.length).toBeGreaterThan(20);
    expect(await promises.lastMonth(kind)).toBe(Math.floor((kept.length / due.length) * 100));
  }
}
