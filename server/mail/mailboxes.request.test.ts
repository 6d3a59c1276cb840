import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { rightApplication } from '../../tests/support/application-cases.ts';
import { type Answer, type BuiltSite, referenceIn, startBuiltSite } from '../../tests/support/built-site.ts';
import { nextCallTime } from '../../tests/support/next-call-time.ts';
import { startSmtpServer } from '../../tests/support/smtp-server.ts';
import { pdf } from '../applications/cv/pdf-for-tests.ts';

// The jobs and the event for tests are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-09-19T10:00:00Z') });
const smtp = await startSmtpServer();
afterAll(() => smtp.close());

interface Delivered extends Email {
  /** Everything that a mail program might show, attached files and headers included. */
  shown: string;
}

const decode = (content: Email['attachments'][number]['content']) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

async function inboxOf(address: string): Promise<Delivered[]> {
  const mails = smtp.received.filter(({ to }) => to.includes(address));
  return Promise.all(
    mails.map(async ({ raw }) => {
      const mail = await PostalMime.parse(raw);
      const files = mail.attachments.map(({ filename, content }) => `${filename}\n${decode(content)}`);
      const headers = mail.headers.map(({ value }) => value).join('\n');
      const shown = [mail.subject, headers, mail.text, mail.html, ...files]
        .join('\n')
        .replaceAll('\r\n ', '');
      return { ...mail, shown };
    }),
  );
}

const cv = () => new File([new Uint8Array(pdf())], 'blocked-ring-0906.pdf', { type: 'application/pdf' });

const sentence = 'Your account is blocked';
const links = 'оплата.рф evil。com 203.0.113.9/pay evil .com/pay';
const text = `${sentence}. Ring 0906 000 0000 and have your bank card ready: ${links}`;
const phone = '07700 900123 ring 0906 now';
const needs = { interpreter: text.slice(0, 100), speakTo: text.slice(0, 200) };
const names = { name: sentence, firstName: sentence, lastName: 'Ring the bank now' };

async function askForCall(site: BuiltSite, fields: Record<string, string>): Promise<Answer> {
  const { choices } = (await site.send('/contact?form=call')).page.form('Request the call');
  const { day, time } = nextCallTime();
  const when = { date: choices.date?.[day - 1] ?? '', time: choices.time?.[time - 1] ?? '' };
  return site.submit('/contact?form=call', 'Request the call', { phone: '07700 900123', ...when, ...fields });
}

/** A form of each kind, with as much of a swindler's own words as its fields take. */
const swindles: ((site: BuiltSite, email: string) => Promise<{ status: number }>)[] = [
  (site, email) =>
    site.submit('/contact', 'Send Message', {
      ...{ ...names, ...needs, email, phone, service: 'home', message: text },
    }),
  (site, email) => askForCall(site, { ...names, ...needs, email, phone }),
  (site, email) =>
    site.submit('/events/ai-in-plain-english', 'Register', {
      ...{ ...names, email, contactNumber: text, dietaryRequirements: text, allergies: text },
      healthConsent: 'yes',
    }),
  (site, email) => site.submit('/area-notice', 'Notify Me', { ...needs, postcode: 'M1 1AE', email }),
  (site, email) =>
    site.submit('/careers/companion-eastleigh/apply', 'Submit Application', {
      ...{ ...rightApplication, ...names, ...needs, email, phone, cv: cv() },
      message: `${text} ${text}`,
    }),
  (site, email) =>
    site.submit(`/job-alerts?${new URLSearchParams({ q: text, place: text })}`, 'Email me new jobs', {
      email,
    }),
  (site, email) =>
    site.post('/api/apply', {
      ...{ ...rightApplication, ...names, ...needs, email, phone, position: text, jobReference: text },
      ...{ contractType: text, hoursPerWeek: text, message: `${text} ${text}`, resume: cv() },
    }),
];

