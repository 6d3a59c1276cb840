import type { Page } from '@playwright/test';
import { cv, fillIn as fillInApplication, job as jobPath, openForm, submit } from '../application-form.ts';
import { mailsOf } from '../mails.ts';
import { fillIn, messageForm, send } from '../message-form.ts';
import type { Site } from '../start-site.ts';
import { takeTime } from '../take-time.ts';
import { fails, fill, press, type State, says, sendPlainly, waits } from './state.ts';

const contact = { path: '/contact', island: 'contact-form' };
const event = { path: '/events/ai-in-plain-english', island: 'registration-form' };
const job = { path: jobPath, island: 'application-dialog' };
const alerts = { path: '/job-alerts', island: 'job-alert-form' };
const REGISTER = 'Register my interest';
const CALL = 'Request the call';

const summary = (page: Page) =>
  page.getByRole('region', { name: 'Please check what you filled in' }).waitFor();
const withMistakes = (button: string) => async (page: Page) => {
  await press(button)(page);
  await summary(page);
};
const sendMessage = async (page: Page) => {
  await fillIn(page);
  await takeTime(page);
  await send(page);
};
const register = async (page: Page) => {
  await fill(page, REGISTER, { Name: 'Anne Smith', Email: 'anne@example.org' });
  await takeTime(page);
  await press(REGISTER)(page);
};
const unfoldCall = (page: Page) => page.getByText('Schedule a Call', { exact: true }).last().click();
const apply = async (page: Page) => {
  await openForm(page);
  await fillInApplication(page);
  await takeTime(page);
  await submit(page).click();
};
const askForAlerts = async (page: Page) => {
  const email = `jo-${crypto.randomUUID()}@example.org`;
  await fill(page, 'Email me new jobs', { Email: email });
  await takeTime(page);
  await press('Email me new jobs')(page);
  await says(page, 'Now check your inbox');
  return email;
};
/** Opens what the latest mail to somebody leads to. */
async function followMail(page: Page, site: Site, email: string, path: string): Promise<void> {
  for (;;) {
    const mail = (await mailsOf(site)).findLast(({ to }) => to?.[0]?.address === email);
    const link = new RegExp(`https?://\\S+${path}\\S+`).exec(mail?.text ?? '')?.[0];
    if (link) return void (await page.goto(link.slice(new URL(link).origin.length)));
    await page.waitForTimeout(100);
  }
}

const contactStates: readonly State[] = [
  { name: 'mistakes', ...contact, form: ['enquiry', 'invalid'], open: withMistakes('Send Message') },
  {
    name: 'a mistake in one field',
    ...contact,
    open: async (page) => {
      await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@');
      await messageForm(page).getByLabel('Last name').focus();
      await says(page, 'Invalid email format');
    },
  },
  {
    name: 'sent',
    ...contact,
    form: ['enquiry', 'accepted'],
    open: async (page) => {
      await sendMessage(page);
      await says(page, /has been sent successfully/);
    },
  },
  {
    name: 'not stored',
    ...contact,
    form: ['enquiry', 'rejected'],
    open: async (page) => {
      await fails(page, '**/contact*');
      await sendMessage(page);
      await says(page, /there was an error sending/);
    },
  },
  {
    name: 'under way',
    ...contact,
    open: async (page) => {
      await waits(page, '**/contact*');
      await sendMessage(page);
      await page.locator('button[aria-disabled="true"]').first().waitFor();
    },
  },
  {
    name: 'danger in a message',
    ...contact,
    open: async (page) => {
      await messageForm(page).getByLabel('Message', { exact: true }).fill('Mum has fallen and cannot get up');
      await page.getByRole('main').getByRole('region', { name: 'call 999' }).waitFor();
    },
  },
  {
    name: 'answered by a page: mistakes',
    path: '/contact',
    open: (page) => sendPlainly(page, 'Send Message'),
  },
  { name: 'a call', path: '/contact', island: 'call-form', open: unfoldCall },
  {
    name: 'a call with mistakes',
    path: '/contact',
    island: 'call-form',
    form: ['call-request', 'invalid'],
    open: async (page) => {
      await unfoldCall(page);
      await withMistakes(CALL)(page);
    },
  },
  {
    name: 'a call scheduled',
    path: '/contact',
    island: 'call-form',
    form: ['call-request', 'accepted'],
    open: async (page) => {
      await unfoldCall(page);
      await page.getByLabel('Day', { exact: true }).selectOption({ index: 2 });
      await page.getByLabel('Time', { exact: true }).selectOption({ index: 3 });
      await fill(page, CALL, { Name: 'Łukasz Nowak', 'Phone number': '023 8096 0000' });
      await takeTime(page);
      await press(CALL)(page);
      await says(page, /We will ring you on/);
    },
  },
];

const eventStates: readonly State[] = [
  { name: 'mistakes', ...event, form: ['event-registration', 'invalid'], open: withMistakes(REGISTER) },
  {
    name: 'registered',
    ...event,
    form: ['event-registration', 'accepted'],
    open: async (page) => {
      await register(page);
      await says(page, /Thank you for registering/);
    },
  },
  {
    name: 'not stored',
    ...event,
    form: ['event-registration', 'rejected'],
    open: async (page) => {
      await fails(page, '**/ai-in-plain-english');
      await register(page);
      await says(page, /Registration failed/);
    },
  },
  {
    name: 'answered by a page: mistakes',
    path: '/events/ai-in-plain-english',
    open: (page) => sendPlainly(page, REGISTER),
  },
];

const jobStates: readonly State[] = [
  { name: 'applying', ...job, open: openForm },
  {
    name: 'applying with mistakes',
    ...job,
    form: ['application', 'invalid'],
    open: async (page) => {
      await openForm(page);
      await submit(page).click();
      await summary(page);
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
    form: ['application', 'rejected'],
    open: async (page) => {
      await fails(page, '**/apply');
      await apply(page);
      await says(page, /Failed to submit application/);
    },
  },
  {
    name: 'applied',
    path: job.path,
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

export const formStates = [...contactStates, ...eventStates, ...jobStates, ...alertStates];
