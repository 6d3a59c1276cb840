import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { faq } from '../../domain/faq/faq.ts';
import { cv, fillIn as fillInApplication, reference, submit } from '../support/application-form.ts';
import { bubbles, field, toggle } from '../support/chat-window.ts';
import type { InputDriver } from '../support/input-driver.ts';
import { openJobsOf } from '../support/jobs-for-tests.ts';
import { mailsAbout, mailsOf } from '../support/mails.ts';
import { fillIn, message, messageForm, referenceOn, send } from '../support/message-form.ts';
import { nextCallTime } from '../support/next-call-time.ts';
import { expect } from '../support/site.ts';
import type { Site } from '../support/start-site.ts';
import { waitPastSpamCheck } from '../support/wait-past-spam-check.ts';

type Journey = (page: Page, driver: InputDriver, site: Site) => Promise<void>;

const ELSEWHERE = 'M1 1AE';
const job = '/careers/companion-eastleigh';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

/** Both the office and the visitor are written to. */
const isMailed = (site: Site, known: string) =>
  expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);

async function check(page: Page, driver: InputDriver, postcode: string): Promise<void> {
  await page.goto('/');
  await driver.fill(page.getByLabel('Enter your postcode'), postcode);
  await driver.press(button(page, 'Check my postcode'));
}

