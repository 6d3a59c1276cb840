import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { formMessages } from '#content/form-messages.yaml';
import { frameText } from '#content/forms.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { pdf } from '#server/applications/cv/pdf-for-tests.ts';
import { rightApplication } from '../../tests/support/application-cases.ts';
import { type Answer, referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';
import { nextCallTime } from '../../tests/support/next-call-time.ts';

// The jobs for tests are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const { doubts, sendAgain, orEmail } = formMessages.phone;
const short = '07700 900 12';
const missing = `${doubts.missing} ${sendAgain}`;

const cv = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
const message = {
  firstName: 'Anna',
  lastName: 'Lee',
  email: 'anna@example.org',
  service: 'home',
  message: 'My father comes home on Friday.',
};
const forms = [
  { path: '/contact', button: 'Send Message', fields: message },
  {
    path: '/careers/companion-eastleigh/apply',
    button: 'Submit Application',
    fields: { ...rightApplication, cv },
  },
];
const office = async (answer: Answer) => (await site.mailsAbout(referenceIn(answer)))[brand.email.inbox];

describe.each(forms)('a number on $path that may not be whole', ({ path, button, fields }) => {
  it('is asked about once, at its field and with all that was typed, and taken as it is', async () => {
    const asked = await site.submit(path, button, { ...fields, phone: short });
    const form = asked.page.form(button);
    expect([asked.status, form.errors]).toEqual([422, { phone: missing }]);
    expect(asked.page.errorSummary).toEqual([{ text: missing, href: expect.stringMatching(/-phone$/) }]);
    expect(asked.page.title).toMatch(/^Error: /);
    const { cv: _, position: _place, ...typed } = { cv: '', position: '', ...fields };
    expect(form.values).toMatchObject({ ...typed, phone: short });
    const again = { ...fields, ...form.values, formKey: randomUUID() };
    const taken = await site.post(form.action, again);
    expect([taken.status, taken.page.title]).toEqual([200, expect.stringContaining(brand.name)]);
    expect((await office(taken))?.text).toContain('Phone: 0770090012 (may lack a digit)');
  });

  it('is asked about again once it was changed', async () => {
    const form = (await site.submit(path, button, { ...fields, phone: short })).page.form(button);
    const changed = { ...fields, ...form.values, phone: '0412 345 678' };
    const answer = (await site.post(form.action, changed)).page.form(button);
    expect(answer.errors).toEqual({ phone: `${doubts.country} ${sendAgain}` });
    const right = { ...changed, ...answer.values, phone: '07700 900123', formKey: randomUUID() };
    expect((await office(await site.post(form.action, right)))?.text).toContain('Phone: 07700 900 123');
  });

  it('is asked about beside other errors, in the order of the form, and by its script, too', async () => {
    const answer = await site.submit(path, button, { ...fields, phone: short, message: '' });
    expect(answer.page.errorSummary.map(({ text }) => text)).toEqual([
      missing,
      expect.stringMatching(/(Message|Cover letter) is required/),
    ]);
    const { action } = answer.page.form(button);
    const toScript = await site.post(
      action,
      { ...fields, phone: short, formKey: randomUUID() },
      { accept: 'application/json' },
    );
    expect([toScript.status, JSON.parse(toScript.text)]).toMatchObject([422, { errors: { phone: missing } }]);
  });
});

it.each([
  ['07700 900123, after six', '07700 900 123 after six', 'tel:+447700900123'],
  ['０７７００　９００１２３', '07700 900 123', 'tel:+447700900123'],
  ['+61 412 345 678', '+61412345678', 'tel:+61412345678'],
])('%s is said back on the thanks as a link', async (phone, text, href) => {
  const event = { name: 'Anna Lee', email: 'anna@example.org', contactNumber: phone };
  for (const thanks of [
    ...(await Promise.all(
      forms.map(({ path, button, fields }) => site.submit(path, button, { ...fields, phone })),
    )),
    await site.submit('/events/ai-in-plain-english', 'Register my interest', event),
  ]) {
    expect(thanks.page.text).toContain(`${frameText.phone} ${text}`);
    expect(thanks.page.links).toContainEqual({ text, href });
  }
  const toScript = await site.post(
    '/contact',
    { ...message, phone, formKey: randomUUID() },
    { accept: 'application/json' },
  );
  expect(JSON.parse(toScript.text).phone).toEqual({ text, url: href });
});

it('a number is not said back where whoever sees the thanks may be the danger', async () => {
  const told = { ...message, phone: '07700 900123', message: 'My carer hits me' };
  for (const fields of [told, { ...message, phone: told.phone, leaveMessage: 'no' }]) {
    const sent = { ...fields, formKey: randomUUID() };
    const toScript = await site.post('/contact', sent, { accept: 'application/json' });
    expect(JSON.parse(toScript.text)).toMatchObject({ kind: 'accepted', discreet: true });
    expect(toScript.text).not.toMatch(/07700|7700900/);
    const { page } = await site.submit('/contact', 'Send Message', fields);
    expect(page.text).toContain('sent successfully');
    expect(page.text).not.toContain('07700 900 123');
  }
});

describe('a call to a number that may not be whole', () => {
  const button = 'Request the call';
  const path = '/contact?form=call';
  const ask = async (more: Record<string, string>) => {
    const { choices } = (await site.send(path)).page.form(button);
    const { day, time } = nextCallTime();
    const when = { date: choices.date?.[day - 1] ?? '', time: choices.time?.[time - 1] ?? '' };
    return site.submit(path, button, { name: 'Anna Lee', phone: short, ...when, ...more });
  };
  const sendAgainWith = async (asked: Answer, more: Record<string, string>) => {
    const { action, values } = asked.page.form(button);
    return site.post(action, { ...values, formKey: randomUUID(), ...more });
  };

  it('is never promised where there is no other way', async () => {
    const asked = await ask({});
    const { errors } = asked.page.form(button);
    expect(errors).toEqual({ phone: `${doubts.missing} ${orEmail}` });
    expect((await sendAgainWith(asked, {})).page.form(button).errors).toEqual(errors);
  });

  it('is a promise to email where there is an address, in the thanks and in both mails', async () => {
    const asked = await ask({ email: 'anna@example.org' });
    expect(asked.page.form(button).errors).toEqual({ phone: missing });
    const taken = await sendAgainWith(asked, {});
    expect(taken.page.text).toMatch(/Thank you\. We will email you about a call on \w+day \d+ \w+ at/);
    expect(taken.page.text).not.toContain('We will ring you');
    const { 'anna@example.org': person, [brand.email.inbox]: toOffice } = await site.mailsAbout(
      referenceIn(taken),
    );
    expect(person?.text).toContain(callRequestMails.notWhole.heading);
    expect(person?.text).not.toMatch(/ring you|rings you|\/calls\/change/);
    expect(person?.attachments).toEqual([]);
    expect(toOffice?.text).toContain(callRequestMails.notWhole.office.email);
    expect(toOffice?.text).not.toContain('we promised it');
  });

  it('is a call to the other number where there is one', async () => {
    const asked = await ask({ speakTo: 'Ann, 023 8096 0000' });
    const taken = await sendAgainWith(asked, {});
    expect(taken.page.text).toContain('Thank you. We will ring the other number that you gave, on ');
    expect((await site.mailsAbout(referenceIn(taken), 1))[brand.email.inbox]?.text).toContain(
      callRequestMails.notWhole.office.other,
    );
  });

  it.each([
    [{ phone: '07700 900123 text me' }, 'text me'],
    [{ phone: '18001 07700 900123' }, '18001'],
    [{ phone: '07700 900123', emailOnly: 'yes' }, 'Email only'],
    [{ phone: '07700 900123', textRelay: 'yes', needsConsent: 'yes' }, 'Text relay'],
  ])('is no call but the way that was asked for: %j', async (fields, said) => {
    const answer = await ask({ ...fields, email: 'anna@example.org' });
    expect(answer.page.text).toMatch(/Thank you\. We will be in touch on .*, in the way that you asked\./);
    const { 'anna@example.org': person, [brand.email.inbox]: toOffice } = await site.mailsAbout(
      referenceIn(answer),
    );
    expect(answer.page.text).not.toContain('We will ring you');
    const calendars = [person, toOffice].map((mail) => mail?.attachments.map(({ content }) => `${content}`));
    for (const shown of [person?.subject, person?.text, `${calendars}`, toOffice?.subject])
      expect(shown).not.toMatch(/ring you|rings you|ring the number|\bcall you\b|^Call [A-Z]|Ring \+/);
    expect(toOffice?.text).toContain(callRequestMails.asAsked.office);
    expect(toOffice?.text).toContain(said);
    const change = /https?:\S+\/calls\/change\S+/.exec(person?.text ?? '')?.[0] ?? '';
    const { page } = await site.send(new URL(change).pathname + new URL(change).search);
    expect(page.text).toContain('Your appointment is on');
  });

  it('is promised once the number is whole', async () => {
    const taken = await sendAgainWith(await ask({}), { phone: '07700 900123' });
    expect(taken.page.text).toContain('Thank you. We will ring you on ');
  });
});

it('the number of somebody else to speak to is asked about, too', async () => {
  const [{ path, button }] = forms as [(typeof forms)[0]];
  const speakTo = 'Ann, 07700 900 12';
  const { page } = await site.submit(path, button, { ...message, speakTo });
  expect(page.form(button).errors).toEqual({ speakTo: missing });
  const again = await site.post(path, { ...message, ...page.form(button).values, formKey: randomUUID() });
  expect((await office(again))?.text).toContain(speakTo);
});

it('an event asks nothing about a contact number, and says at the field what may be wrong', async () => {
  const registration = { name: 'Anna Lee', email: 'anna@example.org', contactNumber: short };
  const [path, button] = ['/events/ai-in-plain-english', 'Register my interest'];
  const taken = await site.submit(path, button, registration);
  expect(taken.status).toBe(200);
  expect((await office(taken))?.text).toContain('Phone: 0770090012 (may lack a digit)');
  const back = await site.submit(path, button, { ...registration, name: '' });
  expect(back.page.form(button).errors).toEqual({ name: 'Name is required' });
  expect(back.page.text).toContain(doubts.missing);
});

it('the contract refuses what the rule refuses, and asks nothing', async () => {
  const post = (phone: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...rightApplication, phone })) body.set(name, value);
    body.set('resume', cv);
    return site.send('/api/apply', { method: 'POST', body });
  };
  for (const phone of [short, '12345', '7700900123']) expect((await post(phone)).status).toBe(200);
  expect((await post('ring me')).status).toBe(422);
});
