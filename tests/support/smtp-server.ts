import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** Behaviour with the next connection or mail. */
export type SmtpBehaviour =
  | 'accept'
  | 'refuse-recipient'
  | 'refuse-content'
  | 'refuse-login'
  | 'refuse-greeting'
  | 'defer-recipient'
  | 'defer-content'
  | 'hang'
  /** Once, as a connection that was kept too long. */
  | 'drop-next-sender'
  | 'drop-mid-data'
  | 'drop-after-data';

export interface ReceivedSmtpMail {
  from: string;
  to: string[];
  raw: Buffer;
  /** True if it came over TLS. */
  secure: boolean;
}

export interface TestSmtpServer {
  port: number;
  url: string;
  received: ReceivedSmtpMail[];
  behave(behaviour: SmtpBehaviour): void;
  close(): Promise<void>;
}

interface TestSmtpOptions {
  port?: number;
  /** True to offer STARTTLS with a certificate that nobody vouches for. */
  tls?: boolean;
}

function reply(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

const answers: Partial<Record<SmtpBehaviour, Error>> = {
  'refuse-recipient': reply(550, '5.1.1 <nobody@example.org> no such user'),
  'defer-recipient': reply(450, '4.2.1 greylisted'),
  'refuse-content': reply(554, '5.7.1 looks like spam'),
  'defer-content': reply(452, '4.3.1 out of space'),
  'refuse-login': reply(535, '5.7.8 wrong password'),
  'refuse-greeting': reply(554, '5.7.1 go away'),
};

/** A real SMTP server on a free port of this machine, which misbehaves on demand. */
export async function startSmtpServer({
  port = 0,
  tls = false,
}: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedSmtpMail[] = [];
  let behaviour: SmtpBehaviour = 'accept';
  const only = (...when: SmtpBehaviour[]) => (when.includes(behaviour) ? (answers[behaviour] ?? null) : null);

  const dropConnections = () => {
    for (const connection of server.connections) connection._socket.destroy();
  };

  const options: SMTPServerOptions = {
    logger: false,
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: tls ? [] : ['STARTTLS'],
    closeTimeout: 1,
    onConnect: (_, done) => (behaviour === 'hang' ? undefined : done(only('refuse-greeting'))),
    onAuth: (_, __, done) => {
      const refusal = only('refuse-login');
      done(refusal, refusal ? undefined : { user: 'site' });
    },
    onMailFrom: (_, __, done) => {
      if (behaviour !== 'drop-next-sender') return done();
      behaviour = 'accept';
      dropConnections();
    },
    onRcptTo: (_, __, done) => done(only('refuse-recipient', 'defer-recipient')),
    onData: (stream, session, done) => {
      if (behaviour === 'drop-mid-data') return dropConnections();
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'drop-after-data') return dropConnections();
        const refusal = only('refuse-content', 'defer-content');
        if (!refusal) received.push(receivedMail(session, Buffer.concat(chunks)));
        done(refusal);
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;

  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    received,
    behave: (next) => {
      behaviour = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function receivedMail({ envelope, secure }: SMTPServerSession, raw: Buffer): ReceivedSmtpMail {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    raw,
    secure,
  };
}
