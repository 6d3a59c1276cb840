import { brand } from './brand.ts';
import { formNotices } from './form-notices.ts';
import { periodInWords, retention } from './retention.ts';

const forgottenAfter = periodInWords(retention.unconfirmedJobAlerts.period);

export const jobAlerts = {
  name: 'Job alerts',
  description: `Leave your email address, and ${brand.name} writes to you when a new job opens.`,
  form: {
    title: 'Get new jobs by email',
    all: 'We email you the morning after a new job opens, and at no other time.',
    some: (search: string) => `We write to you in the morning after a job has opened that fits: ${search}.`,
    email: 'Email',
    submit: 'Email me new jobs',
    submitting: 'Submitting...',
    failed: 'Sorry, there was an error. Please try again later.',
    notice: formNotices['job-alert-request'],
  },
  sent: {
    title: 'Now check your inbox',
    text: `We have sent you an email. Press the button in it within ${forgottenAfter}, and we know that the address is yours. If it is not there in ten minutes, check your junk folder.`,
  },
  confirm: {
    title: 'Start my job alerts',
    question: 'Shall we write to this address when new jobs open that fit your search?',
    button: 'Yes, start them',
    done: 'Done. We write to you in the morning after a job has opened that fits. Each of these emails has a link that stops them.',
    unknown: `This link has expired: it works for ${forgottenAfter}, and not after you have stopped the emails. You can always ask again.`,
    failed: 'Sorry, there was an error. Please try again later.',
    more: 'See the jobs that are open now',
  },
  stop: {
    title: 'Stop my job alerts',
    question: 'Shall we forget your address and send you no more jobs?',
    button: 'Stop them',
    done: 'Done. We have deleted your address and send you no more jobs.',
    unknown: 'We no longer have this address, so we will not write to it. There is nothing left to do.',
    failed: 'Sorry, there was an error. Please try again later.',
    more: 'See the jobs that are open now',
  },
} as const;
