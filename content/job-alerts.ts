import { brand } from '#content/brand.yaml';
import { retention } from '#content/retention.yaml';
import { formNotices } from './form-notices.ts';
import { periodInWords } from './retention.ts';

const forgottenAfter = periodInWords(retention.unconfirmedJobAlerts.period);

export const jobAlerts = {
  name: 'Job alerts',
  description: `Leave your email address, and ${brand.name} emails you when a new job opens.`,
  form: {
    title: 'Get new jobs by email',
    all: 'We email you the morning after a new job opens, and at no other time.',
    some: (search: string) => `We email you the morning after a job opens that fits: ${search}.`,
    email: 'Email',
    submit: 'Email me new jobs',
    submitting: 'Submitting...',
    failed: 'Sorry, there was an error. Please try again later.',
    notice: formNotices['job-alert-request'],
  },
  sent: {
    title: 'Now check your inbox',
    text: `We have sent you an email. Press the button in it within ${forgottenAfter}, so that we know the address is yours. If it has not come after ten minutes, check your junk folder.`,
  },
  confirm: {
    title: 'Start my job alerts',
    question: 'Shall we email this address when new jobs open that fit your search?',
    button: 'Yes, start them',
    done: 'Done. We will email you the morning after a job opens that fits your search. Every email has a link to stop them.',
    unknown: `This link has expired: it works for ${forgottenAfter}, and not after you have stopped the emails. You can always ask again.`,
    failed: 'Sorry, there was an error. Please try again later.',
    more: 'See the jobs that are open now',
  },
  stop: {
    title: 'Stop my job alerts',
    question: 'Shall we delete your address and stop sending you jobs?',
    button: 'Stop them',
    done: 'Done. We have deleted your address and will send you no more jobs.',
    unknown: 'We no longer have this address, so we will not write to it. There is nothing left to do.',
    failed: 'Sorry, there was an error. Please try again later.',
    more: 'See the jobs that are open now',
  },
} as const;
