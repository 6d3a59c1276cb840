import { ImapFlow } from 'imapflow';

/** A place into which the mail server puts what comes to the return address. */
export interface ReturnMailbox {
  /** Hands over each mail and puts it away, or hands it over again after a crash. Rejects with the first failure once all were tried. */
  empty(take: (raw: string) => Promise<boolean>): Promise<void>;
}

/** A return quotes what it returns: the start is enough. */
export const MAX_BYTES = 300_000;

export interface ImapOptions {
  /** `imaps://user:password@host/Folder`; without a folder it is the inbox. */
  url: string;
  /** For each step; a whole round may take six times as long. */
  timeoutMs?: number;
}

const MAX_MAILS = 200;

/** A mailbox of a mail server: returns are deleted there, and what is none is marked as read and left to people. */
export function createImapMailbox({ url, timeoutMs = 20_000 }: ImapOptions): ReturnMailbox {
  return {
    async empty(take) {
      const client = createClient(new URL(url), timeoutMs);
      const end = setTimeout(() => client.close(), 6 * timeoutMs);
      try {
        await client.connect();
        await client.mailboxOpen(folderOf(url));
        const unread = (await client.search({ seen: false, deleted: false }, { uid: true })) || [];
        await tryEach(unread.slice(0, MAX_MAILS), async (uid) => {
          const wanted = { source: { maxLength: MAX_BYTES } };
          const mail = await client.fetchOne(`${uid}`, wanted, { uid: true });
          const source = mail ? mail.source : undefined;
          // Another instance was quicker: Dovecot still knows such a mail, and has no text of it.
          if (!source) return;
          if (await take(source.toString('latin1'))) await client.messageDelete(`${uid}`, { uid: true });
          else await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true });
        });
        await client.logout();
      } catch (error) {
        throw reasonOf(error);
      } finally {
        clearTimeout(end);
        client.close();
      }
    },
  };
}

function createClient({ protocol, hostname, port, username, password }: URL, timeoutMs: number): ImapFlow {
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // In clear on this machine alone, as the setting sees to.
    ...(!secure && { doSTARTTLS: false }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    logger: false,
  });
  // Each call under way rejects with the same.
  client.on('error', () => {});
  return client;
}

/** The library says "Command failed" and keeps what the server says beside it. */
function reasonOf(error: unknown): unknown {
  const response: unknown = Reflect.get(Object(error), 'responseText');
  return typeof response === 'string' && response !== '' ? new Error(response, { cause: error }) : error;
}

function folderOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
}

async function tryEach<Item>(items: Iterable<Item>, handle: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await handle(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
