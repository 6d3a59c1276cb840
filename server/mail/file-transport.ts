import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { DeliveryError, type Outbox } from '../delivery/outbox.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';
import type { MailTransport } from './mail-transport.ts';
import { toMimeOptions } from './mime.ts';

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/**
 * Names sort by the time the mail was made; a mail written again after a crash replaces itself.
 * @param isOwed whether what the mail tells of is still there: it may be erased while the mail is being written
 */
export function createFileTransport(
  folder: string,
  isOwed: (messageId: string) => Promise<boolean>,
): MailTransport {
  return {
    send: async (mail) => {
      const content = await new MailComposer(toMimeOptions(mail)).compile().build();
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const name = fileName(mail.date, mail.messageId);
        await writeWhole(folder, name, content);
        if (!(await isOwed(idOf(mail.messageId)))) await removeMail(folder, name);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown failure';
        throw new DeliveryError(`Mail folder: ${reason}`, { permanent: false, away: true, cause: error });
      }
    },
    close: () => {},
  };
}

export function owedBy(outbox: Outbox): (messageId: string) => Promise<boolean> {
  return async (id) => (await outbox.list({ id, limit: 1 })).length > 0;
}

/**
 * Erases written mails with their submission: the files first, so that an erasure that breaks off can be done again;
 * and once more, for what was written meanwhile. What is written later finds that nothing is owed.
 */
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
        const names = messages.flat().map(({ id, createdAt }) => fileName(createdAt, id));
        const removeMails = async () => {
          for (const name of names) await removeMail(mailFolder(dataDir), name);
        };
        await removeMails();
        const erased = await submissions.erase(ids);
        await removeMails();
        return erased;
      },
    },
  };
}

function fileName(date: Date, messageId: string): string {
  const time = date.toISOString().replace(/[-:.]/g, '');
  return `${time}-${idOf(messageId).replace(/[^\w-]/g, '')}.eml`;
}

function idOf(messageId: string): string {
  return messageId.split('@')[0] ?? '';
}

function draftOf(name: string): string {
  return `${name}.draft`;
}

/** Under its final name there is either nothing or the whole file, and a power cut does not take it back. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const draft = join(folder, draftOf(name));
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

/** A site with a mail server has no such folder. */
async function removeMail(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
  await rm(join(folder, draftOf(name)), { force: true });
}
