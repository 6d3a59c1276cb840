// One of the instances of a weekend: a program of its own, so that it can be killed in the middle of its work.
import { setTimeout as wait } from 'node:timers/promises';
import type { CallRequest } from '#domain/calls/call-request.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { answerBy } from '#domain/follow-up/answer-by.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { callRequestToOffice, callRequestToPerson } from '../mail/messages/calls/call-request.ts';
import { enquiryToOffice, enquiryToPerson } from '../mail/messages/enquiry.ts';
import { createMailSender, mailMessage } from '../mail/queued-mail.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { openStore } from '../store/open-store.ts';
import { createMorningLetter } from './morning-letter.ts';

let clock = new Date(0);
const now = () => clock;
const log = collectingLog();
const { dataDir, databaseUrl, smtpUrl } = JSON.parse(process.argv[2] ?? '');
const { submissions, outbox } = await openStore({
  ...{ dataDir, databaseUrl, log, now },
  referencePrefix: 'AB',
});
const letter = createMorningLetter({
  ...{ submissions, outbox, site: testSite, log, now },
  secondInbox: null,
  weekBefore: async () => [],
  awaitingEvent: async () => 0,
});
let worker: ReturnType<typeof createDeliveryWorker> | null = null;

/** Only once the clock is set. */
function startWorker() {
  const send = createMailSender({
    transport: createSmtpTransport({ url: smtpUrl }),
    from: { address: 'site@site.example' },
    isToOffice: () => false,
    composeLetter: letter.compose,
    ...{ submissions, now },
  });
  const started = createDeliveryWorker({
    ...{ outbox, senders: { mail: send }, log },
    ...{ leaseMs: 120_000, pollMs: 10, now: () => now().getTime() },
  });
  started.start();
  return started;
}

async function isAtRest(): Promise<boolean> {
  const open = await outbox.list({});
  return open.every(({ status, dueAt }) => status !== 'claimed' && (status !== 'due' || dueAt > now()));
}

const tasks = {
  async enquire(enquiry: Enquiry, danger: boolean) {
    const kind = 'enquiry';
    const { firstName, lastName, phone, message, email } = enquiry;
    const fields = { firstName, lastName, phone, message };
    const submission = sampleSubmission({
      ...{ kind, email, fields, danger, answerBy: answerBy({ kind, fields, danger }, now()) },
      messages: (receipt) =>
        [enquiryToOffice, enquiryToPerson].map((mail) => mailMessage(mail(enquiry, receipt, testSite))),
    });
    await submissions.save(submission);
  },

  async askForCall(call: CallRequest) {
    const kind = 'call-request';
    const { name, phone, date, time, email } = call;
    const fields = { name, phone, date, time };
    const submission = sampleSubmission({
      ...{ kind, email, fields, answerBy: answerBy({ kind, fields }, now()) },
      messages: (receipt) =>
        [callRequestToOffice, callRequestToPerson].map((mail) => mailMessage(mail(call, receipt, testSite))),
    });
    await submissions.save(submission);
  },

  /** Works until nothing is under way or due, as seen by the clock. */
  async work() {
    worker ??= startWorker();
    await letter.run();
    for (let rests = 0; rests < 5; rests = (await isAtRest()) ? rests + 1 : 0) {
      worker.wake();
      await wait(10);
    }
  },

  states: () => outbox.list({}),
};
export type WeekendTasks = typeof tasks;

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
  task: keyof WeekendTasks;
  args: unknown[];
}
