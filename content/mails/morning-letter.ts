export const morningLetterWords = {
  subject: (waiting: number, overdue: number, day: string) =>
    waiting === 0
      ? `Nothing waits for an answer, ${day}`
      : `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for an answer${overdue > 0 ? `, ${overdue} overdue` : ''}, ${day}`,
  heading: (waiting: number) =>
    waiting === 0
      ? 'Good morning. Nothing waits for an answer.'
      : `Good morning. ${waiting} ${waiting === 1 ? 'waits' : 'wait'} for an answer.`,
  weekTitle: 'The week before',
  week: {
    answered: (received: number, due: number, kept: number) =>
      due > 0 ? `${received} came; of ${due} due, ${kept} answered in time` : `${received} came`,
    returned: 'Emails that came back',
    closing: 'Jobs that close this week',
    samples: 'Samples that still stand on the site',
    events: 'Events of this week',
    deletion: 'Last daily deletion',
    nextDeletion: 'Next to be deleted',
    backup: 'Last backup',
    holidays: 'The list of bank holidays ends on',
    none: 'None',
    unknown: 'Not known just now',
    never: 'Not yet',
  },
  /** Under the names by which they are counted: the site had no answer of its own. */
  unanswered: {
    jobs: 'Job searches that found nothing',
    'decline:unknown': 'Asked the assistant: not understood',
    'decline:records': 'Asked the assistant: visits, invoices and applications',
    'decline:medical': 'Asked the assistant: medical advice',
    'decline:legal': 'Asked the assistant: legal advice',
    'decline:money': 'Asked the assistant: advice on money',
    'decline:competitor': 'Asked the assistant: other providers',
    'decline:person': 'Asked the assistant: a person',
    'decline:product': 'Asked the assistant: what we do not offer',
    language: 'Asked the assistant: in another language',
  },
  waitingTitle: 'The most urgent first:',
  kinds: {
    enquiry: 'Message',
    'call-request': 'Call',
    'event-registration': 'Registration',
    application: 'Application',
    'area-notice': 'Area to open',
    'job-alert': 'Job alert',
    'job-alert-request': 'Job alert to confirm',
  },
  title: (kind: string, reference: string) => `${kind} ${reference}`,
  needs: 'They have told us how to reach them: read their email first',
  due: (moment: string) => `Due ${moment}`,
  overdue: (moment: string) => `Overdue since ${moment}`,
  waits: (days: number, hours: number) =>
    days > 1 ? `Has waited ${days} days` : `Has waited ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  tried: (moment: string) => `Rung without an answer on ${moment}`,
  more: (count: number) => `And ${count} more, with their buttons in the mails they came in:`,
  footnote: 'Sent by the website on working days, while anything waits for an answer.',
} as const;
