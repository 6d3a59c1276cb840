import { brand } from '#content/brand.yaml';
import { applicationForm } from './application-form.ts';
import { maxCvMegabytes } from './largest-cv.ts';

export const jobApplication = {
  /** An applicant hears from us within so many. */
  answerWorkingDays: 5,
  breadcrumb: 'Apply',
  success: {
    title: 'Application Submitted!',
    back: 'Back to Careers',
    reference: 'Your reference',
    thanks: (jobTitle: string) => `Thank you for your interest in the position of ${jobTitle}.`,
    thanksAlone: 'Thank you for your interest.',
    contact: 'Our HR team will contact you shortly.',
    nextTitle: 'What happens next',
    /** The first thing, where this site sends it and no backend. */
    confirmed:
      'You will get an email that confirms what you sent. If it has not come after ten minutes, check your junk folder.',
    next: [
      'A person reads your letter and your CV. Every application gets an answer.',
      `If something changes, write to ${brand.email.careers} and give your reference.`,
    ],
  },
  /** Beside the form. */
  before: [
    {
      title: 'What you need',
      items: [
        `Your CV as a PDF or Word file, at most ${maxCvMegabytes} MB.`,
        'A few lines on why you would like this job.',
        'About five minutes.',
      ],
    },
    {
      title: 'What happens next',
      items: [
        'You get a reference as soon as it has arrived.',
        'A person reads your letter and your CV. Every application gets an answer.',
        `Questions? Write to ${brand.email.careers}.`,
      ],
    },
  ],
  failed: (email: string) => `${applicationForm.failed} ${email}`,
  closed: 'This job has closed. We are no longer taking applications for it.',
} as const;
