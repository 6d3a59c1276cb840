import * as v from 'valibot';
import { sentence, sentences, text, texts, words } from './kinds.ts';

const everyMail = v.strictObject({
  everyMail: v.strictObject({
    ...words('thanks', 'noCopy', 'nextSteps', 'privacyPolicy', 'stop').entries,
    neutral: v.strictObject({
      subject: sentence('reference'),
      ...words('heading', 'received', 'sent').entries,
      steps: texts(),
    }),
    labels: words('received', 'when', 'yourReference'),
    call: sentence('number'),
    footnote: sentence('sent'),
    stopAt: sentence('address'),
  }),
  officeMails: v.strictObject({
    labels: words('name', 'email', 'phone', 'postcode', 'received', 'reference'),
    phoneDoubts: v.strictObject({
      missing: sentence('phone'),
      tooMany: sentence('phone'),
      country: sentence('phone'),
    }),
    needs: text,
    danger: v.strictObject({
      subject: sentence('subject'),
      title: sentence('title'),
      ...words('note', 'ring').entries,
    }),
    ...words('unsafe', 'replyElsewhere').entries,
    answerBy: sentence('day'),
    reply: text,
    code: v.strictObject({
      subject: sentence('code', 'reference'),
      heading: sentence('code'),
      text: sentence('reference', 'until'),
      ...words('stranger', 'footnote').entries,
    }),
    footnote: sentence('deletedOn'),
    copy: sentence('name', 'subject'),
    filesLeftOut: sentence('names'),
  }),
});

const callRequest = v.strictObject({
  callRequestMails: v.strictObject({
    office: v.strictObject({
      subject: sentence('name', 'when', 'reference'),
      preheader: sentence('name', 'phone'),
      heading: sentence('name'),
      labels: words('ringOn'),
      promised: sentence('when'),
      replySubject: sentence('when', 'reference'),
      message: sentence('when'),
      appointment: v.strictObject({ title: sentence('name', 'phone'), description: sentence('phone') }),
    }),
    cancelled: v.strictObject({
      appointment: text,
      office: v.strictObject({
        subject: sentence('when', 'reference'),
        heading: sentence('when'),
        ...words('text', 'footnote').entries,
      }),
      caller: v.strictObject({
        subject: sentence('when', 'reference'),
        text: sentence('when'),
        ...words('heading', 'again', 'choose', 'footnote').entries,
      }),
    }),
    toConfirm: v.strictObject({
      when: sentence('when'),
      subject: sentence('when', 'reference'),
      ...words('heading', 'text', 'office', 'tentative').entries,
      steps: texts(),
    }),
    asAsked: v.strictObject({
      subject: sentence('when', 'reference'),
      ...words('heading', 'office').entries,
      steps: texts(),
    }),
    notWhole: v.strictObject({
      subject: sentence('when', 'reference'),
      ...words('preheader', 'heading').entries,
      steps: texts(),
      office: words('email', 'other'),
    }),
    moved: v.strictObject({
      labels: words('ringOn', 'insteadOf'),
      office: v.strictObject({
        subject: sentence('name', 'when', 'reference'),
        heading: sentence('name'),
        text,
      }),
      caller: v.strictObject({
        subject: sentence('when', 'reference'),
        ...words('heading', 'text', 'footnote').entries,
        labels: words('ringOn'),
      }),
    }),
    confirmation: v.strictObject({
      subject: sentence('when', 'reference'),
      ...words('preheader', 'heading', 'received', 'sent', 'changeNote', 'change').entries,
      labels: words('ringOn'),
      steps: texts(),
      appointment: v.strictObject({ title: text, description: sentence('reference') }),
    }),
  }),
});

const enquiry = v.strictObject({
  enquiryMails: v.strictObject({
    office: v.strictObject({
      subject: sentence('name', 'service', 'reference'),
      heading: sentence('name'),
      labels: words('message', 'service'),
      replySubject: sentence('reference'),
    }),
    confirmation: v.strictObject({
      subject: sentence('reference'),
      preheader: sentence('day'),
      ...words('heading', 'received', 'sent').entries,
      steps: sentences('day'),
      talk: sentence('hours'),
    }),
  }),
});

const eventRegistration = v.strictObject({
  eventRegistrationMails: v.strictObject({
    office: v.strictObject({
      comes: v.strictObject({
        subject: sentence('name', 'event', 'reference'),
        heading: sentence('name', 'event'),
        preheader: sentence('date', 'time'),
      }),
      waits: v.strictObject({
        subject: sentence('name', 'event', 'reference'),
        heading: sentence('name', 'event'),
        ...words('preheader', 'nothingToDo').entries,
      }),
      replySubject: sentence('event', 'reference'),
      labels: words('dietaryRequirements', 'allergies'),
      noConsent: text,
    }),
    confirmation: v.strictObject({
      subject: sentence('event', 'reference'),
      preheader: sentence('date', 'time', 'location'),
      heading: text,
      labels: words('event', 'date', 'time', 'place'),
      steps: texts(),
    }),
    nextTime: v.strictObject({
      subject: sentence('event', 'reference'),
      ...words('preheader', 'heading').entries,
      received: sentence('event'),
      steps: sentences('kept'),
    }),
    announced: v.strictObject({
      subject: sentence('event', 'date'),
      ...words('heading', 'text', 'register', 'footnote').entries,
    }),
    sent: text,
    appointment: sentence('summary', 'reference'),
  }),
});

const waitlist = v.strictObject({
  waitlistMails: v.strictObject({
    office: v.strictObject({
      subject: sentence('postcode', 'reference'),
      heading: sentence('postcode'),
      nothingToDo: text,
      labels: words('request'),
      request: sentence('postcode'),
    }),
    confirmation: v.strictObject({
      subject: sentence('reference'),
      ...words('preheader', 'heading', 'received', 'footnote').entries,
      steps: sentences('kept'),
      help: sentence('hours'),
    }),
    opening: v.strictObject({
      ...words('subject', 'heading', 'stepsTitle', 'contact', 'footnote').entries,
      preheader: sentence('area'),
      text: sentence('area'),
      steps: texts(),
    }),
  }),
});

export const mails = {
  'mails/call-request': callRequest,
  'mails/enquiry': enquiry,
  'mails/event-registration': eventRegistration,
  'mails/every-mail': everyMail,
  'mails/waitlist': waitlist,
} as const;
