import { startClamd } from '../../server/applications/clamd-for-tests.ts';
import { pdf } from '../../server/applications/cv/pdf-for-tests.ts';
import { rightApplication } from '../support/application-cases.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { answering, startHttpUpstream } from '../support/http-upstream.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import {
  headlineOf,
  https,
  type OutsideService,
  runningOn,
  sentenceOf,
  TIMEOUT_MS,
} from './outside-service.ts';
import { wordings } from './wordings.ts';

const away = ['A message could not be delivered and will be tried again.'];
const mailLogs = { away, back: ['Mails can be delivered again'] };

/** Nobody waits for them: what visitors sent is acknowledged, and delivered when it can be. */
const taking = (told: string) => ({ whenWell: told, whenAway: told, delivers: true }) as const;

const apply = (site: BuiltSite, email: string) => {
  const { position: _, ...application } = rightApplication;
  const cv = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
  const path = '/careers/companion-eastleigh/apply';
  return headlineOf(site.submit(path, 'Submit Application', { ...application, email, cv }));
};

const mailServer: OutsideService = {
  ...taking('Your message has been sent successfully!'),
  start: async () => {
    const { port, close, received } = await startSmtpServer();
    return { port, close, taken: async () => received.map(({ raw }) => raw.toString()).join('\n') };
  },
  wording: wordings.smtp,
  scheme: 'smtps',
  settings: (port) => ({ SMTP_URL: `smtps://127.0.0.1:${port}`, DELIVERY_TIMEOUT_MS: TIMEOUT_MS }),
  visit: (site, email) => {
    const message = 'My father comes home on Friday.';
    const fields = { firstName: 'Siân', lastName: "O'Brien", email, service: 'home', message };
    return sentenceOf(
      site.submit('/contact', 'Send Message', fields),
      'Your message has been sent successfully!',
    );
  },
  logs: mailLogs,
};

const emailJs: OutsideService = {
  ...taking('Now check your inbox'),
  start: () => runningOn(startHttpUpstream(answering(200, 'OK'))),
  wording: wordings.http,
  scheme: 'https',
  settings: (port) => ({
    EMAILJS_URL: https(port),
    EMAILJS_USER_ID: 'user',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_TEMPLATE_ID: 'template',
    DELIVERY_TIMEOUT_MS: TIMEOUT_MS,
  }),
  visit: (site, email) =>
    sentenceOf(
      site.submit('/job-alerts?place=Poole', 'Email me new jobs', { email }),
      'Now check your inbox',
    ),
  logs: mailLogs,
  // The status says it all: the words are not needed.
  isWellIn: ['too large'],
};

const virusScanner: OutsideService = {
  ...taking('Application Submitted!'),
  start: async () => {
    const { url, close } = await startClamd();
    // Without a mail server mails are files, and leave when their CV has been looked at.
    const taken = async (site: BuiltSite) => JSON.stringify(await site.mails());
    return { port: Number(new URL(url).port), close, taken };
  },
  wording: wordings.clamd,
  scheme: null,
  settings: (port) => ({ CLAMD_URL: `tcp://127.0.0.1:${port}`, DELIVERY_TIMEOUT_MS: TIMEOUT_MS }),
  visit: apply,
  logs: mailLogs,
};

const webhook: OutsideService = {
  ...taking('Application Submitted!'),
  start: () => runningOn(startHttpUpstream(answering(204, ''))),
  wording: wordings.http,
  scheme: 'https',
  settings: (port) => ({ APPLICATION_WEBHOOK_URL: https(port), DELIVERY_TIMEOUT_MS: TIMEOUT_MS }),
  visit: apply,
  logs: { away, back: ['Messages to the webhook can be delivered again'] },
  isWellIn: ['too large'],
};

export const servicesThatTake = {
  'mail server': mailServer,
  EmailJS: emailJs,
  'virus scanner': virusScanner,
  webhook,
};
