import type { Locator, Page } from '@playwright/test';
import * as area from '#content/area.yaml';
import { ask, bubbles, chat, log, toggle } from './support/chat-window.ts';
import { enlargeText } from './support/large-text.ts';
import { long } from './support/long.ts';
import { fillIn, messageForm, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Opens a page in a reader's own text size, which a phone's browser has set. */
async function visitInLargeText(page: Page, path: string): Promise<void> {
  await enlargeText(page);
  await visit(page, path);
}

/** Controls that cannot be brought into the window, or lie under something else there, or are too narrow for their words. */
const outOfReach = (part: Locator) =>
  part.evaluate((around) => {
    const controls = 'a, button, input:not([tabindex="-1"]), select, textarea, h2';
    return [...around.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => {
        if (!control.checkVisibility() || control.getBoundingClientRect().width === 0) return false;
        // A title that has left a head that stays is found at the beginning.
        around.scrollTop = 0;
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const beside = left < 0 || right > innerWidth;
        const hit = document.elementFromPoint(
          left + width / 2,
          (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
        );
        const isSeen = hit !== null && (control.contains(hit) || hit.contains(control));
        const isWords = control.matches('h2, ol a') && width < 120;
        return beside || !isSeen || isWords;
      })
      .map((control) => control.outerHTML.slice(0, 80));
  });

/** In the window, with nothing over its first and its last line. */
const isSeenWhole = (part: Locator) =>
  part.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)));
  });

const dialog = (page: Page) => page.getByRole('dialog');

test('the answer to a postcode can be read and used in large text on a phone', async ({ page }) => {
  await visitInLargeText(page, '/');
  await page.getByLabel('Enter your postcode').fill(area.postcode);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('link').first()).toBeAttached();
  expect(await outOfReach(dialog(page))).toEqual([]);
});

test('the search and its results can be read and used in large text on a phone', long, async ({ page }) => {
  await visitInLargeText(page, '/about');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('care');
  await expect(dialog(page).getByRole('list').getByRole('link').first()).toBeAttached();
  expect(await outOfReach(dialog(page))).toEqual([]);
});

test('an application can be filled in in large text on a phone', async ({ page }) => {
  await visitInLargeText(page, '/careers/home-care-worker-southampton');
  await page.getByRole('link', { name: 'Apply for this Position' }).click();
  await expect(dialog(page).getByLabel('Full name')).toBeAttached();
  expect(await outOfReach(dialog(page))).toEqual([]);
});

test('the list of errors is shorter than a screen in large text on a phone', async ({ page }) => {
  await visitInLargeText(page, '/careers/home-care-worker-southampton/apply');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const summary = page.getByRole('region', { name: 'Please check what you filled in' });
  await expect(summary).toBeInViewport({ ratio: 1 });
  expect(await outOfReach(summary)).toEqual([]);
});

test('beside the keyboard of a phone held sideways each field is seen with its label', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 150 });
  await visit(page, '/careers/home-care-worker-southampton');
  await page.getByRole('link', { name: 'Apply for this Position' }).click();
  for (const [label, words] of [
    ['Full name', 'Joan Smith'],
    ['Email', 'joan@example.org'],
    ['Phone number', '07700 900123'],
    ['Cover letter', 'I have looked after my mother. '.repeat(5)],
    ['CV/Resume', ''],
  ] as const) {
    const field = dialog(page).getByLabel(label, { exact: true });
    await field.focus();
    await expect(dialog(page).locator('label', { hasText: label }).first()).toBeInViewport({ ratio: 0.9 });
    await expect(field).toBeInViewport({ ratio: 0.9 });
    if (words) await field.fill(words);
  }
});

test('the assistant can be asked in large text on a phone, and its answer is seen', async ({ page }) => {
  await visitInLargeText(page, '/credits');
  await toggle(page).click();
  await expect(chat(page)).toBeVisible();
  await ask(page, 'Do you help at night?');
  await expect(bubbles(page)).toHaveCount(5);
  await expect(bubbles(page).last()).toBeInViewport();
  expect(await outOfReach(chat(page))).toEqual([]);
});

for (const [width, height, percent] of [
  [360, 740, 200],
  [360, 740, 150],
  [1366, 600, 200],
  [360, 420, 100],
] as const) {
  test(
    `two numbers to ring in danger are seen at once at ${width} x ${height} with text at ${percent} %`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await enlargeText(page, percent);
      await visit(page, '/credits');
      await toggle(page).click();
      await ask(page, 'I want to die');
      const calls = bubbles(page).last().getByRole('region').getByRole('link');
      for (const number of ['999', '116 123'])
        await expect.poll(() => isSeenWhole(calls.filter({ hasText: number }))).toBe(true);
      expect(await outOfReach(chat(page))).toEqual([]);
    },
  );
}

/** Words that go over two lines. An address of the web may. */
const brokenWords = (part: Locator) =>
  part.evaluate((around) => {
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const [kind, question] of [
  ['emergency', 'she has fallen and cant get up'],
  ['self-harm', 'I want to kill myself'],
  ['safeguarding', 'my carer hits me'],
  ['gas', 'there is a smell of gas in the kitchen'],
  ['fire', 'the kitchen is on fire'],
  ['somebody missing', 'grandad has dementia and has been missing since lunch, please send the police'],
  ['fear at home', 'my husband hits me'],
  ['forced work', 'my boss took my passport'],
  ['coercive control', 'my husband checks my phone every night'],
]) {
  test(`no word of the card of ${kind} breaks in large text on a phone`, long, async ({ page }) => {
    await visitInLargeText(page, '/credits');
    await toggle(page).click();
    await ask(page, question ?? '');
    await expect(log(page).getByRole('region')).toBeVisible();
    expect(await brokenWords(chat(page))).toEqual([]);
  });
}

test('whom to ring is seen, in whole words, once a message is sent in large text on a phone', async ({
  page,
}) => {
  await visitInLargeText(page, '/contact');
  await fillIn(page);
  await messageForm(page)
    .getByLabel('Message', { exact: true })
    .fill('I want to kill myself, please ring me');
  await waitPastSpamCheck(page);
  await send(page);
  const thanks = page.getByRole('group', { name: 'Your message has been sent' });
  await expect(thanks).toBeFocused();
  const card = page.getByRole('main').getByRole('region', { name: 'face this alone' });
  await expect(card.getByRole('link', { name: '999' })).toBeInViewport({ ratio: 1 });
  expect([await brokenWords(card), await brokenWords(thanks)]).toEqual([[], []]);
});

test(
  'what has become of a form is read from its beginning in large text on a phone',
  long,
  async ({ page }) => {
    await visitInLargeText(page, '/job-alerts');
    await page.getByLabel('Email', { exact: true }).fill('jo@example.org');
    await waitPastSpamCheck(page);
    await page.getByRole('button', { name: 'Email me new jobs' }).click();
    const title = page.getByText('Now check your inbox');
    await expect(title).toBeInViewport({ ratio: 1 });
    const words = page.getByRole('group', { name: 'Now check your inbox' }).getByText(/an email/);
    expect((await words.boundingBox())?.width).toBeGreaterThan(200);
  },
);
