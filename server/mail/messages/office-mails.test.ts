import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { callRequestMails } from '#content/mails/call-request.yaml';
import { everyMail } from '../../../tests/support/every-mail.ts';
import { sampleReceipt, testSite } from '../../../tests/support/test-mail-site.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { applicationToOffice } from './application.ts';
import { callRequestToOffice } from './calls/call-request.ts';
import { enquiryToOffice } from './enquiry.ts';
import { eventRegistrationToOffice } from './events/event-registration.ts';
import { returnedToOffice } from './returned.ts';
import { waitlistRequestToOffice } from './waitlist.ts';

const enquiry = {
  firstName: 'Siân',
  lastName: "O'Brien",
  email: "sian.o'brien+care@example.org",
  phone: '+447700900123',
  service: 'other',
  message: 'My father comes home on Friday.\n\nCan you help? <b>Siân</b> & co',
  postcode: 'SO14 7LY',
} as const;
const application = {
  name: 'Anna Lee',
  email: 'anna@example.org',
  phone: '+447700900123',
  experience: '1-3',
  message: 'I would like to work with you.',
  position: 'Night Carer',
  jobReference: 'NC-1',
  contractType: '',
  hoursPerWeek: '',
  jobIsOurs: true,
  cvName: 'cv.pdf',
};
const stored = {
  kind: 'event-registration' as const,
  email: 'anna@example.org',
  deleteAfter: new Date('2027-05-20T10:00:00Z'),
  danger: false,
  tentative: false,
  answerBy: null,
  outcome: null,
  outcomeBefore: null,
  file: null,
};
const link = () => 'https://site.example/office/answer?token=a.b';
const siteWithLinks = { ...testSite, links: { office: link, applicant: link, caller: link } };
const call = {
  name: 'Anna Lee',
  phone: '+442380960000',
  email: 'anna@example.org',
  date: '2026-07-01',
  time: '14:00',
};

