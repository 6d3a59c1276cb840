import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { startSmtpServer } from '../../tests/support/smtp-server.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { testSite } from '../../tests/support/test-mail-site.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { createMailSender, mailMessage, type QueuedMail, readQueuedMail } from '../mail/queued-mail.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import type { Store } from '../store/open-store.ts';
import { arriving } from './bounces-for-tests.ts';
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
      returnAddress: addresses.addressOf,
    });
    const keep = ({ payload }: { payload: unknown }) =>
      readQueuedMail(payload)?.to.address === testSite.inbox;
    const worker = createDeliveryWorker({ outbox: store.outbox, senders: { mail: send }, keep, log });
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

  const [bounce] = arriving('X').filter(({ returned: isReturned }) => isReturned);
  const bounceTo = (to: string) => (bounce?.raw ?? '').replace('To: X', `To: ${to}`);
  const pending = async () =>
    (await store.outbox.claim(10, 60_000)).flatMap(({ payload }) => readQueuedMail(payload) ?? []);

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

  it('is taken from a folder, whose files then go, whatever else lies in it', async () => {
    const folder = temporaryFolder();
    for (const [index, { raw }] of arriving(from[1] ?? '').entries())
      await writeFile(join(folder, `${index}.eml`), raw);
    await mkdir(join(folder, 'a-folder'));
    await writeFile(join(folder, '.hidden'), 'being written');
    await Promise.all([returned.takeFolder(folder), Promise.resolve()]);
    expect((await readdir(folder)).sort()).toEqual(['.hidden', 'a-folder']);
    expect(await store.outbox.list({ status: 'returned' })).toHaveLength(1);
    expect(await pending()).toHaveLength(1);
  });
});
