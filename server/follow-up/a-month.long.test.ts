import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { officeMails } from '#content/mails/every-mail.yaml';
import { answerBy, applicantToldAt } from '#domain/follow-up/answer-by.ts';
import type { Outcome } from '#domain/follow-up/outcome.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { testClock } from '../../tests/support/test-store.ts';
import { openStore } from '../store/open-store.ts';
import type { StoredSubmission } from '../submissions/submission-store.ts';
import { createKeptPromises } from './kept-promises.ts';
import { type Instance, type SentMail, startInstance } from './month-instances-for-tests.ts';

const HOUR = 3_600_000;
/** All 600, 5,000 looks of scanners and a kill in every fourth round: `npm run check -- month`. */
const COUNT = Number(process.env.MONTH_SUBMISSIONS ?? 240);
const ROUNDS_BETWEEN_KILLS = Number(process.env.MONTH_ROUNDS_BETWEEN_KILLS ?? 20);
const LOOKS = 13;
/** So few wait that the letter has room for each of them on any day: a hundred. */
const OUTCOMES: (Outcome | null)[] = [...Array(22).fill('answered'), 'rang-no-answer', 'spam', null];
const DECISIONS: (Outcome | null)[] = ['invite', 'keep-on-file', 'not-this-time', null, null];

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const urls = { sqlite: async () => null, postgres: () => postgres.createDatabase() };

/** Three programs on one store, each of which may be killed at any time. */
async function startThree(databaseUrl: string | null, now: () => Date) {
  const dataDir = temporaryFolder();
  const mails = new Map<string, Sent>();
  const onMail = (mail: SentMail) => {
    // The same Message-ID: one mail to those who receive it.
    if (!mails.has(mail.id)) mails.set(mail.id, { ...mail, at: now() });
  };
  const start = () => startInstance({ dataDir, databaseUrl, now, onMail });
  const instances = [await start(), await start(), await start()];
  onTestFinished(() => Promise.all(instances.map(({ kill }) => kill())).then(() => {}));
  let kills = 0;
  const one = (index: number) => instances[index % 3] ?? expect.fail();
  return {
    mails,
    one,
    kills: () => kills,
    /** Asks one after the other until one of them lives to answer. */
    async insist<Result>(index: number, ask: (instance: Instance) => Promise<Result>): Promise<Result> {
      return ask(one(index)).catch((error: unknown) => {
        onlyKilled(error);
        return ask(one(index + 1));
      });
    },
    /** Kills one while all are at work, and starts another in its place. */
    async killOne(work: Promise<unknown>[]): Promise<void> {
      const index = kills % 3;
      await wait(kills % 23);
      await one(index).kill();
      await Promise.all(work.map((each) => each.catch(onlyKilled)));
      instances[index] = await start();
      kills += 1;
    },
    async openToRead() {
      const log = collectingLog();
      const store = await openStore({
        dataDir,
        databaseUrl,
        referencePrefix: 'AB',
        log,
        now,
        access: 'read',
      });
      onTestFinished(() => store.close());
      return store.submissions;
    },
  };
}

function onlyKilled(error: unknown): void {
  if (!(error instanceof Error && error.message === 'killed')) throw error;
}

describe.each(['sqlite', 'postgres'] as const)('a month of submissions, three instances, on %s', (engine) => {
  it('names what is overdue, tells each applicant, sends each mail once and counts right', async () => {
    const clock = testClock('2026-11-02T00:00:00Z');
    const { now } = clock;
    const { mails, one, insist, killOne, kills, openToRead } = await startThree(await urls[engine](), now);
    const expected = new Map<string, Outcome | null>();
    const planned: { at: number; press: () => Promise<void> }[] = [];
    let looks = 0;

    const receive = async (index: number) => {
      const kind = index % 6 === 0 ? 'application' : 'enquiry';
      const fields = { name: 'Jo Field', message: 'Hello' };
      const due = answerBy({ kind, fields }, now());
      const expires = new Date('2027-06-01T00:00:00Z');
      const { messages, ...submission } = sampleSubmission({
        kind,
        fields,
        deleteAfter: expires,
        answerBy: due,
      });
      const { reference } = await insist(index, ({ ask }) => ask('save', submission));
      const all = kind === 'application' ? DECISIONS : OUTCOMES;
      const outcome = all[Math.floor(index / 6) % all.length] ?? null;
      expected.set(reference, outcome);
      if (!outcome) return;
      const press = async () => {
        const link = { reference, outcome, expires };
        const { changed, view } = await insist(index + 1, ({ ask }) => ask('press', link, LOOKS));
        looks += LOOKS;
        expect({ changed, view }).toEqual({ changed: false, view: 'chosen' });
      };
      planned.push({ at: now().getTime() + ((index * 37) % 60) * HOUR, press });
    };

    let received = 0;
    let rounds = 0;
    for (let hour = 0; hour < 80 * 24; hour += 1) {
      clock.forward(HOUR / 2);
      while (received < COUNT && received * 720 < hour * COUNT) await receive(received++);
      const pressed = planned.filter(({ at }) => at <= now().getTime());
      for (const each of pressed) planned.splice(planned.indexOf(each), 1);
      const presses = pressed.map(({ press }) => press());
      if (presses.length > 0 && hour % (10 * ROUNDS_BETWEEN_KILLS) < 5) await killOne(presses);
      else await Promise.all(presses);
      clock.forward(HOUR / 2);
      if (hour % 24 !== 8 && hour % 24 !== 10) continue;
      rounds += 1;
      const work = [0, 1, 2].map((index) => one(index).ask('round'));
      if (rounds % ROUNDS_BETWEEN_KILLS === 1) await killOne(work);
      else await Promise.all(work);
      const delivery = [0, 1, 2].map((index) => one(index).ask('deliver'));
      if (rounds % ROUNDS_BETWEEN_KILLS === 3) await killOne(delivery);
      else await Promise.all(delivery);
    }
    expect(kills()).toBeGreaterThanOrEqual((2 * rounds) / ROUNDS_BETWEEN_KILLS - 2);
    expect(looks).toBeGreaterThan(8 * COUNT);

    const submissions = await openToRead();
    const stored = await submissions.find({});
    expect(stored).toHaveLength(COUNT);
    for (const { reference, outcome } of stored)
      expect([reference, outcome?.outcome ?? null]).toEqual([reference, expected.get(reference)]);
    const sent = [...mails.values()];
    expectNamedWhenOverdue(stored, sent, now());
    expectEachApplicantTold(stored, sent);
    const texts = sent.map(({ to, subject }) => `${to} ${subject}`);
    expect(new Set(texts).size).toBe(texts.length);
    await expectRecount(submissions, stored);
  }, 900_000);
});

type Sent = SentMail & { at: Date };

/** Each that is still unanswered on a working morning after its time stands in that morning's letter. */
function expectNamedWhenOverdue(stored: StoredSubmission[], mails: Sent[], until: Date): void {
  const [copy = ''] = officeMails.copy.split('{');
  const letters = mails.filter(({ to, subject }) => to === testSite.inbox && !subject.startsWith(copy));
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
