import { expect, type Page } from '@playwright/test';
import { cv, fillIn, job as jobPath, openForm, submit } from '../application-form.ts';
import { mailsOf } from '../mails.ts';
import type { Site } from '../start-site.ts';
import { waitPastSpamCheck } from '../wait-past-spam-check.ts';
import {
  fails,
  fill,
  mistakesAreNamed,
  press,
  type State,
  says,
  sendPlainly,
  waits,
  withMistakes,
} from './state.ts';

const job = { path: jobPath, island: 'application-dialog' };
const alerts = { path: '/job-alerts', island: 'job-alert-form' };

const apply = async (page: Page) => {
  await openForm(page);
  await fillIn(page);
  await waitPastSpamCheck(page);
  await submit(page).click();
};
const askForAlerts = async (page: Page) => {
  const email = `jo-${crypto.randomUUID()}@example.org`;
  await fill(page, 'Email me new jobs', { Email: email });
  await waitPastSpamCheck(page);
  await press('Email me new jobs')(page);
  await says(page, 'Now check your inbox');
  return email;
};
async function followMail(page: Page, site: Site, email: string, path: string): Promise<void> {
  const link = async () => {
    const mail = (await mailsOf(site)).findLast(({ to }) => to?.[0]?.address === email);
    return new RegExp(`https?://\\S+${path}\\S+`).exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  const { pathname, search } = new URL(await link());
  await page.goto(pathname + search);
}

const applicationStates: readonly State[] = [
  { name: 'applying', ...job, open: openForm },
  {
    name: 'applying with mistakes',
    ...job,
    form: ['application', 'invalid'],
    open: async (page) => {
      await openForm(page);
      await submit(page).click();
      await mistakesAreNamed(page);
    },
  },
  {
    name: 'applying with a CV of another kind',
    ...job,
    open: async (page) => {
      await openForm(page);
      await page
        .getByLabel('CV/Resume')
        .setInputFiles({ ...cv, name: 'cv.odt', mimeType: 'application/vnd.oasis' });
      await says(page, 'Unsupported file type');
    },
  },
  {
    name: 'an application under way',
    ...job,
    open: async (page) => {
      await waits(page, '**/apply');
      await apply(page);
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'not stored',
    ...job,
    form: ['application', 'refused'],
    open: async (page) => {
      await fails(page, '**/apply');
      await apply(page);
      await says(page, /Failed to submit application/);
    },
  },
  {
    name: 'applied',
    path: job.path,
    leadsTo: `${job.path}/applied`,
    form: ['application', 'accepted'],
    open: async (page) => {
      await apply(page);
      await page.waitForURL(/\/applied/);
    },
  },
  {
    name: 'mistakes',
    path: `${job.path}/apply`,
    island: 'application-form',
    form: ['application', 'invalid'],
    open: withMistakes('Submit Application'),
  },
  {
    name: 'danger in a letter',
    path: `${job.path}/apply`,
    island: 'application-form',
    open: async (page) => {
      await page.getByLabel('Cover letter').fill('I want to kill myself');
      await page.getByRole('main').getByRole('region', { name: 'face this alone' }).waitFor();
    },
  },
  {
    name: 'answered by a page: mistakes',
    path: `${job.path}/apply`,
    open: (page) => sendPlainly(page, 'Submit Application'),
  },
  {
    name: 'jobs found as one types',
    path: '/careers',
    open: async (page) => {
      await page.getByLabel('Town or postcode').fill('Southampton');
      await page.waitForURL(/place=Southampton/);
    },
  },
  {
    name: 'no job found as one types',
    path: '/careers',
    open: async (page) => {
      await page.getByLabel('Job, word or reference').fill('zebra');
      await page.waitForURL(/q=zebra/);
    },
  },
];

const alertStates: readonly State[] = [
  {
    name: 'mistakes',
    ...alerts,
    form: ['job-alert-request', 'invalid'],
    open: withMistakes('Email me new jobs'),
  },
  { name: 'asked for', ...alerts, form: ['job-alert-request', 'accepted'], open: askForAlerts },
  {
    name: 'to be confirmed',
    path: alerts.path,
    open: async (page, site) => followMail(page, site, await askForAlerts(page), '/job-alerts/confirm'),
  },
  {
    name: 'confirmed',
    path: alerts.path,
    open: async (page, site) => {
      await followMail(page, site, await askForAlerts(page), '/job-alerts/confirm');
      await press('Yes, start them')(page);
      await says(page, /^Done\./);
    },
  },
];

export const jobStates = [...applicationStates, ...alertStates];