describe('an enquiry at the office', () => {
  const mail = enquiryToOffice(enquiry, sampleReceipt, testSite);

  it('holds everything that was filled in, in both forms', () => {
    expect(mail.to).toEqual({ address: 'office@site.example' });
    expect(mail.subject).toBe("Enquiry from Siân O'Brien: Something else, or not sure yet (AB-7K3M-Q2HX)");
    for (const fact of [
      'Something else, or not sure yet',
      '07700 900 123',
      'SO14 7LY',
      'Friday 20 November 2026',
      'AB-7K3M-Q2HX',
    ]) {
      expect(mail.html).toContain(fact);
      expect(mail.text).toContain(fact);
    }
    expect(mail.text).toContain('> My father comes home on Friday.\n>\n> Can you help? <b>Siân</b> & co');
    expect(mail.text).toContain(`Email: ${enquiry.email}`);
  });

  it('shows what was typed as text, never as markup', () => {
    expect(mail.html).toContain('Can you help? &lt;b&gt;Siân&lt;/b&gt; &amp; co');
    expect(mail.html).not.toContain('<b>Siân');
  });

  it('is answered, and the person rung, with one click', () => {
    expect(mail.replyTo).toEqual({ name: "Siân O'Brien", address: enquiry.email });
    expect(mail.html).toContain('href="tel:+447700900123"');
    expect(mail.html).toContain(
      'href="mailto:sian.o&#x27;brien%2Bcare@example.org?subject=Your%20message%20to',
    );
  });

  it('gives a mail service’s template exactly its parameters', () => {
    expect(mail.templateParams).toEqual({
      name: "Siân O'Brien",
      email: enquiry.email,
      phone: '+447700900123',
      service: 'other',
      message: [
        enquiry.message,
        '',
        'Answer by Monday 23 November (we promised the end of that day).',
        `Postcode: ${enquiry.postcode}`,
        `Reference: ${sampleReceipt.reference}`,
      ].join('\n'),
      time: '20/11/2026 at 10:00',
      to_email: 'office@site.example',
    });
  });

  it('says what was left empty in the words of the contract', () => {
    const sparse = enquiryToOffice({ ...enquiry, phone: '', postcode: '' }, sampleReceipt, testSite);
    expect(sparse.templateParams).toMatchObject({ phone: 'Not provided' });
    expect(sparse.text).toContain('Phone: Not provided');
    expect(sparse.text).not.toContain('Postcode');
    expect(sparse.html).not.toContain('tel:+447700900123');
    const unknown = enquiryToOffice({ ...enquiry, service: '' as 'other' }, sampleReceipt, testSite);
    expect(unknown.templateParams).toMatchObject({ service: 'Not specified' });
  });

  it('says first by which day the sender was promised an answer', () => {
    expect(mail.text).toMatch(/^\S.*\n\nAnswer by Monday 23 November \(we promised/);
  });

  it('says when the website deletes its copy', () => {
    expect(mail.text).toContain('deletes its own copy on 20 May 2027');
  });
});

describe('a requested call at the office', () => {
  const mail = callRequestToOffice(call, sampleReceipt, testSite);

  it('says whom to ring, when and where, with the appointment for the calendar', () => {
    expect(mail.subject).toBe('Call request from Anna Lee for Wednesday 1 July at 2 pm (AB-7K3M-Q2HX)');
    expect(mail.html).toContain('href="tel:+442380960000"');
    const calendar = mail.calendar?.content.replace(/\r\n /g, '') ?? '';
    for (const line of [
      'METHOD:PUBLISH',
      'UID:0199f3a0-0000-7000-8000-000000000001',
      'DTSTART:20260701T130000Z',
      'DTEND:20260701T133000Z',
      'SUMMARY:Anna Lee\\, 023 8096 0000',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
    ]) {
      expect(calendar.split('\r\n')).toContain(line);
    }
  });

  it('says that the time is a promise, unless it has to be confirmed', () => {
    expect(mail.text).toContain('Day and time: Wednesday 1 July at 2 pm (we promised it)');
    const toConfirm = callRequestToOffice(call, sampleReceipt, testSite, true);
    expect(toConfirm.text).toMatch(/Day and time: Wednesday 1 July at 2 pm, to be confirmed$/m);
    const tentative = callRequestToOffice(call, { ...sampleReceipt, tentative: true }, testSite);
    expect(tentative.subject).toContain('to be confirmed');
    expect(tentative.text).toContain('no half hour is held for this one');
  });

  it.each([
    ['+44770090012', '0770090012 (may lack a digit)'],
    ['7700900123', '7700900123 (may lack a digit)'],
    ['+4477009001234', '077009001234 (may have a digit too many)'],
    ['+44412345678', '0412345678 (country not known)'],
  ])('marks %s, which may not be whole, wherever it stands', (phone, words) => {
    const marked = callRequestToOffice({ ...call, phone }, sampleReceipt, testSite);
    expect(marked.text).toContain(`Phone: ${words}`);
    expect(marked.html).toContain(`href="tel:${phone}"`);
    expect(marked.html).toContain(`Anna Lee would like a call on ${words}.`);
    expect(marked.calendar?.content.replace(/\r\n /g, '')).toContain(`SUMMARY:Anna Lee\\, ${words}`);
    expect(marked.templateParams).toMatchObject({ phone });
  });

  it('says what was promised where the number may not be whole, and promises no call', () => {
    const { office } = callRequestMails.notWhole;
    const mailFor = (changes: Partial<typeof call & { needs: { speakTo: string } }>) =>
      callRequestToOffice({ ...call, phone: '+44770090012', ...changes }, sampleReceipt, testSite, true);
    const byEmail = mailFor({});
    expect(byEmail.text).toContain(office.email);
    expect(byEmail.text).toMatch(/Day and time: Wednesday 1 July at 2 pm, to be confirmed$/m);
    expect(byEmail.templateParams?.message).toMatch(
      new RegExp(`^${office.email}\\n.*\\n\\nPhone: 0770090012 \\(may lack a digit\\)`),
    );
    const other = mailFor({ email: '', needs: { speakTo: 'Ann, 023 8096 0000' } });
    expect(other.text).toContain(office.other);
  });

  it('fills the contact template of a mail service', () => {
    expect(mail.templateParams).toEqual({
      name: 'Anna Lee',
      email: 'anna@example.org',
      phone: '+442380960000',
      service: 'Schedule a Call',
      message: `Please call me on Wednesday 1 July at 2 pm.\n\nReference: ${sampleReceipt.reference}`,
      time: '20/11/2026 at 10:00',
      to_email: 'office@site.example',
    });
  });

  it('is not answered by mail where no address was left', () => {
    const sparse = callRequestToOffice({ ...call, email: '' }, sampleReceipt, testSite);
    expect(sparse.replyTo).toEqual({ address: 'office@site.example' });
    expect(sparse.html).not.toContain('Reply by email');
    expect(sparse.templateParams).toMatchObject({ email: 'Not provided' });
  });
});

describe('a wish to be told at the office', () => {
  it('says in which area somebody waits, and gives a template exactly its parameters', () => {
    const mail = waitlistRequestToOffice(
      { email: 'anna@example.org', postcode: 'LS1 1AA' },
      sampleReceipt,
      testSite,
    );
    expect(mail.subject).toBe('Someone is waiting for us in LS1 1AA (AB-7K3M-Q2HX)');
    expect(mail.text).toContain('\n\nNothing to do: ');
    expect(mail.replyTo).toEqual({ address: 'anna@example.org' });
    expect(mail.templateParams).toEqual({
      email: 'anna@example.org',
      message: 'Please notify me when services are available in the LS1 1AA area.',
    });
  });
});

describe('a registration at the office', () => {
  const [event] = events;
  const registration = {
    name: 'Anna Lee',
    email: 'anna@example.org',
    contactNumber: '(01632) 960 000',
    dietaryRequirements: '',
    allergies: 'Peanuts',
    healthConsent: true,
  };
  const mailFor = (changes: Partial<typeof registration>, ended = false, danger = false) => {
    if (!event) throw new Error('The site ships no event.');
    return eventRegistrationToOffice(
      { registration: { ...registration, ...changes }, event, ended },
      { ...sampleReceipt, danger },
      siteWithLinks,
    );
  };

  it('asks for nothing where the event is over, and for no press, unless it shows signs of danger', () => {
    expect(mailFor({}, true).text).toContain('\n\nNothing to do: ');
    expect(mailFor({}, true).text).not.toContain('/office/answer');
    for (const mail of [mailFor({}), mailFor({}, true, true)]) {
      expect(mail.text).not.toContain('Nothing to do');
      expect(mail.text).toContain('/office/answer');
    }
  });

  it('holds what the person needs, and nothing about what they left empty', () => {
    const mail = mailFor({});
    expect(mail.text).toContain('Allergies:\n\n> Peanuts');
    expect(mail.text).not.toContain('Dietary');
    expect(mail.replyTo).toEqual({ name: 'Anna Lee', address: 'anna@example.org' });
  });

  it('shows a contact number as people read it, and says where it may not be whole', () => {
    expect(mailFor({}).text).toContain('Phone: 01632 960 000');
    expect(mailFor({ contactNumber: '07700 90012' }).text).toContain('Phone: 0770090012 (may lack a digit)');
  });

  it('rings a contact number with one click where it is one', () => {
    expect(mailFor({}).html).toContain('href="tel:+441632960000"');
    expect(mailFor({ contactNumber: 'ask my sister' }).html).not.toContain('Call ask');
    expect(mailFor({ contactNumber: 'ask my sister' }).text).toContain('Phone: ask my sister');
    expect(mailFor({ contactNumber: '' }).text).toContain('Phone: Not provided');
  });
});

it('a mail that came back says to ring only where there is a number to ring', () => {
  const aboutReturned = (contactNumber: string) => {
    const fields = { name: 'Anna Lee', contactNumber };
    const submission = { ...sampleReceipt, ...stored, fields };
    return returnedToOffice(submission, '550 no such person', testSite);
  };
  expect(aboutReturned('01632 960 000').text).toContain('Call 01632 960 000');
  const nobody = aboutReturned('ask my sister');
  expect(nobody.text).toContain('There is no telephone number');
  expect(nobody.html).not.toContain('tel:ask');
});

describe('an application at the office', () => {
  const mail = applicationToOffice(application, sampleReceipt, siteWithLinks);

  it('says by which day the applicant was promised an answer', () => {
    expect(mail.text).toContain('\nAnswer by Friday 27 November (we promised');
  });

  it('says beside its buttons that each writes to the applicant', () => {
    expect(mail.text).toMatch(/Each writes to the applicant.+\n\nInvite: https:/);
  });
});

it('an answer by email names what it answers', () => {
  const subjectOf = ({ html }: { html: string }) =>
    decodeURIComponent(/href="mailto:[^"]*?subject=([^"&]*)"/.exec(html)?.[1] ?? '');
  expect(subjectOf(applicationToOffice(application, sampleReceipt, testSite))).toBe(
    'Your application for Night Carer (AB-7K3M-Q2HX)',
  );
  expect(subjectOf(callRequestToOffice(call, sampleReceipt, testSite))).toBe(
    'Our call on Wednesday 1 July at 2 pm (AB-7K3M-Q2HX)',
  );
});

it('what a reply quotes or a forward hands on has no link that acts for whoever follows it', () => {
  const linksIn = (mail: QueuedMail) =>
    [...`${mail.text} ${mail.templateParams?.message}`.matchAll(/https?:\/\/[^/\s]+(\/\S+)\?token=/g)].map(
      ([, path]) => path,
    );
  const [toOffice, toOthers] = [true, false].map((isOffice) =>
    everyMail().filter(({ to }) => (to.address === brand.email.inbox) === isOffice),
  );
  expect(new Set(toOffice?.flatMap(linksIn))).toEqual(new Set(['/office/answer']));
  expect(new Set(toOthers?.flatMap(linksIn))).not.toContain('/office/answer');
  for (const { text } of toOffice ?? [])
    if (text.includes('/office/answer') && !text.includes('wait for an answer'))
      expect(text).toContain('If a reply quotes these buttons, they do nothing for a stranger.');
});