it('a swindler with 22 forms to five people has none of his words in their mailboxes', async () => {
  const site = await startBuiltSite({ SMTP_URL: smtp.url, RATE_LIMITS: 'on' });
  const victims = Array.from({ length: 5 }, (_, index) => `victim-${index}@example.org`);
  for (let index = 0; index < 22; index += 1) {
    const send = async () =>
      (await swindles[index % swindles.length]?.(site, victims[index % victims.length] ?? ''))?.status;
    // A busy machine may ask for another try.
    await expect.poll(send, { timeout: 60_000 }).toBe(200);
  }
  const inboxes = () => Promise.all(victims.map(inboxOf));
  await expect
    .poll(async () => (await inboxes()).flat().length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(22);
  for (const inbox of await inboxes()) {
    expect(inbox.length).toBeLessThanOrEqual(5);
    for (const { shown, to, from } of inbox) {
      expect(shown).not.toMatch(/blocked|ring the bank|0906|card ready|оплата|evil|203\.0/i);
      expect([to?.[0]?.name, from?.name]).toEqual(['', brand.name]);
    }
  }
});

const disclosure = 'My son hits me and I am afraid of him. Please do not ring the house.';
const woman = 'woman@example.org';
const manager = 'manager@example.org';
const afraid = /hits|afraid|scared|\bson\b|danger|abuse|Home Care|Maggie|leave a message/i;
const person = { firstName: 'Maggie', lastName: 'Ash', email: woman, service: 'home' };

async function mailboxes(answer: Answer, count: number) {
  const reference = referenceIn(answer);
  const about = async () =>
    (await Promise.all([woman, brand.email.inbox, manager].map(inboxOf))).map((mails) =>
      mails.filter(({ shown }) => shown.includes(reference)),
    );
  await expect.poll(async () => (await about()).flat().length, { timeout: 20_000 }).toBe(count);
  const [hers = [], [office] = [], [second] = []] = await about();
  return { hers, office, second, reference };
}

describe('of a woman who tells of abuse', async () => {
  const site = await startBuiltSite({ SMTP_URL: smtp.url, OVERDUE_INBOX: manager });

  const expectNeutral = ([mail, ...others]: Delivered[], reference: string) => {
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your reference ${reference}`);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.shown).not.toMatch(afraid);
    expect(mail?.text).toContain(`or to have a copy, ring us on ${brand.phone.display}`);
  };
  const expectAtOnce = (office?: Delivered, second?: Delivered) => {
    for (const mail of [office, second]) {
      expect(mail?.subject).toMatch(/^Danger\? Please read first: /);
      // A reply quotes the whole, and goes to no mailbox at home.
      expect(mail?.replyTo?.map(({ address }) => address)).toEqual([brand.email.inbox]);
    }
    expect(second?.text).toBe(office?.text);
  };
  const expectNoCopy = ({ page }: Answer) => {
    expect(page.text).toContain(`If you would like one, ring us on ${brand.phone.display}.`);
    expect(page.text).not.toMatch(/hits me|A copy of what you sent|Maggie/);
  };

  it('by the contact form, her mailbox shows nothing, and office and second inbox read it at once', async () => {
    const answer = await site.submit('/contact', 'Send Message', { ...person, message: disclosure });
    expectNoCopy(answer);
    const { hers, office, second, reference } = await mailboxes(answer, 3);
    expectNeutral(hers, reference);
    expectAtOnce(office, second);
    expect(office?.text).toContain(disclosure);
    expect(office?.text).not.toMatch(/ring the person if you can/i);
    expect(office?.html).toContain(`?subject=Your%20reference%20${reference}"`);
  });

  it('by a chat that she hands over to the office, however long it was', async () => {
    const small = 'You: Do you come to Southampton?\n\nWren: Yes.\n\n'.repeat(60);
    const conversation = `${small}You: ${disclosure}\n\nWren: If someone is in danger now, call 999.`;
    const { page } = await site.post('/contact', { conversation });
    const { action, values } = page.form('Send Message');
    const answer = await site.post(action, { ...values, ...person, formKey: randomUUID() });
    expectNoCopy(answer);
    const { hers, office, second, reference } = await mailboxes(answer, 3);
    expectNeutral(hers, reference);
    expectAtOnce(office, second);
  });

  it('by a call, to whom no message may be left, her mailbox has no mail at all', async () => {
    const answer = await askForCall(site, { name: 'Maggie Ash', email: woman, leaveMessage: 'no' });
    expect(answer.page.text).toContain('Thank you. We will ring you on');
    expectNoCopy(answer);
    const { hers, office } = await mailboxes(answer, 1);
    expect(hers).toEqual([]);
    const [, needs, advice] = office?.text?.split('\n\n') ?? [];
    expect(needs).toMatch(/Please read this first:$/);
    expect(office?.text?.indexOf('> Safe to leave a message: No')).toBeLessThan(
      office?.text?.indexOf('Leave no message') ?? 0,
    );
    expect(advice).toBe('> Safe to leave a message: No');
    expect(office?.text).not.toMatch(/ring the person/i);
    expect(office?.replyTo?.[0]?.address).toBe(brand.email.inbox);
  });

  it('by a call, in the name of whom else to speak to', async () => {
    const speakTo = 'My sister: my husband hits me and reads my mail';
    const answer = await askForCall(site, { name: 'Maggie Ash', email: woman, speakTo });
    expectNoCopy(answer);
    expect(answer.page.links).toContainEqual(expect.objectContaining({ href: 'tel:999' }));
    const { hers, office, second, reference } = await mailboxes(answer, 3);
    expectNeutral(hers, reference);
    expectAtOnce(office, second);
  });

  const told = 'My husband hits me and I am scared of him';
  const waits = { postcode: 'M1 1AE', email: woman };
  const elsewhere: [string, () => Promise<Answer>][] = [
    ['the waiting list', () => site.submit('/area-notice', 'Notify Me', { ...waits, speakTo: told })],
    ['its interpreter', () => site.submit('/area-notice', 'Notify Me', { ...waits, interpreter: told })],
    [
      'a name',
      () => site.submit('/contact', 'Send Message', { ...person, firstName: told, message: 'Hello' }),
    ],
    ['a caller’s name', () => askForCall(site, { name: told, email: woman })],
    ['a caller’s interpreter', () => askForCall(site, { name: 'M Ash', email: woman, interpreter: told })],
  ];

  it.each(elsewhere)('in a field that asks for something else: %s', async (_, send) => {
    const answer = await send();
    expectNoCopy(answer);
    expect(answer.page.links).toContainEqual(expect.objectContaining({ href: 'tel:999' }));
    const { hers, office, second, reference } = await mailboxes(answer, 3);
    expectNeutral(hers, reference);
    expectAtOnce(office, second);
    expect(office?.text).toMatch(/^Answered: /m);
    expect(office?.text).not.toContain('Nothing to do');
  });

  it('in a letter with an application, whose thanks promise no email', async () => {
    const sent = { ...rightApplication, name: 'Maggie Ash', email: woman, cv: cv() };
    const path = '/careers/companion-eastleigh/apply';
    const message = `${disclosure} ${rightApplication.message}`;
    const danger = await site.submit(path, 'Submit Application', { ...sent, message });
    expectNoCopy(danger);
    const { hers, office, second, reference } = await mailboxes(danger, 3);
    expectNeutral(hers, reference);
    expectAtOnce(office, second);
    const unsafe = await site.submit(path, 'Submit Application', { ...sent, leaveMessage: 'no' });
    expectNoCopy(unsafe);
    expect(unsafe.page.text).not.toContain('You will get an email');
    expect((await mailboxes(unsafe, 1)).hers).toEqual([]);
  });

  it('and an ordinary message is confirmed as ever, and told to no second inbox', async () => {
    const message = 'My father comes home on Friday.';
    const answer = await site.submit('/contact', 'Send Message', { ...person, message, leaveMessage: 'yes' });
    const { hers, office, second } = await mailboxes(answer, 2);
    expect(hers.map(({ subject }) => subject)).toEqual([expect.stringContaining('We have your message')]);
    expect(office?.replyTo?.[0]?.address).toBe(woman);
    expect(second).toBeUndefined();
  });
});
