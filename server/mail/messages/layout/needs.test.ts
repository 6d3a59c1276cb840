import { describe, expect, it } from 'vitest';
import { sampleReceipt, testSite } from '../../../../tests/support/test-mail-site.ts';
import { applicationToOffice, applicationToPerson } from '../application.ts';
import { callRequestToOffice, callRequestToPerson } from '../calls/call-request.ts';
import { enquiryToOffice, enquiryToPerson } from '../enquiry.ts';
import { outcomeToApplicant } from '../follow-up.ts';
import { morningLetter } from '../morning-letter.ts';
import { returnedToOffice } from '../returned.ts';
import { waitlistRequestToOffice, waitlistRequestToPerson } from '../waitlist.ts';

const needs = { signLanguage: 'yes', interpreter: 'Polish', leaveMessage: 'no', needsConsent: 'I agree' };
const person = { name: 'Jo Field', email: 'jo@example.org', phone: '+447700900123' };
const enquiry = {
  ...person,
  firstName: 'Jo',
  lastName: 'Field',
  service: 'other' as const,
  postcode: '',
  message: 'Good morning.',
};
const call = { ...person, date: '2026-07-01', time: '14:00' };
const waiting = { email: person.email, postcode: 'ZE1 0AA' };
const application = {
  ...person,
  ...{ experience: '1-3', message: 'Good morning.', position: 'Carer', jobReference: '', contractType: '' },
  ...{ hoursPerWeek: '', jobIsOurs: true, cvName: 'cv.pdf' },
};
const [receipt, site] = [sampleReceipt, testSite];
const stored = {
  ...{ ...receipt, kind: 'call-request' as const, email: null, fields: {}, file: null, answerBy: null },
  ...{ deleteAfter: new Date('2027-05-20T10:00:00Z'), outcome: null, outcomeBefore: null },
};

const mails = {
  'a message': (needs?: Record<string, string>, danger = false) => [
    enquiryToOffice({ ...enquiry, needs }, { ...receipt, danger }, site),
    enquiryToPerson({ ...enquiry, needs }, receipt, site),
  ],
  'a request for a call': (needs?: Record<string, string>, danger = false) => [
    callRequestToOffice({ ...call, needs }, { ...receipt, danger }, site),
    callRequestToPerson({ ...call, needs }, receipt, site),
  ],
  'a place on the waiting list': (needs?: Record<string, string>, danger = false) => [
    waitlistRequestToOffice({ ...waiting, needs }, { ...receipt, danger }, site),
    waitlistRequestToPerson({ ...waiting, needs }, receipt, 'https://site.example/stop', site),
  ],
  'an application': (needs?: Record<string, string>, danger = false) => [
    applicationToOffice({ ...application, needs }, { ...receipt, danger }, site),
    applicationToPerson({ ...application, needs }, receipt, site),
  ],
};

describe.each(Object.entries(mails))('%s', (_, write) => {
  const [office, confirmation] = write(needs);

  it('shows the office how to reach the person before all else', () => {
    const [, , first = ''] = (office?.text ?? '').split('\n\n');
    expect(office?.text.split('\n\n')[1]).toMatch(/Please read this first:$/);
    expect(first).toBe(
      '> Safe to leave a message: No\n> British Sign Language: Yes\n> Interpreter for (language): Polish',
    );
    expect(office?.html).toContain('Interpreter for (language): Polish');
  });

  it('repeats none of it to an address that anyone may have typed, nor the words of the consent', () => {
    expect(confirmation?.text).not.toMatch(/Polish|Sign Language|leave a message/);
    for (const mail of [office, confirmation]) expect(mail?.text).not.toContain('I agree');
  });

  it('advises what follows from it, also in a list of mails, and never to ring all the same', () => {
    expect(office?.text.split('\n\n')[3]).toMatch(/^Leave no message, /);
    expect(office?.html).toContain('>Safe to leave a message: No. ');
    const [danger, safe] = [write(needs, true), write({ interpreter: 'Polish' }, true)].map(([mail]) => mail);
    expect(danger?.text).toMatch(/Leave no message, .*\n\nA program saw signs of danger/);
    expect(danger?.text).not.toContain('Ring the person');
    expect(safe?.text).toMatch(/Polish\n\nA program saw signs of danger.*\n\nRing the person, unless/);
    expect(safe?.text).not.toContain('Leave no message');
  });

  it('says nothing of it where nothing was ticked', () => {
    for (const mail of write()) expect(mail.text).not.toMatch(/read this first|Interpreter|Safe to leave/);
  });

  it('begins with it for a mail service whose template has no such field', () => {
    const { message = '' } = office?.templateParams ?? {
      message: office?.text.split('\n\n').slice(1).join('\n'),
    };
    expect(message).toMatch(/Please read this first:?\n/);
    expect(message).toContain('Interpreter for (language): Polish');
  });
});

it('a mail about one that came back has the advice as well', () => {
  const { text } = returnedToOffice({ ...stored, fields: { ...call, ...needs } }, 'no such user', site);
  expect(text).toMatch(/Safe to leave a message: No\n.*\n\nLeave no message/s);
  expect(text.indexOf('Leave no message')).toBeLessThan(text.indexOf('Please ring'));
});

it.each(['invite', 'undecided'] as const)(
  'an outcome (%s) shows nothing in a list of mails that others may read',
  (outcome) => {
    const applicant = { ...stored, kind: 'application' as const, email: person.email };
    const plain = outcomeToApplicant(outcome, { ...applicant, fields: {} }, site);
    expect(plain.subject).toContain('Your application: ');
    const unsafe = outcomeToApplicant(outcome, { ...applicant, fields: { leaveMessage: 'no' } }, site);
    const inDanger = outcomeToApplicant(outcome, { ...applicant, danger: true }, site);
    for (const { subject, html } of [unsafe, inDanger]) {
      expect(subject).toBe(`Your reference ${receipt.reference}`);
      expect(html).toMatch(/opacity:0">Thank you for getting in touch\./);
    }
  },
);

it('calendar and morning letter say that there is something to read first, and not what', () => {
  const calendar = callRequestToOffice({ ...call, needs }, receipt, site).calendar?.content ?? '';
  const unfolded = calendar.replaceAll('\r\n ', '');
  expect(unfolded).toContain('They have told us how to reach them');
  const at = new Date('2026-11-23T08:30:00Z');
  const submission = {
    ...{ ...receipt, kind: 'enquiry' as const, email: null, answerBy: at, outcome: null, danger: false },
    isUnsent: false,
  };
  const none = { unsent: { count: 0, since: at }, week: [], awaitingEvent: 0, marked: [] };
  const letterOf = (fields: Record<string, string>) =>
    morningLetter({ ...none, waiting: [{ ...submission, fields }], since: at, at }, site).text;
  expect(letterOf(needs)).toContain('They have told us how to reach them');
  expect(letterOf({})).not.toContain('how to reach them');
  expect(letterOf(needs)).toMatch(/\nSafe to leave a message: No\nThey have told us how to reach them/);
  expect(letterOf({ leaveMessage: 'yes' })).not.toContain('Safe to leave');
  for (const text of [unfolded, letterOf(needs)]) expect(text).not.toMatch(/Polish|Sign Language/);
});
