import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { DeliveryError, type Outbox } from '../delivery/outbox.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';
import type { Mail, MailTransport } from './mail-transport.ts';
import { toMimeOptions } from './mime.ts';

/** `20261121T140500123Z-0199….eml`, with `.draft` behind it while it is being written. */
const FILE_NAME = /^\w+-([\w-]+)\.eml/;

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Names sort by the time the mail was made; a mail written again after a crash replaces itself. */
export function createFileTransport(folder: string): MailTransport {
  return {
    send: async (mail) => {
      const content = await new MailComposer(toMimeOptions(mail)).compile().build();
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(folder, fileName(mail), content);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown failure';
        throw new DeliveryError(`Mail folder: ${reason}`, { permanent: false, cause: error });
      }
    },
    close: () => {},
  };
}

/** Erases written mails with their submission: the files first, so that an erasure that breaks off can be done again. */
export function withFileMail<Store extends { submissions: SubmissionStore; outbox: Outbox }>(
  store: Store,
  dataDir: string,
): Store {
  const { submissions, outbox } = store;
  return {
    ...store,
    submissions: {
      ...submissions,
      async erase(ids) {
        const messages = await Promise.all(ids.map((submissionId) => outbox.list({ submissionId })));
        await removeMails(mailFolder(dataDir), new Set(messages.flat().map(({ id }) => id)));
        return submissions.erase(ids);
      },
    },
  };
}

function fileName(mail: Mail): string {
  const time = mail.date.toISOString().replace(/[-:.]/g, '');
  const [id = ''] = mail.messageId.split('@');
  return `${time}-${id.replace(/[^\w-]/g, '')}.eml`;
}

/** Under its final name there is either nothing or the whole file, and a power cut does not take it back. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const draft = join(folder, `${name}.draft`);
  await writeFile(draft, content, { mode: 0o600, flush: true });
  await rename(draft, join(folder, name));
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeMails(folder: string, messageIds: Set<string>): Promise<void> {
  if (messageIds.size === 0) return;
  for (const name of await namesIn(folder)) {
    const [, id = ''] = FILE_NAME.exec(name) ?? [];
    if (messageIds.has(id)) await rm(join(folder, name), { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // A site with a mail server has no such folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
