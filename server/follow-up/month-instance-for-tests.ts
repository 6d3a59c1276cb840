// One of the instances of a month: a program of its own, so that it can be killed in the middle of its work.
import type { Outcome } from '#domain/follow-up/outcome.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { readOwedLetter, readQueuedMail } from '../mail/queued-mail.ts';
import { openStore } from '../store/open-store.ts';
import type { NewSubmission } from '../submissions/submission-store.ts';
import { createApplicantMails } from './applicant-mails.ts';
import { createMorningLetter } from './morning-letter.ts';
import { createOfficeAnswers } from './office-answers.ts';
import { createOfficeBrowsers } from './office-browsers.ts';
import { createOutcomeLinks } from './outcome-links.ts';

const LEASE_MS = 20 * 60_000;

let clock = new Date(0);
const now = () => clock;
const log = collectingLog();
const { dataDir, databaseUrl } = JSON.parse(process.argv[2] ?? '');
const { submissions, outbox, limits, secretFor } = await openStore({
  ...{ dataDir, databaseUrl, log, now },
  referencePrefix: 'AB',
});
const { publicUrl } = testSite;
const links = {
  office: createOutcomeLinks('office', { secretFor, publicUrl }),
  applicant: createOutcomeLinks('applicant', { secretFor, publicUrl }),
};
const site = {
  ...testSite,
  links: { office: links.office.url, applicant: links.applicant.url, caller: links.applicant.url },
};
const browsers = createOfficeBrowsers({
  ...{ submissions, limits, secretFor, site, now },
  inboxes: [site.inbox],
  wake: () => {},
});
const answers = createOfficeAnswers({ submissions, links: links.office, browsers, log, now });
const applicantMails = createApplicantMails({ submissions, site, log, now });
const letter = createMorningLetter({
  ...{ submissions, outbox, site, log, now },
  secondInbox: null,
  weekBefore: async () => [],
  awaitingEvent: async () => 0,
});

const tasks = {
  save: (submission: Omit<NewSubmission, 'messages'>) =>
    submissions.save({ ...submission, messages: () => [] }),

  /** Scanners open the link first. */
  async press(link: { reference: string; outcome: Outcome; expires: Date }, looks: number) {
    const token = new URL(links.office.url(link)).searchParams.get('token') ?? '';
    const stored = async () => JSON.stringify(await submissions.find({ key: link.reference }));
    const before = await stored();
    const browser = { mark: browsers.mark().value, challenge: '', code: '' };
    await Promise.all(Array.from({ length: looks }, () => answers.look(token, browser.mark)));
    const changed = (await stored()) !== before;
    const { kind: view } = await answers.press(token, { isUndo: false, inTime: true, seen: '', browser });
    return { changed, view };
  },

  round: () => Promise.all([letter.run(), applicantMails.run()]),

  /** Hands mails to the program that started this one, which stands for the mail server. */
  async deliver() {
    for (const { id, payload } of await outbox.claim(1000, LEASE_MS)) {
      const owed = readOwedLetter(payload);
      const mail = owed ? await letter.compose(owed) : readQueuedMail(payload);
      if (mail) process.send?.({ mail: { id, text: mail.text, subject: mail.subject, to: mail.to.address } });
      await outbox.finish(id);
    }
  },
};
export type MonthTasks = typeof tasks;

process.on('message', async ({ id, at, task, args }: Asked) => {
  clock = at;
  try {
    const run: (...given: never[]) => Promise<unknown> = tasks[task];
    process.send?.({ id, result: await run(...(args as never[])) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });

interface Asked {
  id: number;
  at: Date;
  task: keyof MonthTasks;
  args: unknown[];
}
