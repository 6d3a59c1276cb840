import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { DeliveryError } from '../delivery/delivery-error.ts';
import type { Mail, MailTransport } from './mail-transport.ts';
import { toMimeOptions } from './mime.ts';

/**
 * Writes each mail as an `.eml` file that any mail program opens, for a site without a mail server. Names sort
 * by the time the mail was made; a mail written again after a crash replaces itself.
 */
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

/** `20261121T140500123Z-0199….eml` */
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
