import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { startSmtpServer, type TestSmtpServer } from '../../tests/support/smtp-server.ts';
import { openTestStore, type TestClock, testClock } from '../../tests/support/test-store.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { type ClaimedMessage, messageIdOf } from '../delivery/outbox.ts';
import type { Store } from '../store/open-store.ts';
import { createMailSender, mailMessage, type QueuedMail, readQueuedMail } from './queued-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const mail: QueuedMail = {
  to: { name: 'Dora Ash', address: 'dora@example.org' },
  replyTo: { address: 'info@site.example' },
  subject: 'We have your message',
  html: '<p>Hello</p>',
  text: 'Hello',
  calendar: null,
  withFile: false,
  unsubscribeUrl: null,
  templateParams: null,
};
const INBOX = 'office@site.example';
const cv = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') };

let clock: TestClock;
let store: Store;
let smtp: TestSmtpServer;

beforeEach(async () => {
  clock = testClock();
  store = await openTestStore(clock);
  smtp = await startSmtpServer();
  return () => smtp.close();
});

function createSender() {
  const transport = createSmtpTransport({ url: smtp.url, timeoutMs: 2000 });
  onTestFinished(() => transport.close());
  return createMailSender({
    transport,
    from: { name: 'The site', address: 'no-reply@site.example' },
    submissions: store.submissions,
    isToOffice: ({ payload }) => readQueuedMail(payload)?.to.address === INBOX,
    composeLetter: async () => null,
    now: clock.now,
  });
}

async function queue(queued: QueuedMail, file: typeof cv | null = null): Promise<ClaimedMessage> {
  await store.submissions.save(sampleSubmission({ file, messages: () => [mailMessage(queued)] }));
  const [claimed] = await store.outbox.claim(1, 1000);
  if (!claimed) throw new Error('nothing is queued');
  return claimed;
}

const received = () => Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));

describe('a mail of the outbox', () => {
  it('leaves from the site’s address, dated when it was made, with an id made from the message’s', async () => {
    const message = await queue(mail);
    clock.forward(3_600_000);
    await createSender()(message);
    expect(await received()).toMatchObject([
      {
        from: { name: 'The site', address: 'no-reply@site.example' },
        to: [{ name: 'Dora Ash', address: 'dora@example.org' }],
        replyTo: [{ address: 'info@site.example' }],
        messageId: `<${message.id}@site.example>`,
        date: '2026-11-20T10:00:00.000Z',
        attachments: [],
      },
    ]);
  });

  it('carries the submission’s file if it is to', async () => {
    await createSender()(await queue({ ...mail, withFile: true }, cv));
    const [arrived] = await received();
    expect(arrived?.attachments).toMatchObject([{ filename: 'cv.pdf', mimeType: 'application/pdf' }]);
    expect(new TextDecoder().decode(arrived?.attachments[0]?.content as ArrayBuffer)).toBe('%PDF-1.7');
  });

  it('answers the first mail about its submission, the office’s and the sender’s each, and nothing else', async () => {
    const toOffice = { ...mail, to: { address: INBOX } };
    const stored = [toOffice, mail].map(mailMessage);
    const other = await store.submissions.save(sampleSubmission({ messages: () => stored }));
    const { id } = await store.submissions.save(sampleSubmission({ messages: () => stored }));
    await store.submissions.addMessage(id, 'moved', mailMessage({ ...toOffice, subject: 'Moved, office' }));
    await store.submissions.addMessage(id, 'told', mailMessage({ ...mail, subject: 'Moved, sender' }));
    const list = { ...mail, subject: 'News', unsubscribeUrl: 'https://site.example/stop' };
    await store.submissions.addMessage(id, 'news', mailMessage(list));
    await store.outbox.add('letter', mailMessage({ ...toOffice, subject: 'Letter' }));
    for (const message of await store.outbox.claim(10, 1000)) await createSender()(message);
    const idOf = (submission: string, index: number) => `<${messageIdOf(submission, index)}@site.example>`;
    const [office, sender] = [idOf(id, 0), idOf(id, 1)];
    const threads = (await received()).map((each) => [
      each.subject,
      each.messageId,
      each.inReplyTo,
      each.references,
    ]);
    const begun = (submission: string) => [
      [mail.subject, idOf(submission, 0), undefined, undefined],
      [mail.subject, idOf(submission, 1), idOf(submission, 0), idOf(submission, 0)],
    ];
    expect(threads).toEqual([
      ...begun(other.id),
      ...begun(id),
      ['Moved, office', expect.any(String), office, office],
      ['Moved, sender', expect.any(String), sender, `${office} ${sender}`],
      ['News', expect.any(String), undefined, undefined],
      ['Letter', expect.any(String), undefined, undefined],
    ]);
  });

  it('waits for the staff if its file is gone', async () => {
    const message = await queue({ ...mail, withFile: true });
    await expect(createSender()(message)).rejects.toMatchObject({ permanent: true });
    expect(smtp.received).toEqual([]);
  });

  it('waits for the staff if it cannot be read', async () => {
    const message = await queue({ ...mail, subject: 7 } as unknown as QueuedMail);
    await expect(createSender()(message)).rejects.toMatchObject({ permanent: true });
  });

  it('is not sent, nor owed, once what it says is no longer true', async () => {
    const expires = clock.now().getTime() + 60_000;
    const messages = () => [mailMessage({ ...mail, subject: 'We will ring', expires }), mailMessage(mail)];
    await store.submissions.save(sampleSubmission({ messages }));
    clock.forward(60_000);
    const log = collectingLog();
    const worker = createDeliveryWorker({
      ...{ outbox: store.outbox, leaseMs: 60_000, log },
      senders: { mail: createSender() },
      now: () => clock.now().getTime(),
    });
    onTestFinished(() => worker.stop());
    worker.start();
    await vi.waitFor(async () => expect(await store.outbox.list({})).toMatchObject([{ status: 'sent' }]));
    expect((await received()).map(({ subject }) => subject)).toEqual([mail.subject]);
    expect(log.lines).toMatchObject([{ level: 'info', text: expect.stringContaining('no longer owed') }]);
  });

  it('that went out twice is one to the programs that receive it', async () => {
    await store.submissions.save(sampleSubmission({ messages: () => [mailMessage(mail)] }));
    const worker = createDeliveryWorker({
      outbox: store.outbox,
      senders: { mail: createSender() },
      log: collectingLog(),
      leaseMs: 60_000,
      pollMs: 5,
      now: () => clock.now().getTime(),
    });
    onTestFinished(() => worker.stop());
    smtp.behave('drop-after-data');
    worker.start();
    await vi.waitFor(async () =>
      expect(await store.outbox.list({})).toMatchObject([{ status: 'due', attempts: 1 }]),
    );
    smtp.behave('accept');
    clock.forward(120_000);
    await vi.waitFor(async () => expect(await store.outbox.list({})).toMatchObject([{ status: 'sent' }]));
    const [state] = await store.outbox.list({});
    expect(await received()).toMatchObject([{ messageId: `<${state?.id}@site.example>` }]);
  });
});
