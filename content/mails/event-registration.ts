import { brand } from '#content/brand.yaml';
import { periodInWords, retention, retentionOf } from '../retention.ts';

const kept = periodInWords(retention[retentionOf['event-registration']].period);

export const eventRegistrationMails = {
  office: {
    subject: (name: string, wish: string, reference: string) => `${name} ${wish} (${reference})`,
    heading: (name: string, wish: string) => `${name} ${wish}`,
    comes: (event: string) => `is coming to “${event}”`,
    waits: (event: string) => `would like to hear about the next “${event}”`,
    preheader: (date: string, time: string) => `${date}, ${time}`,
    preheaderEnded: 'The event shown is over.',
    replySubject: (event: string, reference: string) => `Your registration for “${event}” (${reference})`,
    labels: { dietaryRequirements: 'Dietary requirements', allergies: 'Allergies' },
  },
  confirmation: {
    subject: (event: string, reference: string) => `You are registered: ${event} (${reference})`,
    preheader: (date: string, time: string, location: string) =>
      `${date}, ${time}, ${location}. The event is attached for your calendar.`,
    heading: 'We look forward to seeing you.',
    labels: { event: 'Event', date: 'Date', time: 'Time', place: 'Place' },
    steps: [
      'The event is attached. Open it to add it to your calendar.',
      'There is nothing to pay and nothing to print. Come a few minutes early if you can.',
      'If you cannot come, or need anything to take part, reply to this email or ring us.',
    ],
  },
  nextTime: {
    subject: (event: string, reference: string) => `We will tell you about the next ${event} (${reference})`,
    preheader: 'You will hear from us when the date is set.',
    heading: 'We will write when the next one is planned.',
    received: (event: string) => `Your interest in the next “${event}”`,
    steps: [
      'The event on our page has taken place, and the next date is not set yet.',
      'When it is, we will email you. You can decide then whether to come.',
      'If you would like us to delete something you told us before then, reply to this email.',
      `If none is planned within ${kept}, we delete your name and address. You can always ask again.`,
    ],
  },
  sent: 'an event registration',
  appointment: (summary: string, reference: string) =>
    `${summary} Your reference is ${reference}. Questions: ${brand.phone.display}.`,
} as const;
