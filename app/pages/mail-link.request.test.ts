import { randomUUID } from 'node:crypto';
import type { Attachment } from 'postal-mime';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { callChange } from '#content/call-change.yaml';
import { callText } from '#content/call-request.yaml';
import { callTimeForCaller } from '#domain/calls/call-times.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import { fill } from '#domain/text/fill.ts';
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

const linkIn = (text = '') => /https?:\/\/[^/\s]+(\/calls\/change\?token=\S+)/.exec(text)?.[1] ?? 'no link';

/** The mails whose subject has these words, once there are so many. */
async function mailsWith(words: readonly string[], count: number) {
  const told = async () =>
    (await site.mails()).filter(({ subject = '' }) => words.every((word) => subject.includes(word)));
  await expect.poll(async () => (await told()).length).toBe(count);
  return told();
}

function calendarIn(file: Attachment | undefined) {
  const content = file?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const lineOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(text)?.[1];
  return { uid: lineOf('UID'), sequence: Number(lineOf('SEQUENCE')), method: lineOf('METHOD') };
}

it('a caller cancels a call by the link of its confirmation, and its time is free at once', async () => {
  const { answer, email, day } = await askForCall();
  const reference = referenceIn(answer);
  const link = linkIn((await site.mailsAbout(reference))[email]?.text);
  for (let look = 0; look < 2; look += 1) {
    const { page, headers } = await site.send(link);
    expect(page.text).toContain(callChange.cancel.question);
    expect(page.text).not.toContain('Nowak');
    expect([page.meta('robots'), headers.get('cache-control')]).toEqual(['noindex', 'no-store']);
  }
  expect(await isOffered(day)).toBe(false);
  expect((await askForCall()).answer.status).toBe(422);

  const cancel = () => site.post(link, { press: 'cancel' });
  const done = await cancel();
  expect(done.page.text).toContain(callChange.cancel.done);
  expect(await isOffered(day)).toBe(true);
  expect(done.page.title).toMatch(/^Done: /);
  expect(done.page.links).toContainEqual({ text: callChange.more, href: officeLine.callBack.path });
  const next = await askForCall();
  expect(next.answer.status).toBe(200);
  expect((await cancel()).page.text).toContain(callChange.cancel.done);
  expect((await site.send(link)).page.text).toContain(callChange.cancelled);
  expect((await site.post(link, { press: 'move' })).page.title).toMatch(/^Nothing changed: /);

  const mails = await mailsWith(['cancelled', reference], 2);
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([brand.email.inbox, email].sort());
  for (const { attachments } of mails)
    expect(attachments).toContainEqual(
      expect.objectContaining({ mimeType: 'text/calendar', method: 'CANCEL' }),
    );
  const nextLink = linkIn((await site.mailsAbout(referenceIn(next.answer)))[next.email]?.text);
  await site.post(nextLink, { press: 'cancel' });
});

it('a caller moves a call by the same link: the old time is free as the new one is taken', async () => {
  const { answer, email, day } = await askForCall();
  const reference = referenceIn(answer);
  const link = linkIn((await site.mailsAbout(reference))[email]?.text);
  const { page } = await site.send(link);
  const { time: offered = [] } = page.form(callChange.move.button).choices;
  expect(offered).not.toContain(`${day} 09:00`);
  const to = offered.filter((value) => value.startsWith(day)).at(-1) ?? '';

  const unchosen = await site.post(link, { press: 'move' });
  expect([unchosen.status, unchosen.page.title]).toEqual([422, expect.stringMatching(/^Error: /)]);
  expect(unchosen.page.text).toContain(callChange.move.notChosen);
  const never = await site.post(link, { press: 'move', time: '2026-11-29 03:00' });
  expect([never.status, never.page.text]).toEqual([422, expect.stringContaining(callText.never)]);
  expect(await isOffered(day)).toBe(false);

  const moved = await site.post(link, { press: 'move', time: to });
  const when = callTimeForCaller({ date: day, time: to.slice(-5) }, '', brand.timeZone);
  expect(moved.page.text).toContain(fill(callChange.move.done, { when }));
  expect(moved.headers.get('cache-control')).toBe('no-store');
  expect(await isOffered(day)).toBe(true);
  expect((await site.post(link, { press: 'move', time: to })).page.text).toContain(
    fill(callChange.move.done, { when }),
  );
  const again = await site.send(link);
  expect(again.page.text).toContain(fill(callChange.now, { when }));
  const older = await site.send(link.replace('/calls/change', '/calls/cancel'));
  expect(older.page.text).toContain(fill(callChange.now, { when }));
  expect(again.text).not.toContain(to);

  const files = (await mailsWith([`(${reference})`], 4)).map(({ attachments }) => calendarIn(attachments[0]));
  expect(new Set(files.map(({ uid }) => uid)).size).toBe(1);
  expect(files.map(({ sequence }) => sequence > 0).sort()).toEqual([false, false, true, true]);
  expect(files.map(({ method }) => method)).toEqual(Array(4).fill('PUBLISH'));
});

it('a link that is not whole cancels nothing', async () => {
  for (const path of [
    '/calls/change',
    '/calls/change?token=AB-AAAA-AAAA.cancelled.t8k2j4.AAAAAAAAAAAAAAAAAAAAAA',
  ])
    for (const damaged of [await site.send(path), await site.post(path, {})])
      expect(damaged.status).toBe(400);
});
