import type { Page } from '@playwright/test';
import { everyPage } from '../every-page.ts';
import { narrow, press, type State, says, wide } from './state.ts';

export const asItComes = 'as it comes, all unfolded';

/** Everything that opens is open: questions, ways of paying, the form for a call, what registration means. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });

const openMenu = press('Menu');
const openServices = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }).click();
const lookFor = (words: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  await page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: /result|Enter|Do we come/ })
    .waitFor();
};
const search = { path: '/about', island: 'site-search' };
const openShortcuts = (page: Page) => page.keyboard.press('Control+s');

export const pageStates: readonly State[] = [
  ...everyPage.map((path) => ({ name: asItComes, path, open: unfold })),
  { name: 'menu', path: '/', widths: narrow, open: openMenu },
  {
    name: 'menu with the services',
    path: '/about',
    widths: narrow,
    open: async (page) => {
      await openMenu(page);
      await openServices(page);
    },
  },
  { name: 'services', path: '/about', widths: wide, open: openServices },
  { name: 'first stop of the keyboard', path: '/home-care', open: (page) => page.keyboard.press('Tab') },
  { name: 'shortcuts', path: '/about', island: 'shortcuts-panel', open: openShortcuts },
  {
    name: 'shortcuts turned off',
    path: '/faq',
    island: 'shortcuts-panel',
    open: async (page) => {
      await openShortcuts(page);
      await page.getByRole('dialog').or(page.locator('[popover]')).getByRole('checkbox').first().click();
    },
  },
  { name: 'search, nothing typed', ...search, open: (page) => page.keyboard.press('Control+k') },
  { name: 'search with results', ...search, open: lookFor('night') },
  { name: 'search for a postcode', ...search, open: lookFor('SO14 7LY') },
  { name: 'search without results', ...search, open: lookFor('qqqqzzzz') },
  {
    name: 'search whose list cannot be had',
    ...search,
    open: async (page) => {
      await page.route('**/search-index.json', (route) => route.fulfill({ status: 500, body: 'no' }));
      await lookFor('night')(page);
    },
  },
  {
    name: 'a question open',
    path: '/faq',
    open: (page) => page.locator('main details summary').first().click(),
  },
  { name: 'a topic', path: '/faq', open: press('Booking Process') },
  {
    name: 'questions found',
    path: '/faq',
    open: async (page) => {
      await page.getByRole('searchbox').fill('invoice');
      await says(page, /^\d+ questions?$/);
    },
  },
  {
    name: 'no question found',
    path: '/faq',
    open: async (page) => {
      await page.getByRole('searchbox').fill('zebra');
      await says(page, /No matching questions/);
    },
  },
  {
    name: 'half read',
    path: '/privacy-policy',
    open: (page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2)),
  },
  {
    name: 'a question jumped to',
    path: '/complaints',
    open: (page) => page.getByRole('main').locator('a[href*="#"]').first().click(),
  },
  {
    name: 'the film plays',
    path: '/',
    open: (page) => page.locator('button[data-play]').filter({ visible: true }).first().click(),
  },
];
