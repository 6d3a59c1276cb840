import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { brand } from '#content/brand.yaml';
import { londonInstant, londonMoment } from '../domain/time/london-time.ts';
import { addDays } from '../domain/time/wall-clock.ts';
import { pdf } from '../server/applications/cv/pdf-for-tests.ts';
import { createApplicantMails } from '../server/follow-up/applicant-mails.ts';
import { createMorningLetter } from '../server/follow-up/morning-letter.ts';
import { createOutcomeLinks } from '../server/follow-up/outcome-links.ts';
import { openStore } from '../server/store/open-store.ts';
import { rightApplication } from './support/application-cases.ts';
import { violations } from './support/axe.ts';
import { collectingLog } from './support/collecting-log.ts';
import { long } from './support/long.ts';
import { mailboxes } from './support/mailboxes.ts';
import { test as base, expect } from './support/site.ts';
import { type SiteOfDays, startSiteOfDays } from './support/site-of-days.ts';
import { startSmtpServer, type TestSmtpServer } from './support/smtp-server.ts';
import type { Site } from './support/start-site.ts';

const MINUTE = 60_000;
const INBOX = brand.email.inbox;

const test = base.extend<object, { smtp: TestSmtpServer; days: SiteOfDays }>({
  smtp: [
    async ({ browserName: _ }, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  days: [
    async ({ smtp }, use) => {
      const days = await startSiteOfDays({ RATE_LIMITS: 'off', SMTP_URL: smtp.url });
      await use(days);
      await days.close();
    },
    { scope: 'worker' },
  ],
  site: [async ({ days }, use) => use(days.site), { scope: 'worker' }],
});
test.use({ expectedNoise: [/status of 422/] });

async function apply({ url }: Site): Promise<{ reference: string; email: string }> {
  const email = `dora-${crypto.randomUUID()}@example.org`;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...rightApplication, email })) form.set(name, value);
  form.set('resume', new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' }));
  const answer = await fetch(`${url}/api/apply`, { method: 'POST', body: form });
  return { reference: (await answer.json()).reference, email };
}

/** Shows a mail in a window of its mail program; its links lead to the site of the test. */
async function openMail(page: Page, { html = '' }: Email, { url }: Site): Promise<void> {
  const address = `${url}/mail-program`;
  const body = html.replaceAll(brand.publicUrl, url);
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(address);
}

