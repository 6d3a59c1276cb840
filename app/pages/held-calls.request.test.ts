import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { callChange } from '#content/call-change.yaml';
import { callText } from '#content/call-request.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { callSlots } from '#domain/calls/call-request.ts';
import { callTimeForCaller } from '#domain/calls/call-times.ts';
import { fill } from '#domain/text/fill.ts';
import { referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';

const token = 'a-secret-of-the-office-that-nobody-guesses';
const site = await startBuiltSite({ RATE_LIMITS: 'on', CALL_FEED_TOKEN: token });
const days = callSlots(new Date()).map(({ date }) => date);

const fieldsOn = (index: number) => ({
  name: 'Dora Ash',
  phone: '07700 900123',
  email: `dora-${index}@example.org`,
  date: days[1 + index] ?? '',
  time: '10:00',
  formKey: randomUUID(),
});
const ask = (index: number) => site.post('/contact?form=call', fieldsOn(index));

it('a third call for a number is stored, promised nowhere, and its half hour stays free', async () => {
  for (const index of [0, 1]) {
    const { page } = await ask(index);
    expect(page.text).toContain(
      fill(callText.success.call, { when: callTimeForCaller(fieldsOn(index), '', brand.timeZone) }),
    );
    expect(page.text).not.toContain(callText.toConfirm);
  }
  const when = callTimeForCaller(fieldsOn(2), '', brand.timeZone);
  const thanks = await ask(2);
  expect(thanks.page.text).toContain(fill(callText.success.asked, { when }));
  expect(thanks.page.text).toContain(callText.toConfirm);
  expect(thanks.page.text).not.toContain(fill(callText.success.call, { when }));
  const offered = (await site.send('/contact')).page.form(callText.submit).choices.date ?? [];
  expect(offered).toContain(days[3]);

  const mails = await site.mailsAbout(referenceIn(thanks));
  const confirmation = mails[fieldsOn(2).email]?.text ?? '';
  expect(confirmation).toContain(callRequestMails.toConfirm.text);
  const [, link = ''] = /https?:\/\/[^/\s]+(\/calls\/change\?token=\S+)/.exec(confirmation) ?? [];
  const question = (await site.send(link)).page.text;
  expect(question).toContain(fill(callChange.asked, { when }));
  expect(question).not.toContain(fill(callChange.now, { when }));
  const to = { date: days[4] ?? '', time: '11:00' };
  const moved = await site.post(link, { press: 'move', time: `${to.date} ${to.time}` });
  expect(moved.page.text).toContain(
    fill(callChange.move.asked, { when: callTimeForCaller(to, '', brand.timeZone) }),
  );
  expect(moved.page.text).toContain(callText.toConfirm);

  const feed = (await site.send(`/office/calls.ics?token=${token}`)).text;
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(2);

  const answer = await site.send('/contact?form=call', {
    method: 'POST',
    headers: { origin: site.url, accept: 'application/json' },
    body: new URLSearchParams(fieldsOn(5)),
  });
  expect(JSON.parse(answer.text)).toMatchObject({ kind: 'accepted', values: { mustConfirm: 'yes' } });
  expect(JSON.parse(answer.text).next).toContain(callText.toConfirm);
});