const openMenu = async (page: Page, driver: InputDriver) => {
  const burger = button(page, 'Menu');
  if (await burger.isVisible()) await driver.press(burger);
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A visitor's errand, and the result that must come of it however scripts fare. */
export const journeys: Record<string, Journey> = {
  'a postcode is answered': async (page, driver) => {
    await check(page, driver, ELSEWHERE);
    await expect(page.getByText('Coming Soon').filter({ visible: true }).first()).toBeInViewport();
    await expect(page.getByText(ELSEWHERE).filter({ visible: true }).first()).toBeVisible();
  },

  'an address is kept for the day we come': async (page, driver, site) => {
    const email = `waiting-${crypto.randomUUID()}@example.org`;
    await check(page, driver, ELSEWHERE);
    const form = page.locator('form', { has: button(page, 'Notify Me') }).filter({ visible: true });
    await driver.fill(form.getByLabel('Email', { exact: true }), email);
    await waitPastSpamCheck(page);
    await driver.press(form.getByRole('button', { name: 'Notify Me' }));
    await expect(page.getByText(/Thank you! We will write to you as soon as/)).toBeInViewport();
    const wasWritten = async () => (await mailsOf(site)).some(({ to }) => to?.[0]?.address === email);
    await expect.poll(wasWritten).toBe(true);
  },

  'a message arrives, and a mistake loses nothing': async (page, driver, site) => {
    await page.goto('/contact');
    await fillIn(page, driver);
    await driver.fill(messageForm(page).getByLabel('Email', { exact: true }), 'sian@');
    await waitPastSpamCheck(page);
    await send(page, driver);
    await expect(page.getByRole('link', { name: 'Invalid email format' })).toBeInViewport();
    for (const [label, text] of Object.entries({ ...message, Email: 'sian@' }))
      await expect(messageForm(page).getByLabel(label, { exact: true })).toHaveValue(text);
    await driver.fill(messageForm(page).getByLabel('Email', { exact: true }), message.Email);
    await waitPastSpamCheck(page);
    await send(page, driver);
    await expect(page.getByText('Your message has been sent successfully!')).toBeInViewport();
    await isMailed(site, await referenceOn(page));
  },

  'a call is scheduled': async (page, driver, site) => {
    await page.goto('/contact');
    await driver.press(page.getByText('Schedule a Call', { exact: true }).last());
    const { day, time } = nextCallTime();
    await driver.choose(page.getByLabel('Day', { exact: true }), day);
    await driver.choose(page.getByLabel('Time', { exact: true }), time);
    await driver.fill(page.getByLabel('Name', { exact: true }), 'Łukasz Nowak');
    await driver.fill(page.getByLabel('Phone number'), '023 8096 0000');
    await driver.fill(page.getByLabel('Email (optional)'), 'lukasz@example.org');
    await waitPastSpamCheck(page);
    await driver.press(button(page, 'Request the call'));
    await expect(page.getByText(/We will ring you on/)).toBeInViewport();
    await isMailed(site, await referenceOn(page));
  },

  'somebody registers for an event': async (page, driver, site) => {
    await page.goto('/events/ai-in-plain-english');
    await driver.fill(page.getByLabel('Name', { exact: true }), 'Anne-Marie Smith');
    await driver.fill(page.getByLabel('Email', { exact: true }), 'anne@example.org');
    await waitPastSpamCheck(page);
    await driver.press(button(page, 'Register my interest'));
    await expect(page.getByText('Thank you for registering!')).toBeInViewport();
    await isMailed(site, await referenceOn(page));
  },

  'jobs are found': async (page, driver) => {
    await page.goto('/careers');
    await driver.fill(page.getByLabel('Job, word or reference'), 'night');
    await driver.press(button(page, 'Search').first());
    await expect(page).toHaveURL(/q=night/);
    const found = main(page).locator('#openings').getByRole('heading', { level: 3 });
    await expect(found).toHaveCount(await openJobsOf('q=night'));
    await expect(page.getByLabel('Job, word or reference')).toHaveValue('night');
  },

  'an application arrives with its CV': async (page, driver, site) => {
    await page.goto(job);
    await driver.press(page.getByRole('link', { name: 'Apply for this Position' }));
    await expect(page.getByLabel('Full name')).toBeVisible();
    await fillInApplication(page, cv, driver);
    await waitPastSpamCheck(page);
    await driver.press(submit(page));
    await isMailed(site, await reference(page));
  },

  'new jobs are asked for': async (page, driver) => {
    await page.goto('/job-alerts');
    await driver.fill(page.getByLabel('Email', { exact: true }), `jo-${crypto.randomUUID()}@example.org`);
    await waitPastSpamCheck(page);
    await driver.press(button(page, 'Email me new jobs'));
    await expect(page.getByText('Now check your inbox')).toBeInViewport();
  },

  'a question is found and read': async (page, driver) => {
    await page.goto('/faq');
    await driver.fill(page.getByRole('searchbox'), 'invoice');
    await driver.enter(page.getByRole('searchbox'));
    const questions = main(page).locator('details').filter({ visible: true });
    const holding = faq.filter(({ question, answer }) => /invoice/i.test(`${question} ${answer}`));
    await expect(questions).toHaveCount(holding.length);
    await driver.press(questions.first().locator('summary'));
    await expect(questions.first().getByRole('paragraph')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('invoice');
  },

  'a page is found': async (page, driver) => {
    await page.goto('/about');
    await openMenu(page, driver);
    await driver.press(menu(page).getByRole('link', { name: 'Search' }));
    const words = page.getByRole('textbox', { name: 'What are you looking for?' });
    await driver.fill(words, 'night');
    await driver.enter(words);
    await expect(page).toHaveURL(/\/search\?q=night$/);
    await driver.press(main(page).getByRole('link', { name: 'Night Care', exact: true }).first());
    await expect(page).toHaveURL('/night-care');
  },

  'a question is answered by the assistant, or leads to a person': async (page, driver) => {
    await page.goto('/credits');
    const call = page.getByRole('contentinfo').getByRole('link', { name: brand.phone.display });
    // Without a script nothing would answer.
    if (await toggle(page).isHidden()) return expect(call.first()).toBeVisible();
    await driver.press(toggle(page));
    const isWithPerson = () => new URL(page.url()).pathname === '/contact';
    const isAnswered = async () => isWithPerson() || (await field(page).isVisible());
    await expect.poll(isAnswered).toBe(true);
    if (isWithPerson()) return;
    await driver.fill(field(page), 'Do you offer night care?');
    await driver.enter(field(page));
    const answer = bubbles(page).nth(4);
    await expect(answer.getByRole('link', { name: /night care/i }).first()).toBeVisible();
    await expect(answer).toBeInViewport();
  },

  'the privacy notice is found and read': async (page, driver) => {
    await page.goto('/contact');
    await driver.press(
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: /privacy/i })
        .first(),
    );
    await expect(page).toHaveURL('/privacy-policy');
    // Where it is narrow, the titles of its sections unfold them, and take the place of the contents.
    const title = main(page).locator('nav a, summary', { hasText: 'How to complain' });
    await driver.press(title.filter({ visible: true }).first());
    await expect(main(page).locator('#how-to-complain')).toBeInViewport();
  },

  'the menu leads on': async (page, driver) => {
    await page.goto('/about');
    await openMenu(page, driver);
    await driver.press(menu(page).getByRole('link', { name: 'FAQ' }));
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  },

  'a service is found in the menu': async (page, driver) => {
    await page.goto('/about');
    await openMenu(page, driver);
    await driver.press(menu(page).getByRole('button', { name: 'Services' }));
    await driver.press(menu(page).getByRole('link', { name: 'Night Care', exact: true }));
    await expect(page).toHaveURL('/night-care');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  },
};
