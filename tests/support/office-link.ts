import { expect } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { mailsAbout } from './mails.ts';
import type { Site } from './start-site.ts';

/** Sends a message, and answers the address of a button in the office's mail about it. */
export async function officeLink(site: Site): Promise<string> {
  const email = `dora-${crypto.randomUUID()}@example.org`;
  const fields = { firstName: 'Dora', lastName: 'Ash', email, service: 'other', message: 'Good morning.' };
  const answer = await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { origin: site.url, accept: 'application/json' },
    body: new URLSearchParams({ ...fields, formKey: crypto.randomUUID() }),
  });
  const { reference } = await answer.json();
  const link = async () => {
    const { text = '' } = (await mailsAbout(site, reference))[brand.email.inbox] ?? {};
    return /\/office\/answer\?token=\S+/.exec(text)?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  return link();
}
