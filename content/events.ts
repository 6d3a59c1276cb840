import { brand } from '#content/brand.yaml';
import { retention } from '#content/retention.yaml';
import type { EventRecord } from '#domain/content/events.ts';
import { periodInWords, retentionOf } from './retention.ts';

const kept = periodInWords(retention[retentionOf['event-registration']].period);

export const eventPage = {
  kind: 'Event',
  path: (event: EventRecord) => `/events/${event.slug}`,
  labels: { date: 'Date', time: 'Time', place: 'Place', timeZone: brand.timeZone },
  nextTitle: 'What happens next',
  aboutTitle: 'About this event',
  topicsTitle: 'What we talk about',
  upcoming: {
    formTitle: 'Register for this event',
    submit: 'Register',
    next: ['You get a reference at once, and an email that confirms what you sent.'],
  },
  ended: {
    title: 'This event has taken place',
    text: `It was on the date shown here, and you can no longer book it. Leave your name, and we will write to you if the next one is planned within ${kept}; after that we delete it.`,
    formTitle: 'Register your interest in the next one',
    next: [
      'You get a reference at once, and an email that confirms what you sent.',
      `If the next one is planned within ${kept}, we write to you.`,
      'If none is, we delete your name. You can always register again.',
    ],
    submit: 'Register my interest',
    thanks: `We will write to you about the next one. If none is planned within ${kept}, we delete your name; you can always register again.`,
    notice: `We use this only to tell you about the next event and to run it, and delete it after ${kept}. What you tell us about food or allergies is seen only by those who need it.`,
  },
  submitting: 'Registering...',
  success: "Thank you for registering! We'll send you a confirmation email shortly.",
  failure: 'Registration failed. Please try again later.',
  form: {
    name: 'Name',
    email: 'Email',
    contactNumber: 'Contact number (optional)',
    dietaryRequirements: 'Dietary requirements (optional)',
    allergies: 'Allergies (optional)',
  },
  /** Explicit consent (Article 9(2)(a) of the UK GDPR): the box's words are stored with what is written in the two fields. */
  healthConsent: {
    label: `I agree that ${brand.name} uses what I have written about food and allergies to keep me safe at the event, and for nothing else. I can withdraw this at any time.`,
    hint: 'Only needed if you have filled in one of these two fields.',
  },
} as const;
