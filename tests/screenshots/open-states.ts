import type { Page } from '@playwright/test';
import { ask, bubbles, isWide, toggle } from '../support/chat-window.ts';

/** Something that opens on a page, or goes wrong there, and deserves a look. */
export interface OpenState {
  name: string;
  path: string;
  widths: readonly number[];
  open: (page: Page) => Promise<void>;
}

const check = (postcode: string) => async (page: Page) => {
  await page.getByLabel('Enter your postcode').fill(postcode);
  await page.getByRole('button', { name: 'Check my postcode' }).click();
  await page.getByRole('dialog').waitFor();
};

const send = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('alert').or(page.getByText('There is a problem')).first().waitFor();
};

/** On wide screens the assistant's window opens by itself. */
const askAssistant = (question: string) => async (page: Page) => {
  if (!isWide(page)) await toggle(page).click();
  await ask(page, question);
  const greetingsAndQuestion = 4;
  await bubbles(page).nth(greetingsAndQuestion).waitFor();
};

const phone = [360];
const wide = [1280];
const both = [360, 1280];

export const openStates: readonly OpenState[] = [
  {
    name: 'menu',
    path: '/',
    widths: phone,
    open: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'services',
    path: '/about',
    widths: wide,
    open: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }).click(),
  },
  { name: 'covered', path: '/', widths: both, open: check('SO14 7LY') },
  { name: 'not-yet-covered', path: '/', widths: both, open: check('M1 1AE') },
  { name: 'wrong-postcode', path: '/night-care', widths: both, open: check('SO14') },
  {
    name: 'shortcuts',
    path: '/about',
    widths: wide,
    open: (page) => page.keyboard.press('Control+s'),
  },
  {
    name: 'search',
    path: '/about',
    widths: wide,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('textbox').fill('night');
    },
  },
  {
    name: 'assistant',
    path: '/',
    widths: both,
    open: askAssistant('Can somebody come at night in SO14 7LY?'),
  },
  { name: 'danger', path: '/', widths: both, open: askAssistant('she has fallen and cant get up') },
  { name: 'contact-errors', path: '/contact', widths: both, open: send('Send Message') },
  {
    name: 'answer',
    path: '/faq',
    widths: both,
    open: (page) => page.locator('main details summary').first().click(),
  },
  {
    name: 'application',
    path: '/careers/companion-eastleigh',
    widths: both,
    open: async (page) => {
      await page.getByRole('button', { name: 'Apply for this Position' }).click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
    },
  },
];
