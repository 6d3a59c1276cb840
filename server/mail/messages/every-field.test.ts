import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { events } from '#content/events.yaml';
import { serviceOptions } from '#content/service-options.yaml';
import { applicationSchema } from '#domain/applications/application.ts';
import { callRequestSchema } from '#domain/calls/call-request.ts';
import { contactSchema } from '#domain/enquiries/enquiry.ts';
import { CONSENT_GIVEN, forwardedRegistrationSchema } from '#domain/events/event-registration.ts';
import { TICKED } from '#domain/forms/needs-in-words.ts';
import { waitlistRequestSchema } from '#domain/waitlist/waitlist-request.ts';
import { entriesOf } from '../../../tests/support/form-entries.ts';
import { sampleReceipt, testSite } from '../../../tests/support/test-mail-site.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { applicationToOffice } from './application.ts';
import { callRequestToOffice } from './calls/call-request.ts';
import { enquiryToOffice } from './enquiry.ts';
import { eventRegistrationToOffice } from './events/event-registration.ts';
import { waitlistRequestToOffice } from './waitlist.ts';

/** Two right answers to each field. */
type Answers = Readonly<Record<string, readonly [one: string, other: string]>>;

const email = ['anna@example.org', 'ben@example.org'] as const;
const name = ['Anna Lee', 'Ben Ray'] as const;
const phone = ['07700 900123', '07700 900456'] as const;
const postcode = ['SO14 7LY', 'ZE1 0AA'] as const;
const message = ['I am kind. '.repeat(10), 'I am patient. '.repeat(10)] as const;
const box = [TICKED, ''] as const;
const needs: Answers = {
  ...{ largePrint: box, emailOnly: box, textRelay: box, signLanguage: box },
  ...{ interpreter: ['Polish', 'Urdu'], speakTo: ['Ann Field', 'Jo Field'], leaveMessage: ['yes', 'no'] },
};
/** A consent to write down needs is none, and the browser fills in the time zone, which the mail to the caller heeds. */
const ASIDE = { needsConsent: TICKED, timeZone: 'Europe/London' };

function itCarries<Value>(
  schema: v.GenericSchema<unknown, Value>,
  answers: Answers,
  toOffice: (value: Value) => QueuedMail,
): void {
  const ones = Object.fromEntries(Object.entries(answers).map(([field, [one]]) => [field, one]));
  const mailOf = (fields: object) => toOffice(v.parse(schema, { ...fields, ...ASIDE })).text;
  const fields = Object.keys(entriesOf(schema)).filter((field) => !(field in ASIDE));
  it.each(fields)('carries %s', (field) => {
    expect(mailOf({ ...ones, [field]: answers[field]?.[1] })).not.toBe(mailOf(ones));
  });
}

describe('the office’s mail of an application', () => {
  const answers: Answers = {
    ...{ ...needs, name, email, phone, message },
    ...{ position: ['Night Carer', 'Day Carer'], experience: ['1-3', '3-5'] },
  };
  const job = { jobReference: '', contractType: '', hoursPerWeek: '', jobIsOurs: true, cvName: 'cv.pdf' };
  itCarries(applicationSchema, answers, (application) =>
    applicationToOffice({ ...application, ...job }, sampleReceipt, testSite),
  );
});

describe('the office’s mail of an enquiry', () => {
  const answers: Answers = {
    ...{ ...needs, firstName: ['Anna', 'Ben'], lastName: ['Lee', 'Ray'], email, phone, postcode, message },
    service: [serviceOptions[0]?.value ?? '', serviceOptions.at(-1)?.value ?? ''],
  };
  itCarries(contactSchema, answers, (enquiry) => enquiryToOffice(enquiry, sampleReceipt, testSite));
});

describe('the office’s mail of a request for a call', () => {
  const days = ['2026-07-01', '2026-07-02'].map((date) => ({ date, times: ['09:30', '14:00'] }));
  const answers: Answers = {
    ...{ ...needs, name, email, phone },
    ...{ date: ['2026-07-01', '2026-07-02'], time: ['09:30', '14:00'] },
  };
  itCarries(callRequestSchema(days), answers, (call) => callRequestToOffice(call, sampleReceipt, testSite));
});

describe('the office’s mail of a place on the waitlist', () => {
  itCarries(waitlistRequestSchema, { ...needs, postcode, email }, (request) =>
    waitlistRequestToOffice(request, sampleReceipt, testSite),
  );
});

describe.each(events.slice(0, 1))('the office’s mail of a registration for an event', (event) => {
  const answers: Answers = {
    ...{ name, email, contactNumber: phone, healthConsent: [CONSENT_GIVEN, ''] },
    ...{ dietaryRequirements: ['No pork', 'No fish'], allergies: ['Nuts', 'Milk'] },
  };
  itCarries(forwardedRegistrationSchema, answers, (registration) =>
    eventRegistrationToOffice({ registration, event, ended: false }, sampleReceipt, testSite),
  );
});
