import { expect } from '@playwright/test';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { callSlots } from '../../domain/calls/call-request.ts';
import { testDay } from './clock-at.ts';
import { mailsOf } from './mails.ts';
import { nextCallTime } from './next-call-time.ts';
import type { Site } from './start-site.ts';

/** Asks for a call at a half hour that no other test takes, and answers the address of the link in its confirmation. */
export async function changeLink(site: Site): Promise<string> {
  const { day, time } = nextCallTime();
  const slot = callSlots(testDay)[day];
  const email = `dora-${crypto.randomUUID()}@example.org`;
  const fields = { name: 'Dora Ash', phone: '07700 900123', email, formKey: crypto.randomUUID() };
  const answer = await fetch(`${site.url}/contact?form=call`, {
    method: 'POST',
    headers: { origin: site.url, accept: 'application/json' },
    body: new URLSearchParams({ ...fields, date: slot?.date ?? '', time: slot?.times[time] ?? '' }),
  });
  expect(answer.status).toBe(200);
  const linkOf = async () => {
    const mail = (await mailsOf(site)).find(({ to }) => to?.[0]?.address === email);
    const [, link = ''] = mail?.text?.split(`${callRequestMails.confirmation.change}: `) ?? [];
    return link.split('\n', 1)[0]?.replace(/^https?:\/\/[^/]+/, '') ?? '';
  };
  await expect.poll(linkOf).toContain('token=');
  return linkOf();
}
