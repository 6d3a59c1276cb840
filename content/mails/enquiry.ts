import { brand } from '#content/brand.yaml';
import { startDateNotice } from '../form-notices.ts';
import { openingHours } from '../opening-hours.ts';

export const enquiryMails = {
  office: {
    subject: (name: string, service: string, reference: string) =>
      `Enquiry from ${name}: ${service} (${reference})`,
    heading: (name: string) => `${name} has written to us`,
    labels: { message: 'Message', service: 'Service' },
    replySubject: (reference: string) => `Your message to ${brand.name} (${reference})`,
  },
  confirmation: {
    subject: (reference: string) => `We have your message (${reference})`,
    preheader: (day: string) => `A person will read it, and you will have an answer by the end of ${day}.`,
    heading: 'We have your message.',
    received: 'A message through our website',
    steps: (day: string) => [
      'A person in our office reads your message.',
      `We reply by email or telephone, by the end of ${day}.`,
      'If you want to add anything, reply to this email. It reaches the same people.',
    ],
    /** One step more for whoever asked to be told the day we can start. */
    startDate: startDateNotice,
    talk: `Would you rather talk? Ring us on ${brand.phone.display}, ${openingHours}, and give your reference. If someone is in danger, call 999. For urgent medical advice, call NHS 111.`,
    sent: 'a message',
  },
} as const;
