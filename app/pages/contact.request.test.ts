import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { callChange } from '#content/call-change.yaml';
import { callText } from '#content/call-request.yaml';
import { callSlots } from '#domain/calls/call-request.ts';
import type { CallDay } from '#domain/calls/call-times.ts';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';
import { formContract } from '../../tests/support/form-contract.ts';
import { nextCallTime } from '../../tests/support/next-call-time.ts';
import type { PageForm } from '../../tests/support/read-page.ts';

const site = await startBuiltSite();

it('who would send a CV finds where, and can choose to write about working with us', async () => {
  const { page } = await site.send('/contact');
  const { careers } = brand.email;
  expect(page.links).toContainEqual({ text: careers, href: `mailto:${careers}` });
  expect(page.text).toContain('Working with us');
});

it('an address that names the form for a call has it open, and no other address has', async () => {
  const isOpen = async (path: string) => /<details[^>]* open=""/.test((await site.send(path)).text);
  expect(await isOpen('/contact?form=call')).toBe(true);
  expect(await isOpen('/contact')).toBe(false);
});

it.each(['/contact', '/contact?form=call', '/area-notice', '/job-alerts', '/events/ai-in-plain-english'])(
  '%s thanks nobody for what an address says was sent',
  async (path) => {
    const invented = `${path}${path.includes('?') ? '&' : '?'}sent=${brand.referencePrefix}-AAAA-AAAA`;
    const [ordinary, made] = [await site.send(path), await site.send(invented)];
    expect(made.page.title).toBe(ordinary.page.title);
    expect(made.page.text).toBe(ordinary.page.text);
  },
);

