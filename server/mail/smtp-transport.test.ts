import PostalMime, { type Email } from 'postal-mime';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { type SmtpBehaviour, startSmtpServer, type TestSmtpServer } from '../../tests/support/smtp-server.ts';
import { describeMailTransport, sampleMail } from './mail-transport.contract.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Long enough for five mails at once on a busy machine. */
const TIMEOUT_MS = 2000;

const faults: Partial<Record<SmtpBehaviour, { permanent: boolean }>> = {
  'refuse-recipient': { permanent: true },
  'refuse-content': { permanent: true },
  'defer-recipient': { permanent: false },
  'defer-content': { permanent: false },
  'refuse-greeting': { permanent: false },
  hang: { permanent: false },
  'drop-mid-data': { permanent: false },
  'drop-after-data': { permanent: false },
};

async function parsed(server: TestSmtpServer): Promise<Email[]> {
  return Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
}

describeMailTransport('SMTP', [...Object.keys(faults), 'away'], async () => {
  let server = await startSmtpServer();
  const { port } = server;
  const begin = (behaviour: SmtpBehaviour) => () => server.behave(behaviour);
  return {
    transport: createSmtpTransport({ url: server.url, timeoutMs: TIMEOUT_MS }),
    arrived: async () => {
      const mails = await parsed(server);
      return mails.map((mail, index) => ({
        to: server.received[index]?.to.join() ?? '',
        subject: mail.subject ?? '',
        text: mail.text?.trimEnd() ?? '',
      }));
    },
    faults: {
      ...Object.fromEntries(
        Object.entries(faults).map(([name, fault]) => [
          name,
          { ...fault, begin: begin(name as SmtpBehaviour) },
        ]),
      ),
      away: { permanent: false, begin: () => server.close() },
    },
    recover: async () => {
      await server.close();
      server = await startSmtpServer({ port });
    },
    stop: () => server.close(),
  };
});

describe('mail over SMTP', () => {
  let server: TestSmtpServer | undefined;
  let transport: MailTransport | undefined;

  afterEach(async () => {
    transport?.close();
    await server?.close();
  });

  async function connect(options: { tls?: boolean; credentials?: string; query?: string } = {}) {
    const { tls, credentials = '', query = '' } = options;
    const started = await startSmtpServer({ tls });
    server = started;
    const url = `smtp://${credentials}127.0.0.1:${started.port}${query}`;
    const created = createSmtpTransport({ url, timeoutMs: 2000 });
    transport = created;
    return { server: started, transport: created };
  }

  it('carries every part of a mail', async () => {
    const { server, transport } = await connect();
    await transport.send(
      sampleMail({
        replyTo: { name: 'Łukasz', address: 'lukasz@example.org' },
        calendar: { name: 'event.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
        files: [
          { name: 'Lebenslauf – José.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([37, 80]) },
        ],
        unsubscribeUrl: 'https://site.example/notices/unsubscribe?token=abc',
      }),
    );
    const [mail] = await parsed(server);
    expect(mail).toMatchObject({
      from: { name: 'The office', address: 'no-reply@office.example' },
      to: [{ name: 'Siân O’Brien', address: 'sian@example.org' }],
      replyTo: [{ name: 'Łukasz', address: 'lukasz@example.org' }],
      messageId: '<0199f3a0-0000-7000-8000-000000000001@office.example>',
      date: '2026-11-21T14:05:00.000Z',
      html: '<p>Hello</p>\n',
      text: expect.stringMatching(/^Hello\s*$/),
    });
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('x-auto-response-suppress')).toBe('OOF, AutoReply');
    expect(headers.get('list-unsubscribe')).toBe('<https://site.example/notices/unsubscribe?token=abc>');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const pdf = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    expect(pdf).toMatchObject({ filename: 'Lebenslauf – José.pdf', disposition: 'attachment' });
    expect(mail?.attachments.map(({ filename }) => filename)).toContain('event.ics');
  });

  it('sends the same mail with the same Message-ID every time', async () => {
    const { server, transport } = await connect();
    await transport.send(sampleMail());
    await transport.send(sampleMail());
    const ids = (await parsed(server)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
  });

  it('never adds a header or a recipient out of what a visitor typed', async () => {
    const { server, transport } = await connect();
    await transport.send(
      sampleMail({ subject: 'Hi\r\nBcc: victim@example.net', to: { address: 'a@example.org' } }),
    );
    const [mail] = await parsed(server);
    expect(server.received.map(({ to }) => to)).toEqual([['a@example.org']]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('brings a mail with a file over another connection where a kept one turns out to be closed', async () => {
    const { server, transport } = await connect();
    await transport.send(sampleMail());
    server.behave('drop-next-sender');
    const bytes = new Uint8Array(300_000).fill(37);
    await transport.send(sampleMail({ files: [{ name: 'cv.pdf', mediaType: 'application/pdf', bytes }] }));
    const [, mail] = await parsed(server);
    expect(Buffer.compare(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer), bytes)).toBe(0);
  });

  it('waits for the operator when the login is refused, and tries again', async () => {
    const { server, transport } = await connect({ credentials: 'site:wrong@' });
    server.behave('refuse-login');
    await expect(transport.send(sampleMail())).rejects.toMatchObject({ permanent: false });
    server.behave('accept');
    await transport.send(sampleMail());
    expect(server.received).toHaveLength(1);
  });

  it('tells nothing to a server whose certificate nobody vouches for', async () => {
    const { server, transport } = await connect({ tls: true });
    await expect(transport.send(sampleMail())).rejects.toMatchObject({ permanent: false });
    expect(server.received).toEqual([]);
  });

  it('tells nothing to a server elsewhere that offers no TLS, unless the address says that it may', async () => {
    const server = await startSmtpServer();
    onTestFinished(() => server.close());
    const send = async (query: string) => {
      const url = `smtp://0.0.0.0:${server.port}${query}`;
      const transport = createSmtpTransport({ url, timeoutMs: TIMEOUT_MS });
      await transport.send(sampleMail()).finally(() => transport.close());
    };
    await expect(send('')).rejects.toMatchObject({ permanent: false });
    expect(server.received).toEqual([]);
    await send('?requireTLS=false');
    expect(server.received).toHaveLength(1);
  });

  it('uses TLS if the server offers it', async () => {
    const { server, transport } = await connect({ tls: true, query: '?tls.rejectUnauthorized=false' });
    await transport.send(sampleMail());
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.secure).toBe(true);
  });
});
