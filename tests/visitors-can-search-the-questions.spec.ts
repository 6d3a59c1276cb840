import type { Page } from '@playwright/test';
import { faq } from '../domain/faq/faq.ts';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { delayScript, takeOver, visit } from './support/visit.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Search the questions' });
const questions = (page: Page) => main(page).locator('details').filter({ visible: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const countIn = (category: string) => faq.filter((item) => item.category === category).length;
const noMatch = 'No matching questions found. Please try a different search term.';

test('sixteen questions open one at a time, by a click', async ({ page }) => {
  await visit(page, '/faq');
  expect(faq.length).toBeGreaterThanOrEqual(16);
  await expect(questions(page)).toHaveCount(faq.length);
  await expect(main(page).locator('details[open]')).toHaveCount(0);
  for (const index of [0, 5, 15]) {
    await questions(page).nth(index).locator('summary').click();
    await expect(main(page).locator('details[open]')).toHaveCount(1);
    await expect(questions(page).nth(index).getByRole('paragraph')).toBeVisible();
  }
  await questions(page).nth(15).locator('summary').click();
  await expect(main(page).locator('details[open]')).toHaveCount(0);
  await expect(main(page).getByText('*REGISTRATION PENDING')).toBeVisible();
});

test(
  'the tabs and the search narrow the questions together, whatever the case',
  anyWidth,
  async ({ page }) => {
    await visit(page, '/faq');
    const tabs = main(page).getByRole('group', { name: 'Topics' }).getByRole('button');
    await expect(tabs).toHaveText(['All Questions', 'Our Services', 'Booking Process', 'Payment & Pricing']);
    for (const [name, category] of [
      ['Our Services', 'services'],
      ['Booking Process', 'booking'],
      ['Payment & Pricing', 'payment'],
    ] as const) {
      await button(page, name).click();
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(questions(page)).toHaveCount(countIn(category));
    }

    // "INVOICE" stands in two answers and in no question; the tab that is open holds both.
    await field(page).fill('INVOICE');
    await expect(questions(page)).toHaveCount(2);
    await expect(main(page).getByText('2 questions')).toBeVisible();
    await button(page, 'Our Services').click();
    await expect(questions(page)).toHaveCount(0);
    await expect(main(page).getByText(noMatch)).toBeVisible();
    await button(page, 'All Questions').click();
    await expect(questions(page)).toHaveCount(2);
  },
);

test('Clear shows only with text and keeps the tab; Reset Search brings everything back', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await visit(page, '/faq');
  await expect(button(page, 'Clear')).toHaveCount(0);
  await button(page, 'Booking Process').click();
  await field(page).fill('cancel');
  await button(page, 'Clear').click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(button(page, 'Clear')).toHaveCount(0);
  await expect(questions(page)).toHaveCount(countIn('booking'));

  await field(page).fill('zebra');
  await expect(main(page).getByText(noMatch)).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  await button(page, 'Reset Search').click();
  await expect(questions(page)).toHaveCount(faq.length);
  await expect(field(page)).toHaveValue('');
  await expect(button(page, 'All Questions')).toHaveAttribute('aria-pressed', 'true');
});

test('what was typed before the scripts came counts, and a reload finds it again', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  const letScriptsCome = await delayScript(page, /behaviours.*\.js$/);
  await page.goto('/faq');
  await field(page).fill('invoice');
  letScriptsCome();
  await takeOver(page);
  await expect(questions(page)).toHaveCount(2);
  await button(page, 'Payment & Pricing').click();
  await page.reload();
  await expect(field(page)).toHaveValue('invoice');
  await expect(questions(page)).toHaveCount(2);
  // A search that the address asks for can be widened again.
  await takeOver(page);
  await button(page, 'Clear').click();
  await expect(questions(page)).toHaveCount(countIn('payment'));
});

test('other words for it, plurals and slips find the question, as one types', anyWidth, async ({ page }) => {
  await visit(page, '/faq');
  for (const [words, question] of [
    ['how much', 'What does it cost?'],
    ['tablets', 'Do your carers help with medicines?'],
    ['canceling', 'Can I change or cancel a visit?'],
  ] as const) {
    await field(page).fill(words);
    await expect(questions(page).first()).toContainText(question);
    await expect(main(page).getByText(/^\d questions?$/)).toBeVisible();
  }
  for (const words of ['stairs', 'pet']) {
    await field(page).fill(words);
    await expect(main(page).getByText(noMatch)).toBeVisible();
  }
  await field(page).fill('');
  await expect(questions(page)).toContainText(faq.map(({ question }) => question));
});

test('a link to one question finds it open, before any script and after', anyWidth, async ({ page }) => {
  await page.goto('/faq#price');
  await expect(main(page).locator('#price')).toBeInViewport();
  await expect(main(page).getByRole('heading', { name: 'What does it cost?' })).toBeInViewport();
  await takeOver(page);
  await expect(main(page).locator('#price')).toBeInViewport();
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the same search is asked of the server', anyWidth, async ({ page }) => {
    await page.goto('/faq');
    await expect(button(page, 'Clear')).toHaveCount(0);
    await button(page, 'Payment & Pricing').click();
    await expect(questions(page)).toHaveCount(countIn('payment'));
    await field(page).fill('invoice');
    await button(page, 'Search').click();
    await expect(questions(page)).toHaveCount(2);
    await expect(button(page, 'Payment & Pricing')).toHaveAttribute('aria-pressed', 'true');
    await questions(page).first().locator('summary').click();
    await expect(questions(page).first().getByRole('paragraph')).toBeVisible();
    await button(page, 'Clear').click();
    await expect(questions(page)).toHaveCount(countIn('payment'));
    await field(page).fill('zebra');
    await field(page).press('Enter');
    await expect(main(page).getByText(noMatch)).toBeVisible();
    await button(page, 'Reset Search').click();
    await expect(questions(page)).toHaveCount(faq.length);
  });
});

test('the chosen topic stands out in a high-contrast theme', long, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/faq?category=booking');
  const grounds = await page
    .getByRole('group', { name: 'Topics' })
    .getByRole('button')
    .evaluateAll((tabs) =>
      tabs.map((tab) => [tab.getAttribute('aria-pressed'), getComputedStyle(tab).backgroundColor]),
    );
  const chosen = grounds.filter(([pressed]) => pressed === 'true').map(([, ground]) => ground);
  const others = grounds.filter(([pressed]) => pressed === 'false').map(([, ground]) => ground);
  expect(chosen).toHaveLength(1);
  expect(others).not.toContain(chosen[0]);
});
