import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { startImapServer } from '../../tests/support/imap-server.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { startSmtpServer } from '../../tests/support/smtp-server.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { createMailSender, mailMessage, type QueuedMail, readQueuedMail } from '../mail/queued-mail.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import type { Store } from '../store/open-store.ts';
import { arriving } from './bounces-for-tests.ts';
import { createImapMailbox } from './imap-mailbox.ts';
import { readReturnedMail } from './read-returned-mail.ts';
import { createReturnAddresses } from './return-addresses.ts';
import { createReturnedMails } from './returned-mails.ts';

const returnPath = 'returned+0199f3a0-0000-7000-8000-000000000001-0123456789@site.example';

describe('what comes to a return address', () => {
  const mails = arriving(returnPath);

  it.each(mails.filter(({ returned }) => returned))('has come back: $name', ({ raw }) => {
    expect(readReturnedMail(raw)?.reason).toMatch(/\S/);
  });

  it.each(mails.filter(({ returned }) => !returned))('is no return: $name', ({ raw }) => {
    expect(readReturnedMail(raw)).toBeNull();
  });

  it.each([
    ['Status: 5.1.1\nDiagnostic-Code: smtp; 550 No such user here', '550 No such user here'],
    [
      'Status: 5.2.2\nDiagnostic-Code: smtp;\n 552 5.2.2 The mailbox of this\n\tperson is full\nX-Other: 1',
      '552 5.2.2 The mailbox of this person is full',
    ],
    ['Diagnostic-Code: X-Postfix; unknown user\nStatus: 5.1.1', 'X-Postfix; unknown user'],
    ['Status: 5.1.1', '5.1.1'],
  ])('says why in words: %s', (fields, reason) => {
    const raw = `From: MAILER-DAEMON@mx.example\nContent-Type: multipart/report\n\nAction: failed\n${fields}\n`;
    expect(readReturnedMail(raw)).toEqual({ reason });
  });

  it('is thirty shapes and more', () => {
    expect(mails.length).toBeGreaterThanOrEqual(30);
  });
});

describe('a return address', () => {
  const addresses = createReturnAddresses('returned@site.example', new Uint8Array(32).fill(7));
  const id = '0199f3a0-0000-7000-8000-000000000001';
  const address = addresses.addressOf(id);

  it('is short enough for every mail server, and leads back to its message in any capitals', () => {
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
    expect(addresses.messageIn(`Delivered-To: ${address.toUpperCase()}`)).toBe(id);
  });

  it('is looked for among the first twenty that look like one', () => {
    const alike = 'returned+0199f3a0-0000-7000-8000-000000000001-0123456789@site.example ';
    expect(addresses.messageIn(alike.repeat(19) + address)).toBe(id);
    expect(addresses.messageIn(alike.repeat(20) + address)).toBeNull();
  });

  it('is none where we did not make it', () => {
    const forged = address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
    expect(addresses.messageIn(forged)).toBeNull();
    expect(addresses.messageIn(address.replace('0001-', '0002-'))).toBeNull();
    const other = createReturnAddresses('returned@site.example', new Uint8Array(32).fill(8));
    expect(other.messageIn(address)).toBeNull();
  });
});

