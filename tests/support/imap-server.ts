import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { onTestFinished } from 'vitest';
import { startDovecot } from './dovecot.ts';
import { FOLDER, PASSWORD, type TestImapServer, USER, urlAt } from './imap-address.ts';

/** A real IMAP server on a free port of this machine, closed when the test has finished: the machine's Dovecot if that is asked for. */
export function startImapServer(): Promise<TestImapServer> {
  return process.env.IMAP_SERVER === 'dovecot' ? startDovecot() : startFaultyImapServer();
}

interface Faulty {
  tls?: boolean;
  /** The command that is never answered. */
  hangs?: string;
}

export async function startFaultyImapServer({ tls = false, hangs }: Faulty = {}): Promise<TestImapServer> {
  const server = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'LITERALPLUS', 'NAMESPACE', 'ENABLE'],
    users: { [USER]: { password: PASSWORD } },
    storage: { INBOX: {}, '': { separator: '/', folders: { [FOLDER]: {} } } },
    secureConnection: tls,
  });
  if (hangs) server.setCommandHandler(hangs, () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return {
    url: urlAt(port, tls ? 'imaps' : 'imap'),
    put: (raw) => server.appendMessage(FOLDER, [], false, raw),
    left: () => server.getMailbox(FOLDER).messages.map(({ flags }) => flags),
  };
}
