import { describe, expect, it } from 'vitest';
import { followUpMails } from '#content/mails/follow-up.yaml';
import { answerBy } from '#domain/follow-up/answer-by.ts';
import type { Outcome } from '#domain/follow-up/outcome.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { readQueuedMail } from '../mail/queued-mail.ts';
import { createApplicantMails } from './applicant-mails.ts';
import { createOutcomeLinks } from './outcome-links.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function setUp() {
  const clock = testClock();
  const { submissions, outbox, secretFor } = await openTestStore(clock);
  const { url } = createOutcomeLinks('applicant', { secretFor, publicUrl: testSite.publicUrl });
  const mailsOf = () =>
    createApplicantMails({
      submissions,
      site: { ...testSite, links: { office: url, applicant: url, caller: url } },
      log: collectingLog(),
      now: clock.now,
    });
  const applicantMails = mailsOf();
  const apply = async () => {
    const job = { position: 'Night Carer', jobReference: 'NC-1', jobIsOurs: 'yes' };
    const fields = { name: 'Jo Field', message: 'I like people.', ...job };
    const due = answerBy({ kind: 'application', fields }, clock.now());
    const application = { kind: 'application', fields, email: 'jo@example.org', answerBy: due } as const;
    return submissions.save(sampleSubmission({ ...application, messages: () => [] }));
  };
  const choose = async (id: string, outcome: Outcome | null) => {
    const [found] = await submissions.find({ key: id });
    const next = outcome && ({ outcome, at: clock.now(), by: 'office' } as const);
    expect(await submissions.setOutcome(id, next, found?.outcome ?? null)).toBe(true);
  };
  const claimed = async () =>
    (await outbox.claim(100, 24 * HOUR)).flatMap(({ payload }) => readQueuedMail(payload) ?? []);
  /** To the applicant; the office has a copy of each. */
  const mails = async () => {
    const all = await claimed();
    const toPerson = all.filter(({ to }) => to.address === 'jo@example.org');
    const copies = toPerson.map(({ subject }) => `We wrote to Jo Field: ${subject}`);
    expect(all.filter((mail) => !toPerson.includes(mail)).map(({ subject }) => subject)).toEqual(copies);
    return toPerson;
  };
  return { applicantMails, apply, choose, claimed, clock, mails, mailsOf };
}

describe('an applicant hears', () => {
  it.each([
    ['invite', 'Thank you. We would like to meet you.'],
    ['keep-on-file', 'Your application stays on file until 21 May 2027.'],
    ['not-this-time', 'We will not be taking it further this time.'],
  ] as const)('of the outcome %s after the hour, once from all instances', async (outcome, says) => {
    const { applicantMails, apply, choose, clock, mails, mailsOf } = await setUp();
    const { id, reference } = await apply();
    await choose(id, outcome);
    clock.forward(HOUR);
    await applicantMails.run();
    expect(await mails()).toEqual([]);
    clock.forward(MINUTE);
    await Promise.all([applicantMails.run(), mailsOf().run(), mailsOf().run()]);
    clock.forward(DAY);
    await applicantMails.run();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: 'jo@example.org' },
      replyTo: { address: expect.any(String) },
    });
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(says);
    expect(mail?.text).toContain(`Position: Night Carer\nJob reference: NC-1\nYour reference: ${reference}`);
  });

  it('nothing that the office does not read too, in a copy that takes nothing back', async () => {
    const { applicantMails, apply, choose, claimed, clock } = await setUp();
    await choose((await apply()).id, 'keep-on-file');
    clock.forward(2 * HOUR);
    await applicantMails.run();
    const [copy, mail] = await claimed();
    expect(copy).toMatchObject({ to: { address: testSite.inbox }, replyTo: { address: 'jo@example.org' } });
    expect(copy?.text).toContain('Thank you. We would like to keep your application.');
    expect(mail?.text).toContain('/applications/withdraw?token=');
    expect(`${copy?.html}${copy?.text}`).not.toContain('token=');
    expect(mail?.text).toContain('because you applied');
    expect(`${copy?.html}${copy?.text}`).not.toContain('because you applied');
  });

  it('nothing of an outcome that was undone, and only the last of two', async () => {
    const { applicantMails, apply, choose, clock, mails } = await setUp();
    const [undone, changed] = [await apply(), await apply()];
    await choose(undone.id, 'not-this-time');
    await choose(changed.id, 'not-this-time');
    clock.forward(59 * MINUTE);
    await choose(undone.id, null);
    await choose(changed.id, 'invite');
    clock.forward(2 * HOUR);
    await applicantMails.run();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`we would like to meet you (${changed.reference})`),
    ]);
  });

  it('the truth after thirty working days without an outcome, once, with a way to withdraw', async () => {
    const { applicantMails, apply, choose, clock, mails } = await setUp();
    const [waiting, withdrawn] = [await apply(), await apply()];
    await choose(withdrawn.id, 'withdrawn');
    clock.forward(45 * DAY);
    await applicantMails.run();
    expect(await mails()).toEqual([]);
    clock.forward(4 * DAY);
    await applicantMails.run();
    await applicantMails.run();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your application: no decision yet (${waiting.reference})`);
    expect(mail?.text).toContain('stays on file until 21 May 2027');
    expect(mail?.text).toContain('/applications/withdraw?token=');
  });

  it('an invitation with a half hour to choose, and no more until the answer after it', async () => {
    const { applicantMails, apply, choose, claimed, clock } = await setUp();
    const { id } = await apply();
    await choose(id, 'invite');
    clock.forward(2 * HOUR);
    await applicantMails.run();
    const [copy, invitation, ...others] = await claimed();
    expect(others).toEqual([]);
    expect(invitation?.text).toContain(
      'Choose a half hour for our call: https://site.example/contact?form=call#schedule-a-call',
    );
    for (const button of ['Date agreed', 'Met', 'No show', 'Not this time'])
      expect(copy?.text).toContain(`\n${button}: https://site.example/`);
    for (const outcome of ['date-agreed', 'met'] as const) {
      clock.forward(30 * DAY);
      await choose(id, outcome);
      clock.forward(30 * DAY);
      await applicantMails.run();
    }
    await choose(id, 'not-this-time');
    clock.forward(2 * HOUR);
    await applicantMails.run();
    const told = (await claimed()).filter(({ subject }) => !subject.includes('meet you'));
    expect(told.map(({ to }) => to.address)).toEqual([testSite.inbox, 'jo@example.org']);
    expect(told[1]?.text).toContain('Thank you. We have decided about your application.');
  });

  it('no reason in a refusal', async () => {
    const { applicantMails, apply, choose, clock, mails } = await setUp();
    await choose((await apply()).id, 'not-this-time');
    clock.forward(2 * HOUR);
    await applicantMails.run();
    const [mail] = await mails();
    const [letter = ''] = mail?.text.split(followUpMails.footnote) ?? [];
    expect(letter).not.toMatch(
      /because|unfortunately|experience|qualif|suitable|standard|candidate|licence/i,
    );
  });
});
