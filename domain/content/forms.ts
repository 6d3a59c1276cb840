import * as v from 'valibot';
import { counted, path, sentence, text, wholeNumber, words, yesOrNo } from './kinds.ts';

const callRequest = v.strictObject({
  callsAtOnce: wholeNumber(1, 100),
  callFeedText: v.strictObject({
    name: text,
    title: sentence('reference'),
    description: sentence('reference'),
    named: v.strictObject({ title: sentence('name', 'phone'), description: sentence('phone', 'reference') }),
    needs: text,
  }),
  callText: v.strictObject({
    ...words('title', 'next', 'never', 'noneFree', 'toConfirm', 'datePlaceholder', 'timePlaceholder').entries,
    ...words('submit', 'submitting', 'calendar', 'failure').entries,
    labels: words('name', 'phone', 'email', 'date', 'time'),
    change: text,
    ukTime: sentence('when'),
    ownTime: sentence('day', 'time'),
    stillFree: sentence('times'),
    partDay: v.strictObject({
      from: sentence('day', 'time'),
      not: sentence('day', 'times'),
      only: sentence('day', 'times'),
      some: sentence('day'),
    }),
    hints: words('email', 'phone', 'time'),
    success: v.strictObject({
      ...{ call: sentence('when'), email: sentence('when') },
      ...{ other: sentence('when'), asked: sentence('when'), asAsked: sentence('when') },
    }),
  }),
});

const subject = words('subject');
const typed = words('subject', 'required');

const formMessages = v.strictObject({
  formMessages: v.strictObject({
    tooShort: sentence('subject', 'count'),
    tooLong: sentence('subject', 'count'),
    invisible: sentence('subject'),
    letters: sentence('subject'),
    name: typed,
    firstName: typed,
    lastName: typed,
    email: words('required', 'format', 'invalid'),
    phone: v.strictObject({
      ...words('required', 'invalid', 'sendAgain', 'orEmail').entries,
      doubts: words('missing', 'tooMany', 'country'),
    }),
    postcode: words('required', 'invalid'),
    message: typed,
    applicationMessage: typed,
    position: typed,
    contactNumber: subject,
    dietaryRequirements: subject,
    allergies: subject,
    interpreter: subject,
    speakTo: subject,
    ...words('fullName', 'service', 'experience', 'healthConsent', 'leaveMessage', 'needsConsent').entries,
    call: words('day', 'time', 'taken'),
  }),
  cvMessages: words(
    'missing',
    'too-large',
    'unsupported',
    'empty',
    'cut-off',
    'damaged',
    'locked',
    'macros',
    'too-complex',
  ),
});

const forms = v.strictObject({
  formText: v.strictObject({
    ...words('errorSummary', 'offline', 'honeypot', 'unsure').entries,
    answered: words('sent', 'error', 'done', 'unchanged'),
    privacy: v.strictObject({ text, path }),
  }),
  refusalWords: v.strictObject({ suspectedSpam: text, rateLimited: sentence('wait') }),
  frameText: words('needed', 'reference', 'phone', 'optional', 'copy', 'noCopy', 'again'),
});

const fieldNotes = v.strictObject({
  fieldNoteWords: v.strictObject({
    willRing: sentence('phone'),
    invisible: counted('marked'),
    takeOut: words('one', 'several'),
  }),
});

const formNotices = v.strictObject({
  formNotices: v.strictObject({
    enquiry: sentence('websiteEnquiries'),
    'call-request': sentence('websiteEnquiries'),
    'area-notice': sentence('websiteEnquiries'),
    'event-registration': sentence('websiteEnquiries'),
    application: sentence('recruitment'),
    'job-alert-request': sentence('jobAlerts', 'unconfirmedJobAlerts'),
  }),
  startDateNotice: sentence('websiteEnquiries'),
});

const keptPromises = v.strictObject({
  keptPromises: v.strictObject({
    isShown: yesOrNo,
    enquiry: sentence('percent'),
    application: sentence('percent'),
  }),
});

const mailLinks = v.strictObject({ damagedLink: words('title', 'text', 'help') });

const communicationNeeds = v.strictObject({
  communicationNeeds: v.strictObject({
    ...words('title', 'interview', 'legend', 'notSaid').entries,
    labels: v.strictObject({
      ...words('largePrint', 'emailOnly', 'textRelay', 'signLanguage').entries,
      ...words('interpreter', 'speakTo', 'leaveMessage').entries,
    }),
    answers: words('yes', 'no'),
    consent: words('label', 'hint'),
  }),
});

const waitlist = v.strictObject({
  waitlistText: v.strictObject({
    ...words('title', 'description', 'postcode', 'email').entries,
    ...words('submit', 'submitting', 'sent', 'failed').entries,
  }),
  unsubscribeText: words('title', 'question', 'button', 'done', 'unknown', 'failed'),
});

export const formFiles = {
  'call-request': callRequest,
  'communication-needs': communicationNeeds,
  'field-notes': fieldNotes,
  'form-messages': formMessages,
  'form-notices': formNotices,
  forms,
  'kept-promises': keptPromises,
  'mail-links': mailLinks,
  waitlist,
} as const;
