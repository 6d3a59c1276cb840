import { brand } from '#content/brand.yaml';

export const jobAlertMails = {
  request: {
    subject: 'Please confirm: new jobs by email',
    preheader: 'Press one button, and we will email you when a job opens.',
    heading: 'Shall we email you when a job opens?',
    text: 'Someone asked us, on our careers page, to send new jobs to this address. If it was you, press the button and then the one on the page that opens.',
    button: 'Start my job alerts',
    search: (search: string) => `The jobs asked for: ${search}.`,
    stepsTitle: 'What happens then',
    steps: (kept: string) => [
      'We email you the morning after a job opens that fits your search, and at no other time.',
      'Each email has a link that stops them at once.',
      `After ${kept} they stop by themselves. You can ask again at any time.`,
    ],
    footnote: (period: string) =>
      `If it was not you, there is nothing to do: we will not write again, and we delete your address in ${period}.`,
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
    more: (count: number) => `And ${count} more on our careers page.`,
    button: 'See all open jobs',
    footnote:
      'You are receiving this email because you asked for new jobs on our website and confirmed it. The link below stops all of these emails at once, and we delete your address.',
  },
} as const;