describe('a message', () => {
  const button = 'Send Message';
  const message = {
    firstName: 'Siân',
    lastName: "O'Brien",
    email: 'sian@example.org',
    phone: '07700 900123',
    service: 'home',
    message: 'My father comes home on Friday.\nCan somebody come in the mornings?',
  };

  formContract({
    site,
    path: '/contact',
    button,
    fields: () => message,
    kept: Object.keys(message),
    failure: 'Failed to send message. Please try again later.',
    success: 'Your message has been sent successfully!',
  });

  it('is thanked for with a copy of every field, of which its confirmation repeats none', async () => {
    const answer = await site.submit('/contact', button, message);
    expect(answer.page.text).toContain('A copy of what you sent');
    expect(answer.page.facts).toMatchObject({
      'First name': 'Siân',
      'Last name': "O'Brien",
      Email: 'sian@example.org',
      Service: 'Home Care',
      Message: 'My father comes home on Friday. Can somebody come in the mornings?',
    });
    const confirmation = (await site.mailsAbout(referenceIn(answer)))['sian@example.org'];
    expect(`${confirmation?.text}${confirmation?.html}`).not.toMatch(/Siân|Brien|900|Home Care|My father/);
    expect(confirmation?.text).toContain(`For a copy, reply to it, or ring us on ${brand.phone.display}`);
  });

  it('whose address was passed on or altered shows no copy', async () => {
    const proxied = await startBuiltSite({ TRUST_PROXY: '127.0.0.1' });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const body = new URLSearchParams(message);
    const headers = { origin: proxied.url, ...from('203.0.113.7') };
    const sent = await proxied.send('/contact', { method: 'POST', body, headers });
    const { pathname, search } = new URL(sent.headers.get('location') ?? '', proxied.url);
    const open = (address: string, query = search) =>
      proxied.send(pathname + query, { headers: from(address) });
    expect((await open('203.0.113.7')).page.text).toContain('My father');
    for (const answer of [
      await open('203.0.113.8'),
      await open('203.0.113.7', search.replace(/copy=[^&]*/, 'copy=AB-AAAA-AAAA.AAAAAAAAAAAAAAAAAAAAAA')),
    ]) {
      expect(answer.page.text).toContain('Your message has been sent successfully!');
      expect(answer.page.text).not.toContain('My father');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('that asks for a call leads its sender to calendar and change, and nobody else', async () => {
    const proxied = await startBuiltSite({ TRUST_PROXY: '127.0.0.1' });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const [day] = callSlots(new Date()).slice(2);
    const call = { name: 'Ben Ash', phone: '07700 900123', date: day?.date ?? '', time: day?.times[0] ?? '' };
    const ask = (fields: Record<string, string>) =>
      proxied.send('/contact?form=call', {
        method: 'POST',
        body: new URLSearchParams({ ...fields, formKey: randomUUID() }),
        headers: { origin: proxied.url, ...from('203.0.113.7') },
      });
    const linksAt = async (address: string, sent: { headers: Headers }) => {
      const { pathname, search } = new URL(sent.headers.get('location') ?? '', proxied.url);
      const { page } = await proxied.send(pathname + search, { headers: from(address) });
      return page.links.filter(({ text }) => text === callText.calendar || text === callText.change);
    };
    const sent = await ask(call);
    const [calendar, change] = await linksAt('203.0.113.7', sent);
    const file = await proxied.send(calendar?.href.replaceAll('&amp;', '&') ?? '');
    expect([file.headers.get('content-type'), file.text]).toEqual([
      'text/calendar; charset=utf-8',
      expect.stringContaining('BEGIN:VEVENT'),
    ]);
    expect((await proxied.send(change?.href ?? '')).page.text).toContain(callChange.move.button);
    expect(await linksAt('203.0.113.8', sent)).toEqual([]);
    const unsafe = { ...call, time: day?.times[1] ?? '', leaveMessage: 'no' };
    expect(await linksAt('203.0.113.7', await ask(unsafe))).toEqual([]);
    expect((await proxied.send('/calls/appointment.ics?token=none')).status).toBe(404);
  });

  it('is acknowledged with a reference, a day and the way for what cannot wait, and both sides get a mail', async () => {
    const answer = await site.submit('/contact', button, message);
    expect(answer.status).toBe(200);
    expect(answer.page.text).toContain('Your message has been sent successfully!');
    expect(answer.page.text).toContain('Your message has been sent! We will be in touch shortly.');
    expect(answer.page.text).toMatch(
      /You will have an answer by the end of \w+day \d+ \w+\. (If it cannot wait|Our office opens)/,
    );
    expect(answer.text).toMatch(/id="contact-form"[^>]* tabindex="-1"/i);
    expect(() => answer.page.form(button)).toThrow();
    const again = answer.page.links.find(({ text }) => text === 'Send another one');
    const shown = (await site.send(again?.href ?? '')).page.form(button).values;
    for (const name of Object.keys(message)) expect(shown[name], name).toBe('');

    const mails = await site.mailsAbout(referenceIn(answer));
    const office = mails[brand.email.inbox];
    expect(office?.replyTo?.[0]?.address).toBe('sian@example.org');
    for (const words of ["Siân O'Brien", 'Home Care', 'My father comes home on Friday.', '07700 900123']) {
      expect(office?.text?.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''));
    }
    const person = mails['sian@example.org'];
    expect(person?.text).toContain(brand.phone.display);
  });

  it('that lacks something is answered with what, at the field and in a summary, and with all that was typed', async () => {
    const answer = await site.submit('/contact', button, { postcode: 'SO14 7LY' });
    expect(answer.status).toBe(422);
    const errors = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      service: 'Please select a service',
      message: 'Message is required',
    };
    expect(answer.page.form(button).errors).toEqual(errors);
    expect(answer.page.errorSummary).toEqual(
      Object.entries(errors).map(([name, text]) => ({ text, href: `#contact-${name}` })),
    );
    expect(answer.page.form(button).values.postcode).toBe('SO14 7LY');
  });

  it.each([
    ['email', 'Invalid email format', 'sian@'],
    ['email', 'Please enter a valid email address', 'sian@localhost'],
    ['firstName', 'First name can only contain letters and spaces', '<b>Jo</b>'],
    ['phone', 'Please enter a valid phone number', 'ring me'],
    ['message', 'Message must not exceed 5000 characters', 'x'.repeat(5001)],
  ])('with a wrong %s is answered with "%s"', async (name, says, typed) => {
    const answer = await site.submit('/contact', button, { ...message, [name]: typed });
    expect(answer.status).toBe(422);
    const form = answer.page.form(button);
    expect(form.errors).toEqual({ [name]: says });
    expect(form.values).toMatchObject({ ...message, [name]: typed });
  });

  it('that comes back says which number we would ring', async () => {
    const answer = await site.submit('/contact', button, { phone: '07700 900123, after six' });
    expect(answer.page.text).toContain('Your number: 07700 900 123 after six');
    expect(
      (await site.submit('/contact', button, { phone: '07700 900l23' })).page.form(button).errors,
    ).toMatchObject({ phone: 'Please enter a valid phone number' });
  });

  it('in which something cannot be seen says how much and where, and takes it out when it is asked to', async () => {
    const pasted = { ...message, firstName: 'Si\u00ADân', message: 'My father\u200B comes\u200B home.' };
    const answer = await site.submit('/contact', button, pasted);
    expect(answer.status).toBe(422);
    expect(answer.page.text).toContain(
      '2 characters in it cannot be seen, the first of them here: “My father▯ comes▯ home.”',
    );
    expect(answer.text).toMatch(
      /<button(?=[^>]* name="takeOut")(?=[^>]* value="message")[^>]*>Take them out and send/,
    );
    expect(answer.page.form(button).values).toMatchObject(pasted);
    const partly = await site.post('/contact', { ...pasted, takeOut: 'message' });
    expect(partly.page.form(button).errors).toEqual({
      firstName: 'First name can only contain letters and spaces',
    });
    expect(partly.page.form(button).values).toMatchObject({ ...pasted, message: 'My father comes home.' });
    const sent = await site.post('/contact', {
      ...pasted,
      message: 'My father comes home.',
      takeOut: 'firstName',
    });
    expect(sent.page.text).toContain('Your message has been sent successfully!');
    const office = (await site.mailsAbout(referenceIn(sent)))[brand.email.inbox];
    expect(office?.subject).toContain('Siân O');
  });

  it.each([
    ['I want to kill myself, please ring me', 'Samaritans', 'tel:116123'],
    ['My carer hits me', 'Childline', 'tel:08001111'],
    [
      'My son takes her money and she is a bit frightened of him',
      'who to tell at the council',
      '/safeguarding',
    ],
  ])('that says "%s" is taken, and its answer says whom to ring', async (words, who, href) => {
    const answer = await site.submit('/contact', button, { ...message, message: words });
    expect(answer.page.text).toContain('Your message has been sent successfully!');
    const links = answer.page.links.filter((link) => link.href === href || link.href === 'tel:999');
    expect(links.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('999'), expect.stringContaining(who)]),
    );
    expect((await site.mailsAbout(referenceIn(answer)))[brand.email.inbox]?.text).toContain(words);
  });

  it('that was not taken says whom to ring, too, and one without danger does not', async () => {
    const { title } = dangerCard('selfHarm');
    const refused = await site.submit('/contact', button, { message: 'I want to kill myself' });
    expect(refused.page.text).toContain(title);
    expect((await site.submit('/contact', button, message)).page.text).not.toContain(title);
  });

  it('has its service chosen by a link', async () => {
    const chosen = async (path: string) => (await site.send(path)).page.form(button).values.service;
    expect(await chosen('/contact?service=night-care')).toBe('night-care');
    expect(await chosen('/contact?service=gardening')).toBe('');
  });
});