async function pressInMail(page: Page, button: string, state: string): Promise<void> {
  await page.getByRole('link', { name: button, exact: true }).click();
  await page.getByRole('button', { name: `Mark as “${state}”` }).click();
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const codeIn = ({ subject = '' }: Email) => subject.slice(0, 6);
const codeMail = (reference: string) => new RegExp(`^\\d{6} is your code .*${reference}`);
const asked = (page: Page) => page.getByText('We have sent a code to the office’s inbox.');
const marked = (page: Page, reference: string, state: string) =>
  page.getByText(`${reference} was marked “${state}”`);

/** Runs the site's own tasks at another time of the day. */
async function withTasks(site: Site, act: (tasks: Awaited<ReturnType<typeof tasksOf>>) => Promise<void>) {
  const tasks = await tasksOf(site);
  await act(tasks);
  await tasks.close();
}

async function tasksOf({ dataDir, url }: Site) {
  const log = collectingLog();
  const store = await openStore({
    ...{ dataDir, databaseUrl: null, referencePrefix: brand.referencePrefix, log },
    access: 'write',
  });
  const { submissions, outbox, secretFor } = store;
  const { url: office } = createOutcomeLinks('office', { secretFor, publicUrl: url });
  const mailSite = { publicUrl: url, inbox: INBOX, links: { office, applicant: office, caller: office } };
  const outcomeOf = async (reference: string) => (await submissions.find({ key: reference }))[0]?.outcome;
  return {
    outcomeOf,
    close: () => store.close(),
    async tellApplicants(reference: string) {
      const at = (await outcomeOf(reference))?.at.getTime() ?? 0;
      const now = () => new Date(at + 62 * MINUTE);
      await createApplicantMails({ submissions, site: mailSite, log, now }).run();
    },
    /** The letter of the first office day behind the outcome. */
    async writeLetter(reference: string) {
      const { date } = londonMoment((await outcomeOf(reference))?.at ?? new Date(0));
      let day = date;
      const letter = createMorningLetter({
        ...{ submissions, outbox, site: mailSite, log, secondInbox: null },
        weekBefore: async () => [],
        awaitingEvent: async () => 0,
        now: () => londonInstant(day, 9 * 60),
      });
      while (log.lines.length === 0) {
        day = addDays(day, 1);
        await letter.run();
      }
    },
  };
}

test(
  'a stranger who gets the office’s mail quoted in a reply can press nothing',
  long,
  async ({ page, site, smtp }) => {
    const { to, mail, reply } = mailboxes(smtp);
    const { reference, email } = await apply(site);
    const first = await mail(INBOX, new RegExp(`^Application from .*${reference}`));
    await reply(INBOX, first, 'Thank you. We will be in touch.');
    const quoted = await mail(email, /^Re: Application from/);
    for (const [button, state] of [
      ['Invite', 'invited'],
      ['Keep on file', 'kept on file'],
    ] as const) {
      await openMail(page, quoted, site);
      await pressInMail(page, button, state);
      await expect(asked(page)).toBeVisible();
      await expect(page.getByText(INBOX)).toHaveCount(0);
    }
    const inbox = (await to(INBOX)).filter(({ subject = '' }) => codeMail(reference).test(subject));
    expect(inbox.map(({ text }) => text)).toEqual(
      Array(2).fill(expect.stringContaining('do nothing, and tell the code to nobody')),
    );
    const right = codeIn(inbox.at(-1) ?? first);
    for (const more of [1, 2]) {
      await enter(page, String((Number(right) + more) % 1_000_000).padStart(6, '0'));
      await expect(page.getByText('This is not the code.')).toBeVisible();
      await expect(page.getByLabel('Code from the email')).toBeFocused();
    }
    expect(await violations(page)).toEqual([]);
    await enter(page, String((Number(right) + 3) % 1_000_000).padStart(6, '0'));
    await expect(page.getByText('This code can no longer be used. Nothing has changed.')).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    await withTasks(site, async ({ outcomeOf, tellApplicants }) => {
      expect(await outcomeOf(reference)).toBeNull();
      await tellApplicants(reference);
    });
    expect((await to(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^We have your application/),
      expect.stringMatching(/^Re: /),
    ]);
  },
);

test('an office works by Reply and by its buttons, over two days', async ({
  page,
  browser,
  context,
  days,
  smtp,
}) => {
  const { site } = days;
  const { mail, reply, to } = mailboxes(smtp);
  const [first, second, third] = [await apply(site), await apply(site), await apply(site)];
  const mailAbout = ({ reference }: typeof first) =>
    mail(INBOX, new RegExp(`^Application from .*${reference}`));
  const toOffice = await mailAbout(first);
  await reply(INBOX, toOffice, 'Could you come on Tuesday?');
  const confirmation = await mail(first.email, /^We have your application/);
  const answer = await mail(first.email, /^Re: Application from/);
  // The applicant's own answer stands beside the application in the office's mailbox.
  expect(`${answer.references}`).toContain(toOffice.messageId);
  expect(confirmation.references).toBe(toOffice.messageId);

  await openMail(page, toOffice, site);
  await pressInMail(page, 'Invite', 'invited');
  await expect(asked(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await enter(page, codeIn(await mail(INBOX, codeMail(first.reference))));
  await expect(marked(page, first.reference, 'invited')).toBeVisible();
  const [cookie, ...others] = await context.cookies(`${site.url}/office/answer`);
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'office-browser', path: '/office/', httpOnly: true, sameSite: 'Lax' });
  expect(await context.cookies(`${site.url}/contact`)).toEqual([]);

  await openMail(page, await mailAbout(second), site);
  await pressInMail(page, 'Not this time', 'not this time');
  await expect(marked(page, second.reference, 'not this time')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('That is undone.')).toBeVisible();

  // A colleague's browser, without scripts.
  const colleague = await browser.newPage({ javaScriptEnabled: false });
  await openMail(colleague, await mailAbout(second), site);
  await pressInMail(colleague, 'Keep on file', 'kept on file');
  await expect(asked(colleague)).toBeVisible();
  await enter(colleague, codeIn(await mail(INBOX, codeMail(second.reference))));
  await expect(marked(colleague, second.reference, 'kept on file')).toBeVisible();
  await colleague.close();

  await withTasks(site, ({ tellApplicants }) => tellApplicants(first.reference));
  const invited = await mail(first.email, /we would like to meet you/);
  expect([invited.inReplyTo, invited.references]).toEqual([
    confirmation.messageId,
    `${toOffice.messageId} ${confirmation.messageId}`,
  ]);
  const copy = await mail(INBOX, /^We wrote to .*we would like to meet you/);
  expect(copy.references).toBe(toOffice.messageId);
  await openMail(page, copy, site);
  await page.getByRole('link', { name: 'Date agreed', exact: true }).click();
  await page.getByLabel('Day of the meeting').fill('2099-12-04');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change to “a date is agreed”' }).click();
  await expect(page.getByText('The meeting is on Friday 4 December.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('That is undone.')).toBeVisible();
  await page.goto('about:blank');

  await days.nextDay();
  await openMail(page, await mailAbout(third), site);
  await pressInMail(page, 'Keep on file', 'kept on file');
  await expect(marked(page, third.reference, 'kept on file')).toBeVisible();
  await withTasks(site, ({ writeLetter }) => writeLetter(first.reference));
  const letter = await mail(INBOX, /an answer, \w+day/);
  const [, told = ''] = letter.text?.split('Marked since ') ?? [];
  expect(told).toContain(`(Application ${first.reference}): invited, `);
  expect(told).toContain(`(Application ${second.reference}): kept on file, `);
  expect(told.match(/by a button of an email/g)?.length).toBeGreaterThanOrEqual(2);

  await context.clearCookies();
  await page.goBack();
  await openMail(page, await mailAbout(third), site);
  await page.getByRole('link', { name: 'Invite', exact: true }).click();
  // An unknown browser is not told the outcome.
  await expect(page.getByText(`Shall we mark ${third.reference}`)).toBeVisible();
  await expect(page.getByText('kept on file')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as “invited”' }).click();
  await enter(page, codeIn(await mail(INBOX, codeMail(third.reference))));
  await expect(page.getByText('It was marked “kept on file”')).toBeVisible();
  await page.getByRole('button', { name: 'Change to “invited”' }).click();
  await expect(marked(page, third.reference, 'invited')).toBeVisible();
  expect((await to(third.email)).length).toBe(1);
});
