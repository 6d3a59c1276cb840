import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/open-store.ts';

/** Where mail is written as files, in the data folder. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/**
 * The same store, which erases with a submission the mails of it that were written as files: they hold what it held.
 * The files go first, so that an erasure that breaks off can be done again.
 */
export function withWrittenMail(store: Store, dataDir: string): Store {
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

/** Removes the mails that were made from these messages, drafts of them too. */
async function removeMails(folder: string, messageIds: Set<string>): Promise<void> {
  if (messageIds.size === 0) return;
  for (const name of await namesIn(folder)) {
    // `20261121T140500123Z-0199….eml`
    const [, id = ''] = /^\w+-([\w-]+)\.eml/.exec(name) ?? [];
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
