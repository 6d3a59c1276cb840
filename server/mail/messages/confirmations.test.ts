import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { startDateOption } from '#content/service-options.yaml';
import { startDateNotice } from '#domain/retention/form-notices.ts';
import { sampleReceipt, testSite } from '../../../tests/support/test-mail-site.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { callRequestToPerson } from './call-request.ts';
import { enquiryToPerson } from './enquiry.ts';
import { eventRegistrationToPerson } from './event-registration.ts';
import { waitlistOpeningToPerson, waitlistRequestToPerson } from './waitlist.ts';

const [event] = events;
if (!event) throw new Error('The site ships no event.');

/** Text that a spammer might have us send on; each piece can be told apart. */
const typed = {
  email: 'stranger@typed-email.example',
  phone: '+447700900555',
  message: 'TYPEDMESSAGE https://typed-link.example',
  name: 'Claim your prize TYPEDNAME at typed.example',
};
const stop = 'https://site.example/notices/unsubscribe?token=abc.def';

const enquiry = {
  firstName: typed.name,
  lastName: 'TYPEDLAST',
  email: typed.email,
  phone: typed.phone,
  service: 'other',
  message: typed.message,
  postcode: 'ZE1 0AA',
} as const;
const call = { name: typed.name, phone: typed.phone, email: typed.email, date: '2026-11-24', time: '09:30' };
const registration = {
  name: typed.name,
  email: typed.email,
  contactNumber: 'TYPEDNUMBER',
  dietaryRequirements: typed.message,
  allergies: typed.message,
};

const confirmations: [string, QueuedMail][] = [
  ['a message', enquiryToPerson(enquiry, sampleReceipt, testSite)],
  ['a request for a call', callRequestToPerson(call, sampleReceipt, testSite)],
  [
    'a registration',
    eventRegistrationToPerson({ registration, event, ended: false }, sampleReceipt, testSite),
  ],
  [
    'interest in the next event',
    eventRegistrationToPerson({ registration, event, ended: true }, sampleReceipt, testSite),
  ],
  [
    'a wish to be told',
    waitlistRequestToPerson({ email: typed.email, postcode: 'ZE1 0AA' }, sampleReceipt, stop, testSite),
  ],
  [
    'an area reached',
    waitlistOpeningToPerson({ email: typed.email, area: 'LS1', unsubscribeUrl: stop }, testSite),
  ],
];

describe.each(confirmations)('the mail to somebody about %s', (_, mail) => {
  it('goes to the address that was given, and an answer reaches the office', () => {
    expect(mail.to).toEqual({ address: typed.email });
    expect(mail.replyTo).toEqual({ address: brand.email.info });
  });

  it('sends on nothing with a web address in it', () => {
    const all = [mail.subject, mail.html, mail.text, mail.calendar?.content ?? ''].join('\n');
    expect(all).not.toMatch(/typed-link|typed\.example|TYPEDMESSAGE|prize/i);
  });

  it('says how to reach a person, and why it came', () => {
    for (const body of [mail.html.replaceAll('\u00A0', ' '), mail.text]) {
      expect(body).toContain(brand.phone.display);
      expect(body).toContain('You are receiving this email because someone');
    }
  });

  it('is never a service’s template of its own', () => {
    expect(mail.templateParams).toBeNull();
    expect(mail.withFile).toBe(false);
  });
});

describe.each(confirmations.slice(0, 5))('the confirmation of %s', (_, mail) => {
  it('says what was received, what happens next, and the reference', () => {
    expect(mail.subject).toContain(`(${sampleReceipt.reference})`);
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain(sampleReceipt.reference);
      expect(body).toContain('What happens next');
    }
  });
});

const inOneLine = (mail: { text: string }) => mail.text.replaceAll(/\s+/g, ' ');

describe('a confirmation', () => {
  it('has a copy of every field that was sent', () => {
    const honest = { ...enquiry, firstName: 'Siân', lastName: 'Ash', message: 'Good morning.\nShe is 84.' };
    for (const words of [
      'Siân Ash',
      '07700 900 555',
      'ZE1 0AA',
      'Something else',
      '> She is 84.',
      typed.email,
    ])
      expect(inOneLine(enquiryToPerson(honest, sampleReceipt, testSite))).toContain(words);
    const asked = callRequestToPerson({ ...call, name: 'Siân Ash' }, sampleReceipt, testSite);
    for (const words of ['Siân Ash', '07700 900 555', typed.email]) expect(inOneLine(asked)).toContain(words);
    const coming = { ...registration, name: 'Siân Ash', dietaryRequirements: 'Vegan', allergies: '' };
    const registered = eventRegistrationToPerson(
      { registration: coming, event, ended: false },
      sampleReceipt,
      testSite,
    );
    for (const words of ['Siân Ash', 'TYPEDNUMBER', '> Vegan'])
      expect(inOneLine(registered)).toContain(words);
    expect(inOneLine(registered)).not.toContain('Allergies');
    const waiting = { email: typed.email, postcode: 'ZE1 0AA' };
    expect(inOneLine(waitlistRequestToPerson(waiting, sampleReceipt, stop, testSite))).toContain('ZE1 0AA');
  });

  it('says of words with a web address that they have arrived', () => {
    expect(inOneLine(enquiryToPerson(enquiry, sampleReceipt, testSite))).toContain(
      'Message: It has arrived whole.',
    );
  });

  it('greets by a name that can only be one', () => {
    const mail = enquiryToPerson({ ...enquiry, firstName: 'Siân' }, sampleReceipt, testSite);
    expect(mail.to).toEqual({ name: 'Siân', address: typed.email });
    expect(mail.text).toContain('Thank you, Siân. We have your message.');
  });

  it('of a message says by when it is answered', () => {
    const friday = { ...sampleReceipt, receivedAt: new Date('2026-11-20T22:05:00Z') };
    expect(enquiryToPerson(enquiry, friday, testSite).text).toContain('by the end of Monday 23 November');
  });

  it('tells whoever waits for the day we can start how long we can tell them, and nobody else', () => {
    const asked = { ...enquiry, service: startDateOption } as const;
    expect(inOneLine(enquiryToPerson(asked, sampleReceipt, testSite))).toContain(startDateNotice);
    expect(inOneLine(enquiryToPerson(enquiry, sampleReceipt, testSite))).not.toContain(startDateNotice);
  });

  it('of a wish, and the mail that fulfils it, can be stopped in the mail and by the mail program', () => {
    for (const [, mail] of confirmations.slice(4)) {
      expect(mail.unsubscribeUrl).toBe(stop);
      expect(mail.html).toContain(`href="${stop}"`);
      expect(mail.text).toContain(stop);
    }
    for (const [, mail] of confirmations.slice(0, 4)) expect(mail.unsubscribeUrl).toBeNull();
  });
});

it('an appointment for the calendar reminds of itself', () => {
  const calendarOf = (mail: QueuedMail) => mail.calendar?.content ?? '';
  expect(calendarOf(callRequestToPerson(call, sampleReceipt, testSite))).toContain('TRIGGER:-PT15M');
  const coming = eventRegistrationToPerson({ registration, event, ended: false }, sampleReceipt, testSite);
  expect(calendarOf(coming)).toContain('TRIGGER:-P1D');
});
