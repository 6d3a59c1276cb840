import { brand } from '../brand.ts';

export const jobAlertMails = {
  request: {
    subject: 'Please confirm: new jobs by email',
    preheader: 'One press of a button, and we write to you when a job opens.',
    heading: 'Shall we write to you when a job opens?',
    text: 'Somebody asked us, on our careers page, to send new jobs to this address. If it was you, press the button and then the one on the page that opens.',
    button: 'Start my job alerts',
    search: (search: string) => `The jobs that were asked for: ${search}.`,
    stepsTitle: 'What happens then',
    steps: (kept: string) => [
      'We write in the morning after a job has opened that fits your search, and on no other day.',
      'Each email has a link that stops them at once.',
      `After ${kept} they stop by themselves. You can always ask again.`,
    ],
    footnote: (period: string) =>
      `If it was not you, you need do nothing: we write no more, and delete your address in ${period}.`,
  },
  newJobs: {
    oneJob: {
      subject: (title: string, location: string) => `New job: ${title}, ${location}`,
      heading: 'A new job that may suit you',
    },
    severalJobs: {
      subject: (count: number) => `${count} new jobs at ${brand.name}`,
      heading: (count: number) => `${count} new jobs that may suit you`,
    },
    preheader: (title: string, location: string) => `${title}, ${location}`,
    search: (searches: string) => `You asked us for: ${searches}.`,
    or: '; or ',
    everyJob: 'every new job',
    hours: (hoursPerWeek: string) => `Hours: ${hoursPerWeek}`,
    closes: (day: string) => `Closes ${day}`,
    more: (count: number) => `And ${count} more, which you find on our careers page.`,
    button: 'See all open jobs',
    footnote:
      'You are receiving this email because you asked for new jobs on our website and confirmed it. The link below stops all of these emails at once, and we delete your address.',
  },
} as const;
