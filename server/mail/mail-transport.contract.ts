import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryError } from '../delivery/outbox.ts';
import type { Mail, MailTransport } from './mail-transport.ts';

export interface ArrivedMail {
  to: string;
  subject: string;
  text: string;
}

export interface TransportUnderTest {
  transport: MailTransport;
  /** Mails that have arrived so far, oldest first. */
  arrived(): Promise<ArrivedMail[]>;
  /** Ways in which the far side fails, each with whether the mail is refused for good. */
  faults: Record<string, { permanent: boolean; begin(): void | Promise<void> }>;
  recover(): void | Promise<void>;
  stop(): Promise<void>;
}

export function sampleMail(overrides: Partial<Mail> = {}): Mail {
  return {
    from: { name: 'The office', address: 'no-reply@office.example' },
    to: { name: 'Siân O’Brien', address: 'sian@example.org' },
    replyTo: null,
    subject: 'We have your message',
    html: '<p>Hello</p>',
    text: 'Hello\n',
    messageId: '0199f3a0-0000-7000-8000-000000000001@office.example',
    references: [],
    date: new Date('2026-11-21T14:05:00Z'),
    calendar: null,
    files: [],
    unsubscribeUrl: null,
    templateParams: null,
    ...overrides,
  };
}

export function describeMailTransport(
  name: string,
  faultNames: string[],
  start: () => Promise<TransportUnderTest>,
): void {
  describe(`${name}, as a mail transport`, () => {
    let tried: TransportUnderTest;

    beforeEach(async () => {
      tried = await start();
    });
    afterEach(async () => {
      tried.transport.close();
      await tried.stop();
    });

    it('delivers a mail once', async () => {
      await tried.transport.send(sampleMail());
      expect(await tried.arrived()).toEqual([
        { to: 'sian@example.org', subject: 'We have your message', text: 'Hello' },
      ]);
    });

    it('delivers mails sent at the same time, each once', async () => {
      const ids = ['1', '2', '3', '4', '5'];
      await Promise.all(
        ids.map((id) =>
          tried.transport.send(sampleMail({ subject: `Mail ${id}`, messageId: `${id}@a.example` })),
        ),
      );
      const subjects = (await tried.arrived()).map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual(ids.map((id) => `Mail ${id}`));
    });

    it('brings words of any alphabet, long lines and lone dots through unchanged', async () => {
      const text = `Łukasz, 林, 👩‍🦽\n.\n..\nFrom here on\n${'long '.repeat(400)}end`;
      await tried.transport.send(sampleMail({ subject: 'Grüße aus Łódź — 林 👋', text }));
      expect(await tried.arrived()).toEqual([
        { to: 'sian@example.org', subject: 'Grüße aus Łódź — 林 👋', text },
      ]);
    });

    it('cannot be made to write to somebody else by what a visitor typed', async () => {
      const injection = '\r\nBcc: victim@example.net\r\n\r\nBuy now';
      await tried.transport.send(
        sampleMail({
          subject: `Hello${injection}`,
          to: { name: `Anna${injection}`, address: 'anna@example.org' },
          replyTo: { name: `Anna${injection}`, address: 'anna@example.org' },
        }),
      );
      const [mail, ...others] = await tried.arrived();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: 'anna@example.org', text: 'Hello' });
    });

    it.each(faultNames)('says whether to try again, and works again afterwards: %s', async (faultName) => {
      const fault = tried.faults[faultName];
      expect(fault).toBeDefined();
      await fault?.begin();
      const failure = await tried.transport.send(sampleMail()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(DeliveryError);
      expect(failure).toMatchObject({ permanent: fault?.permanent });
      expect((failure as DeliveryError).message).not.toContain('@');

      await tried.recover();
      await tried.transport.send(sampleMail({ subject: 'Once more' }));
      expect((await tried.arrived()).map(({ subject }) => subject)).toEqual(['Once more']);
    });
  });
}
