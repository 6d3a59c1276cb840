import type { Page } from '@playwright/test';
import { brand } from '../../content/brand.ts';
import { faq } from '../../content/faq.ts';
import { fillIn as fillInApplication, reference, submit } from '../support/application-form.ts';
import { bubbles, field, toggle } from '../support/chat-window.ts';
import { openJobsOf } from '../support/jobs-for-tests.ts';
import { mailsAbout, mailsOf } from '../support/mails.ts';
import { fillIn, message, messageForm, referenceOn, send } from '../support/message-form.ts';
import { expect } from '../support/site.ts';
import type { Site } from '../support/start-site.ts';
import { takeTime } from '../support/take-time.ts';

type Journey = (page: Page, site: Site) => Promise<void>;

const ELSEWHERE = 'M1 1AE';
const job = '/careers/companion-eastleigh';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

/** Both the office and the visitor are written to. */
const isMailed = (site: Site, known: string) =>
  expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);

async function check(page: Page, postcode: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Enter your postcode').fill(postcode);
  await button(page, 'Check my postcode').click();
}

const openMenu = async (page: Page) => {
  const burger = button(page, 'Menu');
  if (await burger.isVisible()) await burger.click();
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** What a visitor comes for, and what must have come of it however scripts fare. */
export const journeys: Record<string, Journey> = {
  'a postcode is answered': async (page) => {
    await check(page, ELSEWHERE);
    await expect(page.getByText('Coming Soon').filter({ visible: true }).first()).toBeInViewport();
    await expect(page.getByText(ELSEWHERE).filter({ visible: true }).first()).toBeVisible();
  },

  'an address is kept for the day we come': async (page, site) => {
    const email = `waiting-${crypto.randomUUID()}@example.org`;
    await check(page, ELSEWHERE);
    const form = page.locator('form', { has: button(page, 'Notify Me') }).filter({ visible: true });
    await form.getByLabel('Email').fill(email);
    await takeTime(page);
    await form.getByRole('button', { name: 'Notify Me' }).click();
    await expect(page.getByText(/Thank you! We will write to you as soon as/)).toBeInViewport();
    const wasWritten = async () => (await mailsOf(site)).some(({ to }) => to?.[0]?.address === email);
    await expect.poll(wasWritten).toBe(true);
  },

  'a message arrives, and a mistake loses nothing': async (page, site) => {
    await page.goto('/contact');
    await fillIn(page);
    await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@');
    await takeTime(page);
    await send(page);
    await expect(page.getByRole('link', { name: 'Invalid email format' })).toBeInViewport();
    for (const [label, text] of Object.entries({ ...message, Email: 'sian@' }))
      await expect(messageForm(page).getByLabel(label, { exact: true })).toHaveValue(text);
    await messageForm(page).getByLabel('Email', { exact: true }).fill(message.Email);
    await takeTime(page);
    await send(page);
    await expect(page.getByText('Your message has been sent successfully!')).toBeInViewport();
    await isMailed(site, await referenceOn(page));
  },

  'a call is scheduled': async (page, site) => {
    await page.goto('/contact');
    await page.getByText('Schedule a Call', { exact: true }).last().click();
    await page.getByLabel('Day', { exact: true }).selectOption({ index: 2 });
    await page.getByLabel('Time', { exact: true }).selectOption({ index: 3 });
    await page.getByLabel('Name', { exact: true }).fill('Łukasz Nowak');
    await page.getByLabel('Phone number').fill('023 8096 0000');
    await page.getByLabel('Email (optional)').fill('lukasz@example.org');
    await takeTime(page);
    await button(page, 'Request the call').click();
    await expect(page.getByText(/We will ring you on/)).toBeInViewport();
    await isMailed(site, await referenceOn(page));
  },

  'somebody registers for an event': async (page, site) => {
    await page.goto('/events/ai-in-plain-english');
    await page.getByLabel('Name', { exact: true }).fill('Anne-Marie Smith');
    await page.getByLabel('Email', { exact: true }).fill('anne@example.org');
    await takeTime(page);
    await button(page, 'Register my interest').click();
    await expect(page.getByText('Thank you for registering!')).toBeInViewport();
    await isMailed(site, await referenceOn(page));
  },

  'jobs are found': async (page) => {
    await page.goto('/careers');
    await page.getByLabel('Job, word or reference').fill('night');
    await button(page, 'Search').first().click();
    await expect(page).toHaveURL(/q=night/);
    const found = main(page).locator('#openings').getByRole('heading', { level: 3 });
    await expect(found).toHaveCount(await openJobsOf('q=night'));
    await expect(page.getByLabel('Job, word or reference')).toHaveValue('night');
  },

  'an application arrives with its CV': async (page, site) => {
    await page.goto(job);
    await page.getByRole('link', { name: 'Apply for this Position' }).click();
    await expect(page.getByLabel('Full name')).toBeVisible();
    await fillInApplication(page);
    await takeTime(page);
    await submit(page).click();
    await isMailed(site, await reference(page));
  },

  'new jobs are asked for': async (page) => {
    await page.goto('/job-alerts');
    await page.getByLabel('Email', { exact: true }).fill(`jo-${crypto.randomUUID()}@example.org`);
    await takeTime(page);
    await button(page, 'Email me new jobs').click();
    await expect(page.getByText('Now check your inbox')).toBeInViewport();
  },

  'a question is found and read': async (page) => {
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('invoice');
    await page.getByRole('searchbox').press('Enter');
    const questions = main(page).locator('details').filter({ visible: true });
    const holding = faq.filter(({ question, answer }) => /invoice/i.test(`${question} ${answer}`));
    await expect(questions).toHaveCount(holding.length);
    await questions.first().locator('summary').click();
    await expect(questions.first().getByRole('paragraph')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('invoice');
  },

  'a page is found': async (page) => {
    await page.goto('/about');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Search' }).click();
    const words = page.getByRole('textbox', { name: 'What are you looking for?' });
    await words.fill('night');
    await words.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=night$/);
    await main(page).getByRole('link', { name: 'Night Care', exact: true }).first().click();
    await expect(page).toHaveURL('/night-care');
  },

  'a question is answered by the assistant, or leads to a person': async (page) => {
    await page.goto('/credits');
    const call = page.getByRole('contentinfo').getByRole('link', { name: brand.phone.display });
    // Where no script runs, nobody would answer.
    if (await toggle(page).isHidden()) return expect(call.first()).toBeVisible();
    await toggle(page).click();
    const isWithPerson = () => new URL(page.url()).pathname === '/contact';
    const isAnswered = async () => isWithPerson() || (await field(page).isVisible());
    await expect.poll(isAnswered).toBe(true);
    if (isWithPerson()) return;
    await field(page).fill('Do you offer night care?');
    await field(page).press('Enter');
    await expect(
      bubbles(page)
        .nth(4)
        .getByRole('link', { name: /night care/i })
        .first(),
    ).toBeInViewport();
  },

  'the privacy notice is found and read': async (page) => {
    await page.goto('/contact');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacy/i })
      .first()
      .click();
    await expect(page).toHaveURL('/privacy-policy');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'How to complain' }).click();
    await expect(main(page).locator('#how-to-complain')).toBeInViewport();
  },

  'the menu leads on': async (page) => {
    await page.goto('/about');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  },
};
