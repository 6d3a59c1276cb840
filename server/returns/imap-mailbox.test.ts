import { describe, expect, it } from 'vitest';
import { startFaultyImapServer, startImapServer } from '../../tests/support/imap-server.ts';
import { createImapMailbox, MAX_BYTES } from './imap-mailbox.ts';

async function place() {
  const { url, put, left } = await startImapServer();
  const pending = async () => (await left()).filter((flags) => !flags.includes('\\Seen')).length;
  return { mailbox: createImapMailbox({ url }), put, pending };
}

const mail = (words: string) => `Subject: ${words}\r\n\r\n${words}\r\n`;
const collect = (into: string[]) => async (raw: string) => into.push(raw) > 0;

describe('a mailbox by IMAP', () => {
  it('is emptied, byte by byte as it came', async () => {
    const { mailbox, put, pending } = await place();
    await mailbox.empty(collect([]));
    const sent = [mail('one'), mail('na\xefve'), mail('three')];
    for (const raw of sent) await put(raw);
    const taken: string[] = [];
    await mailbox.empty(collect(taken));
    expect(taken.sort()).toEqual(sent.sort());
    expect(await pending()).toBe(0);
    await mailbox.empty(() => expect.fail());
  });

  it('keeps a mail that could not be handled, and hands over the others', async () => {
    const { mailbox, put, pending } = await place();
    for (const words of ['one', 'two', 'three']) await put(mail(words));
    const taken: string[] = [];
    const failing = async (raw: string) =>
      raw.includes('two') ? Promise.reject(new Error('no room')) : collect(taken)(raw);
    await expect(mailbox.empty(failing)).rejects.toThrow('no room');
    expect(taken.sort()).toEqual([mail('one'), mail('three')]);
    expect(await pending()).toBe(1);
    await mailbox.empty(collect(taken));
    expect(taken.at(-1)).toBe(mail('two'));
  });

  it('puts away what is none that came back, too', async () => {
    const { mailbox, put, pending } = await place();
    await put(mail('spam'));
    await mailbox.empty(async () => false);
    expect(await pending()).toBe(0);
  });

  it('hands over the start of a mail that is too large', async () => {
    const { mailbox, put } = await place();
    await put(mail('x'.repeat(2 * MAX_BYTES)));
    const taken: string[] = [];
    await mailbox.empty(collect(taken));
    expect(taken.map(({ length }) => length)).toEqual([MAX_BYTES]);
  });

  it('is emptied by several instances at the same moment', async () => {
    const { mailbox, put, pending } = await place();
    for (let index = 0; index < 20; index += 1) await put(mail(`number ${index}.`));
    const taken: string[] = [];
    await Promise.all([1, 2, 3].map(() => mailbox.empty(collect(taken))));
    expect(new Set(taken).size).toBe(20);
    expect(await pending()).toBe(0);
  });

  it('loses what came back, and keeps anything else for people, as read', async () => {
    const { url, put, left } = await startImapServer();
    for (const words of ['back', 'spam']) await put(mail(words));
    await createImapMailbox({ url }).empty(async (raw) => raw.includes('back'));
    expect(await left()).toEqual([['\\Seen']]);
  });

  it('says why it cannot be read, and no password', async () => {
    const { url } = await startImapServer();
    const wrong = createImapMailbox({ url: url.replace('rd@', 'rong@') }).empty(() => expect.fail());
    await expect(wrong).rejects.toThrow(/Login failed|Authentication failed/);
    await wrong.catch((error: Error) => expect(error.message).not.toMatch(/rong|p\/ss/));
    const nowhere = createImapMailbox({ url: url.replace('Came%20back', 'Elsewhere') });
    await expect(nowhere.empty(() => expect.fail())).rejects.toThrow(/Invalid mailbox name|doesn't exist/);
  });

  it('is not spoken to in TLS with a certificate that nobody vouches for', async () => {
    const { url, put, left } = await startFaultyImapServer({ tls: true });
    await put(mail('one'));
    await expect(createImapMailbox({ url }).empty(() => expect.fail())).rejects.toThrow(/certificate/);
    expect(await left()).toEqual([[]]);
  });

  it.each(['LOGIN', 'UID SEARCH', 'UID FETCH'])('is given up when it does not answer %s', async (hangs) => {
    const { url, put, left } = await startFaultyImapServer({ hangs });
    await put(mail('one'));
    const mailbox = createImapMailbox({ url, timeoutMs: 300 });
    await expect(mailbox.empty(() => expect.fail())).rejects.toThrow();
    expect(await left()).toEqual([[]]);
  });
});
