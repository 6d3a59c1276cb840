import { maxCvMegabytes } from './largest-cv.ts';

/** The words that the browser needs; nothing of the brand is among them. */
export const applicationForm = {
  title: (jobTitle: string) => `Apply for ${jobTitle}`,
  intro:
    'We need every field not marked “optional”. It takes about five minutes. Nothing is sent until you press the button at the end.',
  labels: {
    position: 'Position',
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
    cv: `Accepted formats: PDF, DOC, DOCX (Max size: ${maxCvMegabytes}MB)`,
    cvAgain: 'Please choose your CV again.',
    cvKept: 'Kept for this visit until you send it.',
    cvBefore: (file: string) => `You had chosen ${file}. Please choose it again.`,
  },
  /** A button; of an application that was sent before in the same visit. */
  lastDetails: 'Use the details of your last application',
  removeCv: 'Remove',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  sending: {
    title: 'Sending your application',
    still:
      'Nothing has moved for a while. Your connection may be slow or lost. We keep trying, and what you filled in is safe.',
    arrived: 'Everything has arrived. We are looking at your CV.',
    cancel: 'Cancel',
    cancelled: 'Sending was cancelled. Everything you filled in is still here.',
  },
  /** An email address follows. */
  failed: 'Failed to submit application. Please try again later or contact us directly at',
  /** A telephone number follows. */
  ring: 'Or ring us:',
} as const;
