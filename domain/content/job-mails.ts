import * as v from 'valibot';
import { sentence, sentences, text, words } from './kinds.ts';

const application = v.strictObject({
  applicationMails: v.strictObject({
    office: v.strictObject({
      subject: sentence('name', 'position', 'reference'),
      heading: sentence('name', 'position'),
      labels: words('needs', 'message', 'contract', 'hours', 'experience', 'cv'),
      replySubject: sentence('position', 'reference'),
      cvAttached: sentence('fileName'),
    }),
    confirmation: v.strictObject({
      subject: sentence('reference'),
      preheader: sentence('day'),
      ...words('heading', 'received', 'sent').entries,
      steps: sentences('day'),
      talk: sentence('hours'),
    }),
    heldBack: v.strictObject({ fileName: text, note: sentence('fileName', 'virus') }),
    labels: words('position', 'jobReference'),
  }),
});

const decision = v.strictObject({
  subject: sentence('reference'),
  ...words('heading', 'text', 'next').entries,
});

const followUp = v.strictObject({
  followUpMails: v.strictObject({
    outcomes: v.strictObject({
      invite: decision,
      'keep-on-file': decision,
      'not-this-time': decision,
      undecided: decision,
    }),
    keptUntil: sentence('day'),
    ...words('withdraw', 'withdrawNote', 'chooseCall', 'footnote').entries,
    withdrawn: v.strictObject({
      subject: sentence('reference'),
      heading: sentence('reference'),
      ...words('text', 'footnote').entries,
    }),
  }),
});

const jobAlert = v.strictObject({
  jobAlertMails: v.strictObject({
    request: v.strictObject({
      ...words('subject', 'preheader', 'heading', 'text', 'button', 'stepsTitle').entries,
      search: sentence('search'),
      steps: sentences('kept'),
      footnote: sentence('period'),
    }),
    newJobs: v.strictObject({
      oneJob: v.strictObject({ subject: sentence('title', 'location'), heading: text }),
      severalJobs: v.strictObject({ subject: sentence('count'), heading: sentence('count') }),
      preheader: sentence('title', 'location'),
      search: sentence('searches'),
      ...words('or', 'everyJob', 'button', 'footnote').entries,
      hours: sentence('hoursPerWeek'),
      closes: sentence('day'),
      more: sentence('count'),
    }),
  }),
});

export const jobMails = {
  'mails/application': application,
  'mails/follow-up': followUp,
  'mails/job-alert': jobAlert,
} as const;
