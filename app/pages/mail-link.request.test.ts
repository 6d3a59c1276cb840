import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { callCancellation } from '#content/outcomes.ts';
import { referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';

const site = await startBuiltSite();
const button = 'Request the call';

/** Asks for the first half hour of the second day. */
async function askForCall() {
  const form = (await site.send('/contact')).page.form(button);
  const email = `lukasz-${randomUUID()}@example.org`;
  const { date = [], time = [] } = form.choices;
  const [, day = ''] = date;
  const fields = { name: 'Łukasz Nowak', phone: '023 8096 0000', email, date: day, time: time[0] ?? '' };
  const answer = await site.submit('/contact', button, fields);
  return { answer, email, day };
}

/** Tells from the page with the form if the first half hour of a day is free. */
async function isOffered(day: string) {
  const text = (await site.send('/contact')).text.replaceAll('&quot;', '"');
  return new RegExp(`"date":"${day}","times":\\["09:00"`).test(text);
}

it('a caller cancels a call by the link of its confirmation, and its time is free at once', async () => {
  const { answer, email, day } = await askForCall();
  const reference = referenceIn(answer);
  const confirmation = (await site.mailsAbout(reference))[email]?.text ?? '';
  const [, link = ''] = /https?:\/\/[^/\s]+(\/calls\/cancel\?token=\S+)/.exec(confirmation) ?? [];
  for (let look = 0; look < 2; look += 1) {
    const { page, headers } = await site.send(link);
    expect(page.text).toContain(callCancellation.question);
    expect(page.text).not.toContain('Nowak');
    expect([page.meta('robots'), headers.get('cache-control')]).toEqual(['noindex', 'private, no-cache']);
  }
  expect(await isOffered(day)).toBe(false);
  expect((await askForCall()).answer.status).toBe(422);

  const done = await site.submit(link, callCancellation.button, {});
  expect(done.page.text).toContain(callCancellation.done);
  expect(await isOffered(day)).toBe(true);
  expect(done.page.title).toMatch(/^Done: /);
  expect(done.page.links).toContainEqual({ text: callCancellation.more, href: callCancellation.morePath });
  expect((await askForCall()).answer.status).toBe(200);
  expect((await site.submit(link, callCancellation.button, {})).page.text).toContain(callCancellation.done);

  const told = async () =>
    (await site.mails()).filter(({ subject }) => subject?.includes(`cancelled (${reference})`));
  await expect.poll(async () => (await told()).length).toBe(2);
  const mails = await told();
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([brand.email.inbox, email].sort());
  for (const { attachments } of mails)
    expect(attachments).toContainEqual(
      expect.objectContaining({ mimeType: 'text/calendar', method: 'CANCEL' }),
    );
});

it('a link that is not whole cancels nothing', async () => {
  for (const path of [
    '/calls/cancel',
    '/calls/cancel?token=AB-AAAA-AAAA.cancelled.t8k2j4.AAAAAAAAAAAAAAAAAAAAAA',
  ])
    for (const damaged of [await site.send(path), await site.post(path, {})])
      expect(damaged.status).toBe(400);
});
