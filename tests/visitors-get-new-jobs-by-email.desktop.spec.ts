import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { aPlace } from './support/a-place.ts';
import { violations } from './support/axe.ts';
import { answering, type HttpUpstream } from './support/http-upstream.ts';
import { testWithBackend } from './support/job-backend.ts';
import { jobsAnswer } from './support/jobs-answer.ts';
import { mailsOf } from './support/mails.ts';
import { expect } from './support/site.ts';
import { type SiteOfDays, startSiteOfDays } from './support/site-of-days.ts';
import type { Site } from './support/start-site.ts';
import { visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

const job = (id: string, title: string) => ({ id, title, description: 'Visits.', location: aPlace });
const open = [job('cook', 'Cook')];

const test = testWithBackend(answering(200, jobsAnswer(open))).extend<object, { days: SiteOfDays }>({
  days: [
    async ({ settings }, use) => {
      const days = await startSiteOfDays(settings);
      await use(days);
      await days.close();
    },
    { scope: 'worker' },
  ],
  site: [async ({ days }, use) => use(days.site), { scope: 'worker' }],
});
test.use({ expectedNoise: [/status of 422/] });

async function mailTo(email: string, subject: RegExp, site: Site): Promise<Email> {
  const like = async () =>
    (await mailsOf(site)).filter(
      (mail) => mail.to?.[0]?.address === email && subject.test(`${mail.subject}`),
    );
  await expect.poll(async () => (await like()).length).toBe(1);
  return (await like())[0] as Email;
}

/** The address of a mail's link, on this machine. */
function linkIn({ text }: Email, path: string): string {
  const link = new RegExp(`https://\\S+${path}\\S+`).exec(text ?? '')?.[0];
  return link ? link.slice(new URL(link).origin.length) : '';
}

const form = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Email me new jobs' }) });

async function askForAlerts(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('Email').fill(email);
  await waitPastSpamCheck(page);
  await form(page).getByRole('button').click();
  await expect(page.getByText('Now check your inbox')).toBeVisible();
}

async function confirm(page: Page, mail: Email): Promise<void> {
  const link = linkIn(mail, '/job-alerts/confirm');
  // Programs that read mail fetch its links: that alone must do nothing.
  expect((await page.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, start them' }).click();
  await expect(page.getByText('Done. We will email you the morning after')).toBeVisible();
}

/** A job opens after those before it were seen, is seen on one day, and is told on the next. */
async function opens(title: string, days: SiteOfDays, backend: HttpUpstream): Promise<void> {
  await hasSeenAll(days.site);
  open.push(job(title.toLowerCase(), title));
  backend.answerWith(answering(200, jobsAnswer(open)));
  await days.nextDay();
  await hasSeenAll(days.site);
  await days.nextDay();
}

/** The site looks a second or two after its start; stopped before that, it would take them for the next day's. */
async function hasSeenAll({ dataDir }: Site): Promise<void> {
  const seen = () => {
    const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
    const rows = database
      .prepare("select job_id from seen_jobs where job_id not like 'alike %' order by job_id")
      .all();
    database.close();
    return rows.map(({ job_id }) => job_id);
  };
  await expect.poll(seen).toEqual(open.map(({ id }) => id).sort());
}

/** The mail that tells of the job, and of nothing else; answers where it says that it can be stopped. */
async function newsOf(title: string, email: string, site: Site): Promise<string> {
  const news = await mailTo(email, new RegExp(`^New job: ${title}, ${aPlace}$`), site);
  expect(news.text?.match(/\/careers\/\w+/g)).toEqual([`/careers/${title.toLowerCase()}`]);
  const stop = linkIn(news, '/job-alerts/stop');
  const headers = Object.fromEntries(news.headers.map(({ key, value }) => [key, value]));
  expect(headers['list-unsubscribe']).toContain(stop);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  return stop;
}

test('an address is asked for, confirmed, written to and forgotten', async ({
  page,
  browser,
  days,
  backend,
}) => {
  const { site } = days;
  const email = 'jo@example.org';
  await visit(page, '/careers');
  await page.getByLabel('Town or postcode').fill(aPlace);
  await expect(page.getByText(`a job opens that fits: within 10 miles of ${aPlace}.`)).toBeVisible();
  await form(page).getByRole('button').click();
  await expect(form(page).getByText('Email is required').first()).toBeVisible();
  await askForAlerts(page, email);
  await expect(page).toHaveURL(new RegExp(`/careers\\?place=${encodeURIComponent(aPlace)}$`));
  expect(await violations(page)).toEqual([]);
  await confirm(page, await mailTo(email, /^Please confirm/, site));
  expect(await violations(page)).toEqual([]);

  const plain = await browser.newPage({
    ...{ baseURL: site.url, javaScriptEnabled: false, viewport: { width: 360, height: 740 } },
  });
  const another = 'sam@example.org';
  await askPlainly(plain, another);
  await confirm(plain, await mailTo(another, /^Please confirm/, site));

  await opens('Nurse', days, backend);
  const stop = await newsOf('Nurse', email, site);
  await page.goto(stop);
  await page.getByRole('button', { name: 'Stop them' }).click();
  await expect(page.getByText('Done. We have deleted your address')).toBeVisible();
  await page.goto(stop);
  await page.getByRole('button', { name: 'Stop them' }).click();
  await expect(page.getByText('We no longer have this address')).toBeVisible();

  // The mail program's own button.
  const pressed = await plain.request.post(await newsOf('Nurse', another, site), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(await pressed.text()).toContain('Done. We have deleted your address');
  await plain.close();
});

/** Without scripting, after a slip. */
async function askPlainly(page: Page, email: string): Promise<void> {
  await page.goto('/careers');
  await form(page).getByLabel('Email').fill('sam@');
  await form(page).getByRole('button').click();
  await expect(form(page).getByText('Invalid email format').first()).toBeVisible();
  await expect(page).toHaveURL(/\/job-alerts#job-alert-form$/);
  await askForAlerts(page, email);
}
