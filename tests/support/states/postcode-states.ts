import type { Page } from '@playwright/test';
import * as area from '#content/area.yaml';
import { waitPastSpamCheck } from '../wait-past-spam-check.ts';
import { fails, type State, sendPlainly, waits } from './state.ts';

const BUTTON = 'Check my postcode';
const ELSEWHERE = 'M1 1AE';
const UNKNOWN = 'QQ1 1AA';

const type = async (page: Page, postcode: string) => {
  await page.getByLabel('Enter your postcode').fill(postcode);
  await page.keyboard.press('Enter');
};
const check = (postcode: string) => async (page: Page) => {
  await type(page, postcode);
  await page.getByRole('dialog').waitFor();
};
const answered = (postcode: string) => (page: Page) =>
  sendPlainly(page, BUTTON, { 'Enter your postcode': postcode });
const home = { path: '/', island: 'postcode-search' };

const askToBeTold = async (page: Page, email: string) => {
  await check(ELSEWHERE)(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await waitPastSpamCheck(page);
  await dialog.getByRole('button', { name: 'Notify Me' }).click();
};

export const postcodeStates: readonly State[] = [
  { name: 'covered', ...home, open: check(area.postcode) },
  { name: 'not yet covered', ...home, open: check(ELSEWHERE) },
  { name: 'nothing typed', ...home, open: check('') },
  { name: 'no postcode', path: '/night-care', island: 'postcode-search', open: check('hello') },
  { name: 'a postcode that is none', path: '/lifestyle', island: 'postcode-search', open: check(UNKNOWN) },
  {
    name: 'the check fails',
    ...home,
    open: async (page) => {
      await fails(page, '**/api/postcode-check');
      await check(area.postcode)(page);
    },
  },
  {
    name: 'under way',
    ...home,
    open: async (page) => {
      await waits(page, '**/api/postcode-check');
      await type(page, area.postcode);
      await page.getByRole('button', { name: 'Checking…' }).waitFor();
    },
  },
  {
    name: 'to be told: mistakes',
    ...home,
    form: ['area-notice', 'invalid'],
    open: async (page) => {
      await askToBeTold(page, 'waiting@');
      await page.getByRole('dialog').getByText('Invalid email format').first().waitFor();
    },
  },
  {
    name: 'to be told: done',
    ...home,
    form: ['area-notice', 'accepted'],
    open: async (page) => {
      await askToBeTold(page, `waiting-${crypto.randomUUID()}@example.org`);
      await page
        .getByRole('dialog')
        .getByText(/Thank you! We will write/)
        .waitFor();
    },
  },
  {
    name: 'to be told: not stored',
    ...home,
    form: ['area-notice', 'refused'],
    open: async (page) => {
      await fails(page, '**/area-notice');
      await askToBeTold(page, 'waiting@example.org');
      await page
        .getByRole('dialog')
        .getByText(/there was an error/)
        .waitFor();
    },
  },
  { name: 'answered by a page: covered', path: '/', open: answered(area.postcode) },
  { name: 'answered by a page: not yet covered', path: '/', open: answered(ELSEWHERE) },
  { name: 'answered by a page: no postcode', path: '/home-care', open: answered('hello') },
  {
    name: 'mistakes',
    path: '/area-notice',
    island: 'waitlist-form',
    form: ['area-notice', 'invalid'],
    open: async (page) => {
      await page.getByRole('button', { name: 'Notify Me' }).click();
      await page.getByText('Email is required').first().waitFor();
    },
  },
];