describe('a call', () => {
  const button = 'Request the call';
  const caller = { name: 'Łukasz Nowak', phone: '023 8096 0000', email: 'lukasz@example.org' };

  /** With a half hour that no other test takes. */
  const wholeForm = ({ choices }: PageForm) => {
    const { day, time } = nextCallTime();
    return { ...caller, date: choices.date?.[day - 1] ?? '', time: choices.time?.[time - 1] ?? '' };
  };

  formContract({
    site,
    path: '/contact',
    button,
    fields: wholeForm,
    kept: ['name', 'phone', 'email', 'date', 'time'],
    failure: 'Sorry, there was an error sending your request. Please try again later.',
    success: 'We will ring you on',
  });

  it('with danger in the note behind its number says whom to ring, and is marked for the office', async () => {
    const phone = '023 8096 0000 only when my son is out, he hits me';
    const form = (await site.send('/contact')).page.form(button);
    const answer = await site.submit('/contact', button, { ...wholeForm(form), phone });
    expect(answer.page.links.map(({ href }) => href)).toContain('tel:999');
    expect((await site.mailsAbout(referenceIn(answer)))[brand.email.inbox]?.subject).toContain('Danger?');
  });

  it('is scheduled, and both sides get the appointment', async () => {
    const form = (await site.send('/contact')).page.form(button);
    const fields = { ...wholeForm(form), time: '09:00' };
    const answer = await site.submit('/contact', button, fields);
    expect(answer.status).toBe(200);
    expect(answer.page.text).toMatch(/We will ring you on \w+ \d+ \w+ at 9 am/);
    const mails = await site.mailsAbout(referenceIn(answer));
    for (const mail of Object.values(mails)) {
      expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    }
  });

  it('for a half hour that has gone is answered at the field with the next three, and with all that was typed', async () => {
    const form = (await site.send('/contact')).page.form(button);
    const fields = { ...form.values, ...wholeForm(form) };
    const first = { ...fields, formKey: randomUUID() };
    const { page } = await site.post(form.action, first);
    expect(page.text).toContain('We will ring you on');

    const late = { ...fields, name: 'Dora Ash', formKey: randomUUID() };
    const answer = await site.post(form.action, late);
    expect([answer.status, answer.page.title]).toEqual([422, expect.stringMatching(/^Error: /)]);
    const shown = answer.page.form(button);
    const time =
      /^This time is no longer free\. Please choose another one\. Still free:( (\w+day \d+ \w+ at )?([\d.]+ [ap]m|midday)[,.]){3}$/;
    expect(shown.errors).toEqual({ time: expect.stringMatching(time) });
    expect(answer.page.errorSummary).toEqual([{ text: shown.errors.time, href: '#call-time' }]);
    expect(shown.values).toMatchObject(late);

    const toScript = await site.post(form.action, late, { accept: 'application/json' });
    const { errors, slots } = JSON.parse(toScript.text);
    expect([toScript.status, errors]).toEqual([422, shown.errors]);
    const { date, times } = slots.find((day: CallDay) => day.date === fields.date);
    expect([date, times.includes(fields.time)]).toEqual([fields.date, false]);

    expect((await site.post(form.action, first)).page.text).toContain('We will ring you on');
    const elsewhere = { ...late, ...wholeForm(form) };
    expect((await site.post(form.action, elsewhere)).page.text).toContain('We will ring you on');
  });

  it('on a day of which nothing is left is not offered, and nothing else is chosen for it', async () => {
    const full = await startBuiltSite();
    const form = (await full.send('/contact')).page.form(button);
    const [, date = ''] = form.choices.date ?? [];
    const post = (time: string) => full.post(form.action, { ...caller, date, time, formKey: randomUUID() });
    for (const time of form.choices.time ?? [])
      expect((await post(time)).page.text).toContain('We will ring you on');
    expect((await full.send('/contact')).page.form(button).choices.date).not.toContain(date);
    const shown = (await post('09:00')).page.form(button);
    expect(shown.errors.time).toContain('This time is no longer free.');
    expect(shown.values).toMatchObject({ ...caller, date: '', time: '09:00' });
  });

  it('that lacks something, or wants a time that is not offered, is answered with what', async () => {
    const empty = await site.submit('/contact', button, {});
    expect(empty.status).toBe(422);
    expect(empty.page.form(button).errors).toEqual({
      date: 'Please choose a day',
      time: 'Please choose a time',
      name: 'Name is required',
      phone: 'Phone number is required',
    });
    const form = (await site.send('/contact')).page.form(button);
    const sunday = { ...wholeForm(form), date: '2026-11-22' };
    const closed = await site.submit('/contact', button, sunday);
    expect(closed.status).toBe(422);
    expect(closed.page.form(button).errors.date).toBe('Please choose a day');
    expect(closed.page.form(button).values).toMatchObject(caller);
  });
});

