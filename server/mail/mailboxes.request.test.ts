import PostalMime, { type Email } from 'postal-mime';
import { afterAll, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { rightApplication } from '../../tests/support/application-cases.ts';
import { type BuiltSite, startBuiltSite } from '../../tests/support/built-site.ts';
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

/** A form of each kind, with as much of a swindler's own words as its fields take. */
const swindles: ((site: BuiltSite, email: string) => Promise<{ status: number }>)[] = [
  (site, email) =>
    site.submit('/contact', 'Send Message', {
      ...{ ...names, ...needs, email, phone, service: 'home', message: text },
    }),
  async (site, email) => {
    const { choices } = (await site.send('/contact?form=call')).page.form('Request the call');
    const { day, time } = nextCallTime();
    const when = { date: choices.date?.[day - 1] ?? '', time: choices.time?.[time - 1] ?? '' };
    return site.submit('/contact?form=call', 'Request the call', {
      ...names,
      ...needs,
      ...when,
      email,
      phone,
    });
  },
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
