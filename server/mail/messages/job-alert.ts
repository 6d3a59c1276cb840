import { brand } from '#content/brand.ts';
import { periodInWords, retention } from '#content/retention.ts';
import type { Job } from '../../jobs/job-source.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { LinkedItem } from './letter.ts';

type Site = Pick<MailSite, 'publicUrl'>;

const CONFIRM_WITHIN = periodInWords(retention.unconfirmedJobAlerts.period);
const KEPT = periodInWords(retention.jobAlerts.period);
/** More than anybody reads in one mail; the others are on the careers page. */
const MOST_JOBS = 20;

/** Asks whether the address is theirs; nothing in it was typed by anybody. */
export function jobAlertToConfirm(
  { email, confirmUrl }: { email: string; confirmUrl: string },
  site: Site,
): QueuedMail {
  return composeMail(
    {
      subject: 'Please confirm: new jobs by email',
      preheader: 'One press of a button, and we write to you when a job opens.',
      heading: 'Shall we write to you when a job opens?',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Somebody asked us, on our careers page, to send new jobs to this address. If it was you, press the button and then the one on the page that opens.',
        },
        { kind: 'actions', actions: [{ label: 'Start my job alerts', href: confirmUrl }] },
        {
          kind: 'steps',
          title: 'What happens then',
          steps: [
            'We write in the morning after a job has opened that fits your search, and on no other day.',
            'Each email has a link that stops them at once.',
            `After ${KEPT} they stop by themselves. You can always ask again.`,
          ],
        },
      ],
      footnote: `If it was not you, you need do nothing: we write no more, and delete your address in ${CONFIRM_WITHIN}.`,
      unsubscribeUrl: null,
    },
    { to: { address: email }, replyTo: { address: brand.email.careers } },
    site,
  );
}

/** The jobs that opened on a day, to somebody who asked for them and confirmed it. */
export function newJobsToPerson(
  { email, jobs, unsubscribeUrl }: { email: string; jobs: Job[]; unsubscribeUrl: string },
  site: Site,
): QueuedMail {
  const [first] = jobs;
  const one = jobs.length === 1 && first;
  const more = jobs.length - MOST_JOBS;
  return composeMail(
    {
      subject: one
        ? `New job: ${first.title}, ${first.location}`
        : `${jobs.length} new jobs at ${brand.name}`,
      preheader: jobs
        .slice(0, 3)
        .map(({ title, location }) => `${title}, ${location}`)
        .join(' · '),
      heading: one ? 'A new job that may suit you' : `${jobs.length} new jobs that may suit you`,
      blocks: [
        { kind: 'items', items: jobs.slice(0, MOST_JOBS).map((job) => itemOf(job, site)) },
        ...(more > 0
          ? [{ kind: 'paragraph' as const, text: `And ${more} more, which you find on our careers page.` }]
          : []),
        { kind: 'actions', actions: [{ label: 'See all open jobs', href: `${site.publicUrl}/careers` }] },
      ],
      footnote:
        'You get this email because you asked for new jobs on our website and confirmed it. The link below stops all of these emails at once, and we delete your address.',
      unsubscribeUrl,
    },
    { to: { address: email }, replyTo: { address: brand.email.careers } },
    site,
  );
}

/** What decides whether one reads on, as on the careers page. */
function itemOf(job: Job, { publicUrl }: Site): LinkedItem {
  const hours = job.hoursPerWeek && `Hours: ${job.hoursPerWeek}`;
  return {
    title: job.title,
    href: `${publicUrl}/careers/${encodeURIComponent(job.id)}`,
    lines: [[job.location, job.salary].filter(Boolean), [job.contractType, hours].filter(Boolean)]
      .map((facts) => facts.join(' · '))
      .filter((line) => line !== ''),
  };
}
