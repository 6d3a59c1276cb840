export const callsAtOnce: number = 1;

/** The calendar that the office subscribes to. */
export const callFeedText = {
  name: (brand: string) => `${brand}: calls`,
  /** While the feed has no names. */
  title: (reference: string) => `Call ${reference}`,
  description: (reference: string) => `Name and number are in the email about ${reference}.`,
  named: {
    title: (name: string, phone: string) => `Call ${name}, ${phone}`,
    description: (phone: string, reference: string) => `Ring ${phone}. Reference ${reference}.`,
  },
  needs: 'They have told us how to reach them: read the email first.',
} as const;

export const callText = {
  title: 'Schedule a Call',
  labels: {
    name: 'Name',
    phone: 'Phone number',
    email: 'Email (optional)',
    date: 'Day',
    time: 'Time',
  },
  next: 'The next free times',
  /** After a time that has gone. */
  stillFree: (times: string) => `Still free: ${times}.`,
  never: 'We do not ring at that time. Please choose another one.',
  noneFree: 'Every time of the next two weeks is taken. Please ring us, or send us a message.',
  /** While the calendar that the office has named cannot be read. */
  toConfirm: 'We cannot look into our calendar just now, so we will ring you to confirm the time.',
  /** Behind a day that has not every time of the others: without scripting the list of times cannot follow it. */
  partDay: {
    from: (day: string, time: string) => `${day}, from ${time}`,
    not: (day: string, times: string) => `${day}, not ${times}`,
    only: (day: string, times: string) => `${day}, only ${times}`,
    some: (day: string) => `${day}, some times taken`,
  },
  datePlaceholder: 'Choose a day',
  timePlaceholder: 'Choose a time',
  hints: {
    email: 'If you would like the appointment for your calendar.',
    phone: 'Rather a text than a call? Write “text me” after the number.',
    time: 'UK time. The call takes half an hour at most.',
  },
  submit: 'Request the call',
  submitting: 'Sending...',
  success: (when: string) => `Thank you. We will ring you on ${when}.`,
  calendar: 'Add it to your calendar',
  failure: 'Sorry, there was an error sending your request. Please try again later.',
} as const;
