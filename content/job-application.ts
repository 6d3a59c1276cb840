import { brand } from './brand.ts';
import { formNoticeLink, formNotices } from './form-notices.ts';

/** The words of the application form; those that the specification fixes stand with the feature. */
export const jobApplication = {
  intro: 'It takes about five minutes. Nothing is sent until you press the button.',
  labels: {
    role: 'Position',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone number',
    experience: 'Years of experience in care',
    message: 'Cover letter',
    cv: 'CV/Resume',
  },
  experiencePlaceholder: 'Select your experience',
  hints: {
    phone: 'A mobile or a landline, with or without spaces.',
    message: 'Between 100 and 2000 characters: why this job, and what you bring.',
  },
  cv: {
    drop: 'or drop it here',
    choose: 'Choose a file',
    change: 'Choose another file',
    remove: 'Remove',
    chosen: 'Chosen file:',
    removed: 'The file was removed.',
    again: 'For your safety browsers forget the chosen file. Please choose your CV once more.',
  },
  submit: 'Submit Application',
  cancel: 'Cancel sending',
  progress: 'Sending your application',
  checking: 'Your CV has arrived. We are checking it.',
  cancelled: 'Sending was cancelled. Everything you filled in is still here.',
  notice: formNotices.application,
  noticeLink: formNoticeLink,
  careersEmail: brand.email.careers,
  success: {
    reference: 'Your reference',
    nextTitle: 'What happens next',
    next: [
      'You get an email that confirms what you sent. If it is not there in ten minutes, look among your junk mail.',
      'Our HR team reads every application and answers each one, usually within five working days.',
      `If something changes, write to ${brand.email.careers} with your reference.`,
    ],
  },
  closed: 'This job has closed and takes no more applications.',
} as const;
