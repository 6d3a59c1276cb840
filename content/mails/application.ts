import { brand } from '#content/brand.yaml';
import { openingHours } from '../opening-hours.ts';

export const applicationMails = {
  office: {
    subject: (name: string, position: string, reference: string) =>
      `Application from ${name}: ${position} (${reference})`,
    heading: (name: string, position: string) => `${name} has applied for ${position}`,
    labels: {
      needs: 'Adjustments for an interview. Please read this first',
      message: 'Cover letter',
      contract: 'Contract',
      hours: 'Hours',
      experience: 'Experience',
      cv: 'CV',
    },
    replySubject: (position: string, reference: string) => `Your application for ${position} (${reference})`,
    cvAttached: (fileName: string) => `${fileName} (attached)`,
  },
  confirmation: {
    subject: (reference: string) => `We have your application (${reference})`,
    preheader: (day: string) => `A person will read it, and you will hear from us by the end of ${day}.`,
    heading: 'We have your application.',
    received: 'A job application with your CV',
    labels: {
      experience: 'Your experience',
      cv: 'Your CV',
      message: 'Your cover letter',
      phone: 'Your phone number',
    },
    steps: (day: string) => [
      'A person reads your letter and your CV.',
      `HR will contact you shortly, by telephone or email: by the end of ${day}.`,
      'If you want to add or change anything, reply to this email. It reaches the same people.',
    ],
    talk: `Would you rather talk? Ring us on ${brand.phone.display}, ${openingHours}, and give your reference.`,
    sent: 'a job application',
  },
  /** In place of a CV that the virus scanner objects to. */
  heldBack: {
    fileName: 'File held back.txt',
    note: (fileName: string, virus: string) =>
      `The file "${fileName}" is not attached: the virus scanner found ${virus} in it.\r\nPlease ask the sender for another copy, and do not open the stored one.\r\n`,
  },
  labels: { position: 'Position', jobReference: 'Job reference' },
} as const;
