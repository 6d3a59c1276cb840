import { brand } from './brand.ts';
import { formNoticeLink, formNotices } from './form-notices.ts';

/** An email address follows. */
const failed = 'Failed to submit application. Please try again later or contact us directly at';

export const jobApplication = {
  breadcrumb: 'Apply',
  title: (jobTitle: string) => `Apply for ${jobTitle}`,
  form: {
    intro: 'It takes about five minutes. Nothing is sent until you press the button at the end.',
    labels: {
      role: 'Position',
      name: 'Full name',
      email: 'Email',
      phone: 'Phone number',
      experience: 'Years of experience',
      message: 'Cover letter',
      cv: 'CV/Resume',
    },
    experiencePlaceholder: 'Select your experience',
    hints: {
      phone: 'A mobile or a landline, with or without spaces.',
      message: 'Between 100 and 2000 characters: why this job, and what you bring.',
      cv: 'Accepted formats: PDF, DOC, DOCX (Max size: 5MB)',
      cvAgain: 'Browsers forget a chosen file when a page is sent. Please choose your CV once more.',
    },
    removeCv: 'Remove',
    submit: 'Submit Application',
    submitting: 'Submitting...',
    sending: {
      title: 'Sending your application',
      arrived: 'Everything has arrived. We are looking at your CV.',
      cancel: 'Cancel',
      cancelled: 'Sending was cancelled. Everything you filled in is still here.',
    },
    notice: formNotices.application,
    noticeLink: formNoticeLink,
    failed,
  },
  success: {
    title: 'Application Submitted!',
    back: 'Back to Careers',
    reference: 'Your reference',
    thanks: (jobTitle: string) => `Thank you for your interest in the position of ${jobTitle}.`,
    contact: 'Our HR team will contact you shortly.',
    nextTitle: 'What happens next',
    next: [
      'You get an email that confirms what you sent. If it is not there in ten minutes, look among your junk mail.',
      'A person reads your letter and your CV. Every application gets an answer.',
      `If something changes, write to ${brand.email.careers} and name your reference.`,
    ],
  },
  failed: (email: string) => `${failed} ${email}`,
  closed: 'This job has closed and takes no more applications.',
} as const;
