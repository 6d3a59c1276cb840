import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { startDateOption } from '#content/service-options.yaml';
import { callStart } from '#domain/calls/call-request.ts';
import { eventTimes } from '#domain/events/event.ts';
import { DECISIONS } from '#domain/follow-up/outcome.ts';
import { startDateNotice } from '#domain/retention/form-notices.ts';
import { sampleReceipt, testSite } from '../../../tests/support/test-mail-site.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { applicationToPerson } from './application.ts';
import { callRequestToPerson } from './calls/call-request.ts';
import { cancelledCallToPerson } from './calls/cancelled-call.ts';
import { movedCallToPerson } from './calls/moved-call.ts';
import { enquiryToPerson } from './enquiry.ts';
import { eventRegistrationToPerson } from './events/event-registration.ts';
import { outcomeToApplicant } from './follow-up.ts';
import { waitlistOpeningToPerson, waitlistRequestToPerson } from './waitlist.ts';

const [event] = events;
if (!event) throw new Error('The site ships no event.');

/** Text that a swindler might have us send on, within the rules of the fields; each piece can be told apart. */
const typed = {
  email: 'stranger@typed-email.example',
  phone: '+447700900555 typednote',
  message: 'TYPEDMESSAGE оплата.рф evil .com/pay 203.0.113.9/pay',
  name: 'Typedname',
};
const needs = { interpreter: 'TYPEDLANGUAGE', speakTo: 'TYPEDPERSON' };
const stop = 'https://site.example/notices/unsubscribe?token=abc.def';

const enquiry = {
  firstName: typed.name,
  lastName: 'Typedlast',
  email: typed.email,
  phone: typed.phone,
  service: 'other',
  message: typed.message,
  postcode: 'ZE1 0AA',
  needs,
} as const;
const callTime = { date: '2026-11-24', time: '09:30' };
const call = { name: typed.name, phone: typed.phone, email: typed.email, ...callTime, needs };
const application = {
  ...{ name: typed.name, email: typed.email, phone: typed.phone, experience: '1-3', message: typed.message },
  // By the contract another installation names the job in its own words.
  ...{ position: 'TYPEDPOSITION', jobReference: 'TYPEDJOB', contractType: '', hoursPerWeek: '' },
  ...{ jobIsOurs: false, cvName: 'typed.pdf', needs },
};
const registration = {
  name: typed.name,
  email: typed.email,
  contactNumber: 'TYPEDNUMBER',
  dietaryRequirements: typed.message,
  allergies: typed.message,
  healthConsent: true,
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
    waitlistRequestToPerson(
      { email: typed.email, postcode: 'ZE1 0AA', needs },
      sampleReceipt,
      stop,
      testSite,
    ),
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

const { needs: _, ...called } = call;
const storedFields: Record<string, string> = {
  ...{ ...called, ...needs, message: typed.message },
  ...{ position: application.position, jobReference: application.jobReference },
};
const stored = {
  ...{ ...sampleReceipt, kind: 'call-request' as const, email: typed.email, fields: storedFields },
  ...{ deleteAfter: new Date('2027-05-20T10:00:00Z'), answerBy: null, outcome: null, outcomeBefore: null },
  file: { name: 'typed.pdf', mediaType: 'application/pdf', size: 1 },
};
const at = new Date('2026-11-23T08:30:00Z');
const move = { from: callTime, to: { date: '2026-11-26', time: '14:00' }, at, mustConfirm: true };

describe.each([
  ...confirmations,
  ['an application', applicationToPerson(application, sampleReceipt, testSite)],
  ['a call that was moved', movedCallToPerson(stored, move, testSite)],
  ['a call that was cancelled', cancelledCallToPerson(stored, testSite, at)],
  ...[...DECISIONS, 'undecided' as const].map((outcome): [string, QueuedMail] => [
    `an application: ${outcome}`,
    outcomeToApplicant(outcome, stored, testSite),
  ]),
] satisfies [string, QueuedMail][])('the mail to a person about %s', (_, { to, ...mail }) => {
  it('repeats nothing that was typed, wherever a mail program might show it', () => {
    expect(to).toEqual({ address: typed.email });
    expect(JSON.stringify(mail).replaceAll('\\r\\n ', '')).not.toMatch(/typed|оплата|203\.0|evil|ZE1 0AA/i);
  });
});

const inOneLine = (mail: { text: string }) => mail.text.replaceAll(/\s+/g, ' ');

describe('a confirmation', () => {
  it('of a message says by when it is answered', () => {
    const friday = { ...sampleReceipt, receivedAt: new Date('2026-11-20T22:05:00Z') };
    expect(enquiryToPerson(enquiry, friday, testSite).text).toContain('by the end of Monday 23 November');
  });

  it('of a call or an event is none once it has begun or ended', () => {
    const expiries = [
      callRequestToPerson(call, sampleReceipt, testSite),
      movedCallToPerson(stored, move, testSite),
      ...[false, true].map((ended) =>
        eventRegistrationToPerson({ registration, event, ended }, sampleReceipt, testSite),
      ),
      enquiryToPerson(enquiry, sampleReceipt, testSite),
    ].map(({ expires }) => expires);
    const times = [callStart(call), callStart(move.to), eventTimes(event).end].map(Number);
    expect(expiries).toEqual([...times, undefined, undefined]);
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