describe('a conversation with the assistant', () => {
  const conversation = 'My conversation:\r\n\r\nYou: Do you offer <b>night</b> care?\r\n\r\nWren: Yes.';
  const button = 'Send Message';
  const stored = async () => (await site.mails()).length;

  it('fills in the message, and is neither sent nor stored nor cached', async () => {
    const before = await stored();
    const answer = await site.post('/contact', { conversation });
    expect(answer.status).toBe(200);
    const { values, errors } = answer.page.form(button);
    expect(values.message).toBe('My conversation:\n\nYou: Do you offer <b>night</b> care?\n\nWren: Yes.');
    expect(errors).toEqual({});
    expect(answer.page.errorSummary).toEqual([]);
    expect(answer.page.text).toContain('Your conversation is in the message below.');
    expect(answer.page.title).toBe((await site.send('/contact')).page.title);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await stored()).toBe(before);
    expect((await site.send('/contact')).page.text).not.toContain('Your conversation');
  });

  it('is sent from there like any other message', async () => {
    const filled = (await site.post('/contact', { conversation })).page.form(button);
    const answer = await site.post(filled.action, {
      ...filled.values,
      formKey: randomUUID(),
      firstName: 'Siân',
      lastName: "O'Brien",
      email: 'sian@example.org',
      service: 'home',
    });
    expect(answer.page.text).toContain('Your message has been sent successfully!');
    const mails = await site.mailsAbout(referenceIn(answer));
    expect(mails[brand.email.inbox]?.text).toContain('You: Do you offer');
  });

  it('about danger comes with whom to ring', async () => {
    const told = `${conversation}\r\n\r\nYou: My mum has chest pain\r\n\r\nWren: ${dangerCard('emergency').title}.`;
    const answer = await site.post('/contact', { conversation: told });
    expect(answer.page.text).toContain(dangerCard('emergency').text);
  });

  it('that is longer than a message comes without its beginning', async () => {
    const long = Array.from({ length: 200 }, (_, index) => `You: Question ${index}, and more of it`);
    const { message = '' } = (await site.post('/contact', { conversation: long.join('\n\n') })).page.form(
      button,
    ).values;
    expect(message.startsWith('[The beginning is left out.]')).toBe(true);
    expect(message.endsWith('Question 199, and more of it')).toBe(true);
  });

  it('is taken from no other site', async () => {
    const body = new URLSearchParams({ conversation });
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await site.send('/contact', { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('night');
  });

  it('that is empty leaves the form as it is', async () => {
    const answer = await site.post('/contact', { conversation: ' ' });
    expect([answer.status, answer.page.form(button).values.message]).toEqual([200, '']);
  });
});