describe('a mail that came back', () => {
  let store: Store;
  let log: ReturnType<typeof collectingLog>;
  let from: string[];
  let returned: ReturnType<typeof createReturnedMails>;
  const person = 'dora@example.org';

  const mail = (to: string): QueuedMail => ({
    to: { address: to },
    replyTo: null,
    ...{ subject: 'Hello', html: '', text: 'Hello', calendar: null, withFile: false },
    ...{ unsubscribeUrl: null, templateParams: null },
  });

  /** Sends a mail to the office and one to the person by a real mail server, and notes from whom they came. */
  beforeEach(async () => {
    store = await openTestStore(testClock());
    log = collectingLog();
    const addresses = createReturnAddresses('returned@site.example', store.secretFor('return-address'));
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    await store.submissions.save(
      sampleSubmission({
        fields: { firstName: 'Dora', lastName: 'Ash', phone: '+447700900123' },
        messages: () => [testSite.inbox, person].map((to) => mailMessage(mail(to))),
      }),
    );
    const transport = createSmtpTransport({ url: smtp.url });
    const send = createMailSender({
      ...{ transport, from: { address: 'site@site.example' }, submissions: store.submissions },
      isToOffice: () => false,
      composeLetter: async () => null,
      returnAddress: addresses.addressOf,
    });
    const keep = ({ payload }: { payload: unknown }) =>
      readQueuedMail(payload)?.to.address === testSite.inbox;
    const senders = { mail: send };
    const worker = createDeliveryWorker({ outbox: store.outbox, senders, leaseMs: 60_000, keep, log });
    worker.start();
    await expect.poll(() => store.outbox.list({ status: 'sent' })).toHaveLength(2);
    await worker.stop();
    transport.close();
    from = [testSite.inbox, person].map(
      (to) => smtp.received.find((each) => each.to.includes(to))?.from ?? '',
    );
    const { submissions, outbox } = store;
    const secondInbox = 'manager@site.example';
    returned = createReturnedMails({ submissions, outbox, addresses, site: testSite, secondInbox, log });
  });

  const addressesOf = ({ secretFor }: Store) =>
    createReturnAddresses('returned@site.example', secretFor('return-address'));
  const sendBack = async (to: string) => {
    await returned.take(bounceTo(to));
    return { addresses: addressesOf(store) };
  };
  const [bounce] = arriving('X').filter(({ returned: isReturned }) => isReturned);
  const bounceTo = (to: string) => (bounce?.raw ?? '').replace('To: X', `To: ${to}`);
  const pending = async () =>
    (await store.outbox.claim(100, 60_000)).flatMap(({ payload }) => readQueuedMail(payload) ?? []);

  it('from a person tells the office once that the address is wrong, and what telephone number there is', async () => {
    expect(await returned.take(bounceTo(from[1] ?? ''))).toBe(true);
    expect(await returned.take(bounceTo(from[1] ?? ''))).toBe(true);
    expect(await store.outbox.list({ status: 'returned' })).toMatchObject([
      { lastError: expect.stringContaining('came back: ') },
    ]);
    const [told, ...others] = await pending();
    expect(others).toEqual([]);
    expect(told?.to.address).toBe(testSite.inbox);
    expect(told?.text).toContain('Our email about AB-');
    expect(told?.text).toContain('Call 07700 900 123');
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('from the office stays stuck, loudly, and is sent again when the staff say so', async () => {
    await returned.take(bounceTo(from[0] ?? ''));
    const [stuck] = await store.outbox.list({ status: 'stuck' });
    expect(await store.outbox.backlog()).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ status: 'stuck', count: 1 })]),
    );
    expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    expect(JSON.stringify(log.lines)).not.toContain('@');
    expect((await pending()).map(({ to }) => to.address)).toEqual(['manager@site.example']);
    expect(await store.outbox.requeue([stuck?.id ?? ''])).toBe(1);
    expect(await pending()).toMatchObject([{ to: { address: testSite.inbox }, text: 'Hello' }]);
  });

  it('to the second inbox is stuck and in the log, and no other mail is sent there for it', async () => {
    const { addresses } = await sendBack(from[0] ?? '');
    const [told] = await store.outbox.claim(10, 60_000);
    await store.outbox.finish(told?.id ?? '', true);
    await sendBack(addresses.addressOf(told?.id ?? ''));
    expect(await store.outbox.list({ status: 'stuck' })).toHaveLength(2);
    expect(await pending()).toEqual([]);
  });

  it('tells the office also after a crash between the two', async () => {
    const id = addressesOf(store).messageIn(`<${from[1]}>`) ?? '';
    await store.outbox.comeBack(id, '550 no such person');
    expect(await pending()).toEqual([]);
    await sendBack(from[1] ?? '');
    expect(await pending()).toMatchObject([{ to: { address: testSite.inbox } }]);
  });

  it('is tied to its own message in each of thirty shapes, read by IMAP', async () => {
    const shapes = arriving('X');
    for (const _ of shapes) await store.submissions.save(sampleSubmission());
    const claimed = await store.outbox.claim(shapes.length, 60_000);
    for (const { id } of claimed) await store.outbox.finish(id);
    const { addressOf } = addressesOf(store);
    const mails = shapes.map((_, index) => {
      const { id = '', submissionId = '' } = claimed[index] ?? {};
      // The address that each shape carries, in the way in which it writes it.
      return { ...(arriving(addressOf(id))[index] ?? expect.fail()), submissionId };
    });
    const { url, put, left } = await startImapServer();
    for (const { raw } of mails) await put(raw || ' ');
    await createImapMailbox({ url }).empty(returned.take);
    expect((await left()).every((flags) => flags.includes('\\Seen'))).toBe(true);
    const back = await store.outbox.list({ status: 'returned' });
    const expected = mails.filter(({ returned: isReturned }) => isReturned);
    expect(back.map(({ submissionId }) => submissionId).sort()).toEqual(
      expected.map(({ submissionId }) => submissionId).sort(),
    );
    const told = await pending();
    expect(told).toHaveLength(expected.length);
    for (const { reference } of back)
      expect(told.filter(({ subject }) => subject.includes(reference ?? '-'))).toHaveLength(1);
  });
});
