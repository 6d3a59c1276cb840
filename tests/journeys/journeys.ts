import type { Page } from '@playwright/test';
import { brand } from '../../content/brand.ts';
import { faq } from '../../content/faq.ts';
import { cv, fillIn as fillInApplication, reference, submit } from '../support/application-form.ts';
import { bubbles, field, toggle } from '../support/chat-window.ts';
import type { Hand } from '../support/hand.ts';
import { openJobsOf } from '../support/jobs-for-tests.ts';
import { mailsAbout, mailsOf } from '../support/mails.ts';
import { fillIn, message, messageForm, referenceOn, send } from '../support/message-form.ts';
import { expect } from '../support/site.ts';
import type { Site } from '../support/start-site.ts';
import { takeTime } from '../support/take-time.ts';

type Journey = (page: Page, hand: Hand, site: Site) => Promise<void>;

const ELSEWHERE = 'M1 1AE';
const job = '/careers/companion-eastleigh';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

/** Both the office and the visitor are written to. */
const isMailed = (site: Site, known: string) =>
  expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);

async function check(page: Page, hand: Hand, postcode: string): Promise<void> {
  await page.goto('/');
  await hand.fill(page.getByLabel('Enter your postcode'), postcode);
  await hand.press(button(page, 'Check my postcode'));
}

