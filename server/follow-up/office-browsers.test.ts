import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { testClock } from '../../tests/support/test-store.ts';
import { readQueuedMail } from '../mail/queued-mail.ts';
import { openStore } from '../store/open-store.ts';
import { createOfficeBrowsers } from './office-browsers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SECOND_INBOX = 'manager@site.example';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const urls = { sqlite: async () => null, postgres: () => postgres.createDatabase() };

describe.each(['sqlite', 'postgres'] as const)('a browser of the office, two instances on %s', (engine) => {
  async function setUp() {
    const clock = testClock();
    const { now } = clock;
    const place = { dataDir: temporaryFolder(), databaseUrl: await urls[engine](), referencePrefix: 'AB' };
    const start = async () => {
      const store = await openStore({ ...place, log: collectingLog(), now });
      onTestFinished(() => store.close());
      const { submissions, limits, secretFor } = store;
      const parts = { submissions, limits, secretFor, site: testSite, now, wake: () => {} };
      return { store, browsers: createOfficeBrowsers({ ...parts, inboxes: [testSite.inbox, SECOND_INBOX] }) };
    };
    const [{ store, browsers }, { browsers: other }] = [await start(), await start()];
    const receive = () => store.submissions.save(sampleSubmission({ messages: () => [] }));
    const submission = await receive();
    /** Asks for a code, and answers what was mailed. */
    const press = async (about = submission, at = browsers) => {
      const asked = await at.ask(about, { challenge: '', code: '' });
      const challenge = asked && 'challenge' in asked ? asked.challenge : '';
      const claimed = await store.outbox.claim(10, 1000 * DAY);
      const mails = claimed.flatMap(({ payload }) => readQueuedMail(payload) ?? []);
      const code = /^\d{6}/.exec(mails[0]?.subject ?? '')?.[0] ?? '';
      return { asked, challenge, code, mails };
    };
    return { browsers, clock, other, press, receive, submission };
  }

  /** Three that are not the code. */
  const wrongCodes = (code: string) =>
    [1, 2, 3].map((more) => String((Number(code) + more) % 1_000_000).padStart(6, '0'));

  it('becomes known by the code that both inboxes are mailed, at any instance, for half a year', async () => {
    const { browsers, clock, other, press, submission } = await setUp();
    const { asked, challenge, code, mails } = await press();
    expect(asked).toMatchObject({ step: 'sent', until: new Date(clock.now().getTime() + 30 * MINUTE) });
    expect(mails.map(({ to }) => to.address).sort()).toEqual([SECOND_INBOX, testSite.inbox]);
    for (const { subject, text, html } of mails) {
      expect(subject).toBe(`${code} is your code for the website (${submission.reference})`);
      expect(text).toContain('good until Friday 20 November 2026 at 10.30 am');
      expect(`${text}${html}`).not.toContain('token=');
    }
    expect(challenge).not.toContain(code);
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect(await other.ask(submission, { challenge, code: spaced })).toBeNull();
    const { value, maxAgeSeconds } = other.mark();
    expect(maxAgeSeconds).toBe(182 * 24 * 3600);
    clock.forward(182 * DAY - 1000);
    expect([browsers.knows(value), other.knows(value)]).toEqual([true, true]);
    clock.forward(1000);
    expect([browsers.knows(value), other.knows(value)]).toEqual([false, false]);
  });

  it('has three guesses of a code, at whatever instance, and asks for a new one then', async () => {
    const { browsers, other, press, submission } = await setUp();
    const { challenge, code } = await press();
    const [first = '', second = '', third = ''] = wrongCodes(code);
    const guess = (at: typeof browsers, typed: string) => at.ask(submission, { challenge, code: typed });
    for (const typed of ['', '12345', code.slice(1), `${code}7`])
      expect(await guess(browsers, typed)).toMatchObject({ step: 'wrong', challenge });
    expect(await guess(browsers, first)).toMatchObject({ step: 'wrong', challenge });
    expect(await guess(other, second)).toMatchObject({ step: 'wrong', challenge });
    expect(await guess(browsers, third)).toEqual({ step: 'ended' });
    expect([await guess(browsers, code), await guess(other, code)]).toEqual([
      { step: 'ended' },
      { step: 'ended' },
    ]);
    const again = await press();
    expect(again.challenge).not.toBe(challenge);
    expect(await browsers.ask(submission, again)).toBeNull();
  });

  it('gains nothing by guesses at the same moment', async () => {
    const { browsers, other, press, submission } = await setUp();
    const { challenge, code } = await press();
    const codes = Array.from({ length: 60 }, (_, index) => wrongCodes(code)[index % 3] ?? '');
    const guesses = await Promise.all(
      codes.map((typed, index) => (index % 2 ? other : browsers).ask(submission, { challenge, code: typed })),
    );
    expect(guesses.filter((asked) => asked?.step === 'wrong').length).toBeLessThan(3);
    expect(await browsers.ask(submission, { challenge, code })).toEqual({ step: 'ended' });
  });

  it('enters a code within half an hour, for the reference that it was asked for', async () => {
    const { browsers, clock, press, receive, submission } = await setUp();
    const { challenge, code } = await press();
    const elsewhere = await receive();
    expect(await browsers.ask(elsewhere, { challenge, code })).toEqual({ step: 'ended' });
    clock.forward(30 * MINUTE - 1);
    expect(await browsers.ask(submission, { challenge, code })).toBeNull();
    clock.forward(1);
    expect(await browsers.ask(submission, { challenge, code })).toEqual({ step: 'ended' });
  });

  it('is known by no mark, and asked by no challenge, that we did not make', async () => {
    const { browsers, press, submission } = await setUp();
    const { challenge, code } = await press();
    const { value } = browsers.mark();
    for (const [index, letter] of [...value].entries()) {
      const other = [...value].with(index, letter === 'A' ? 'B' : 'A').join('');
      expect([browsers.knows(other), browsers.knows(value.slice(0, index))]).toEqual([false, false]);
    }
    for (const forged of ['x', value, challenge.slice(1), `${challenge}A`, challenge.replace('.', '-.')])
      expect(await browsers.ask(submission, { challenge: forged, code })).toEqual({ step: 'ended' });
    expect(browsers.knows(challenge)).toBe(false);
  });

  it('is mailed five codes a day for a reference, and sixty in all', async () => {
    const { browsers, clock, other, press, receive, submission } = await setUp();
    for (let count = 0; count < 5; count += 1)
      expect((await press(submission, count % 2 ? browsers : other)).mails).toHaveLength(2);
    const refused = await press();
    expect(refused).toMatchObject({ asked: { step: 'too-often', retryAfterMs: DAY }, mails: [] });
    clock.forward(DAY);
    expect((await press()).mails).toHaveLength(2);
    for (let count = 1; count < 60; count += 1) await press(await receive());
    expect(await press(await receive())).toMatchObject({ asked: { step: 'too-often' }, mails: [] });
  });
});
