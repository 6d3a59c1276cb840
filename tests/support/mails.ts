import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Site } from './start-site.ts';

type WithMail = Pick<Site, 'dataDir'>;

/** The mails that a site without a mail server has written, oldest first. */
export async function mailsOf(site: WithMail): Promise<Email[]> {
  const folder = join(site.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** Those of them that speak of a reference, by whom they are to. */
export async function mailsAbout(site: WithMail, reference: string): Promise<Record<string, Email>> {
  const about = (await mailsOf(site)).filter(({ text, subject }) => `${subject} ${text}`.includes(reference));
  return Object.fromEntries(about.map((mail) => [mail.to?.[0]?.address ?? '', mail]));
}