const openMenu = async (page: Page, hand: Hand) => {
  const burger = button(page, 'Menu');
  if (await burger.isVisible()) await hand.press(burger);
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** What a visitor comes for, and what must have come of it however scripts fare. */
export const journeys: Record<string, Journey> = {
  'a postcode is answered': async (page, hand) => {
    await check(page, hand, ELSEWHERE);
    await expect(page.getByText('Coming Soon').filter({ visible: true }).first()).toBeInViewport();
    await expect(page.getByText(ELSEWHERE).filter({ visible: true }).first()).toBeVisible();
  },

  'an address is kept for the day we come': async (page, hand, site) => {
    const email = `waiting-${crypto.randomUUID()}@example.org`;
    await check(page, hand, ELSEWHERE);
    const form = page.locator('form', { has: button(page, 'Notify Me') }).filter({ visible: true });
    await hand.fill(form.getByLabel('Email'), email);
    await takeTime(page);
    await hand.press(form.getByRole('button', { name: 'Notify Me' }));
    await expect(page.getByText(/Thank you! We will write to you as soon as/)).toBeInViewport();
    const wasWritten = async () => (await mailsOf(site)).some(({ to }) => to?.[0]?.address === email);
    await expect.poll(wasWritten).toBe(true);
  },

  'a message arrives, and a mistake loses nothing': async (page, hand, site) => {
    await page.goto('/contact');
    await fillIn(page, hand);
    await hand.fill(messageForm(page).getByLabel('Email', { exact: true }), 'sian@');
    await takeTime(page);
    await send(page, hand);
    await expect(page.getByRole('link', { name: 'Invalid email format' })).toBeInViewport();
    for (const [label, text] of Object.entries({ ...message, Email: 'sian@' }))
      await expect(messageForm(page).getByLabel(label, { exact: true })).toHaveValue(text);
    await hand.fill(messageForm(page).getByLabel('Email', { exact: true }), message.Email);
    await takeTime(page);
    await send(page, hand);
    await expect(page.getByText('Your message has been sent successfully!')).toBeInViewport();
    await isMailed(site, await referenceOn(page));
  },

  'a call is scheduled': async (page, hand, site) => {
    await page.goto('/contact');
    await hand.press(page.getByText('Schedule a Call', { exact: true }).last());
    await hand.choose(page.getByLabel('Day', { exact: true }), 2);
    await hand.choose(page.getByLabel('Time', { exact: true }), 3);
    await hand.fill(page.getByLabel('Name', { exact: true }), 'Łukasz Nowak');
    await hand.fill(page.getByLabel('Phone number'), '023 8096 0000');
    await hand.fill(page.getByLabel('Email (optional)'), 'lukasz@example.org');
    await takeTime(page);
    await hand.press(button(page, 'Request the call'));
    await expect(page.getByText(/We will ring you on/)).toBeInViewport();
    await isMailed(site, await referenceOn(page));
  },

  'somebody registers for an event': async (page, hand, site) => {
    await page.goto('/events/ai-in-plain-english');
    await hand.fill(page.getByLabel('Name', { exact: true }), 'Anne-Marie Smith');
    await hand.fill(page.getByLabel('Email', { exact: true }), 'anne@example.org');
    await takeTime(page);
    await hand.press(button(page, 'Register my interest'));
    await expect(page.getByText('Thank you for registering!')).toBeInViewport();
    await isMailed(site, await referenceOn(page));
  },

  'jobs are found': async (page, hand) => {
    await page.goto('/careers');
    await hand.fill(page.getByLabel('Job, word or reference'), 'night');
    await hand.press(button(page, 'Search').first());
    await expect(page).toHaveURL(/q=night/);
    const found = main(page).locator('#openings').getByRole('heading', { level: 3 });
    await expect(found).toHaveCount(await openJobsOf('q=night'));
    await expect(page.getByLabel('Job, word or reference')).toHaveValue('night');
  },

  'an application arrives with its CV': async (page, hand, site) => {
    await page.goto(job);
    await hand.press(page.getByRole('link', { name: 'Apply for this Position' }));
    await expect(page.getByLabel('Full name')).toBeVisible();
    await fillInApplication(page, cv, hand);
    await takeTime(page);
    await hand.press(submit(page));
    await isMailed(site, await reference(page));
  },

  'new jobs are asked for': async (page, hand) => {
    await page.goto('/job-alerts');
    await hand.fill(page.getByLabel('Email', { exact: true }), `jo-${crypto.randomUUID()}@example.org`);
    await takeTime(page);
    await hand.press(button(page, 'Email me new jobs'));
    await expect(page.getByText('Now check your inbox')).toBeInViewport();
  },

  'a question is found and read': async (page, hand) => {
    await page.goto('/faq');
    await hand.fill(page.getByRole('searchbox'), 'invoice');
    await hand.enter(page.getByRole('searchbox'));
    const questions = main(page).locator('details').filter({ visible: true });
    const holding = faq.filter(({ question, answer }) => /invoice/i.test(`${question} ${answer}`));
    await expect(questions).toHaveCount(holding.length);
    await hand.press(questions.first().locator('summary'));
    await expect(questions.first().getByRole('paragraph')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('invoice');
  },

  'a page is found': async (page, hand) => {
    await page.goto('/about');
    await openMenu(page, hand);
    await hand.press(menu(page).getByRole('link', { name: 'Search' }));
    const words = page.getByRole('textbox', { name: 'What are you looking for?' });
    await hand.fill(words, 'night');
    await hand.enter(words);
    await expect(page).toHaveURL(/\/search\?q=night$/);
    await hand.press(main(page).getByRole('link', { name: 'Night Care', exact: true }).first());
    await expect(page).toHaveURL('/night-care');
  },

  'a question is answered by the assistant, or leads to a person': async (page, hand) => {
    await page.goto('/credits');
    const call = page.getByRole('contentinfo').getByRole('link', { name: brand.phone.display });
    // Where no script runs, nobody would answer.
    if (await toggle(page).isHidden()) return expect(call.first()).toBeVisible();
    await hand.press(toggle(page));
    const isWithPerson = () => new URL(page.url()).pathname === '/contact';
    const isAnswered = async () => isWithPerson() || (await field(page).isVisible());
    await expect.poll(isAnswered).toBe(true);
    if (isWithPerson()) return;
    await hand.fill(field(page), 'Do you offer night care?');
    await hand.enter(field(page));
    const answer = bubbles(page).nth(4);
    await expect(answer.getByRole('link', { name: /night care/i }).first()).toBeVisible();
    await expect(answer).toBeInViewport();
  },

  'the privacy notice is found and read': async (page, hand) => {
    await page.goto('/contact');
    await hand.press(
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: /privacy/i })
        .first(),
    );
    await expect(page).toHaveURL('/privacy-policy');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await hand.press(contents.getByRole('link', { name: 'How to complain' }));
    await expect(main(page).locator('#how-to-complain')).toBeInViewport();
  },

  'the menu leads on': async (page, hand) => {
    await page.goto('/about');
    await openMenu(page, hand);
    await hand.press(menu(page).getByRole('link', { name: 'FAQ' }));
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  },

  'a service is found in the menu': async (page, hand) => {
    await page.goto('/about');
    await openMenu(page, hand);
    await hand.press(menu(page).getByRole('button', { name: 'Services' }));
    await hand.press(menu(page).getByRole('link', { name: 'Night Care', exact: true }));
    await expect(page).toHaveURL('/night-care');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  },
};
