import type { Locator, Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { helpNumbers } from '#content/help-numbers.yaml';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { ask, bubbles, chat, field, log, openChat } from './support/chat-window.ts';
import { enlargeText } from './support/large-text.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';

const NUMBERS = [
  ['999', 'tel:999'],
  ['Gas 0800 111 999', 'tel:0800111999'],
  ['NHS 111', 'tel:111'],
  ['Samaritans 116 123', 'tel:116123'],
] as const;

const numbers = (part: Locator) => part.getByRole('group', { name: helpNumbers.label });

/** Each in the window with nothing over it, and as large as a shaky hand needs. */
async function expectNumbersInView(part: Locator, minHeight: number): Promise<void> {
  const group = numbers(part);
  await expect(group.getByRole('link')).toHaveCount(NUMBERS.length);
  for (const [text, url] of NUMBERS) {
    const link = group.getByRole('link', { name: text, exact: true });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toBeInViewport({ ratio: 1 });
    const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(minHeight);
    const isOnTop = await link.evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    expect(isOnTop).toBe(true);
  }
  expect(await group.evaluate((one) => one.closest('[aria-live], [role="log"], [role="status"]'))).toBeNull();
}

/** By how much the numbers lie over another part of the window. */
const overlap = async (page: Page, part: Locator) => {
  const [above, below] = [await numbers(chat(page)).boundingBox(), await part.boundingBox()];
  return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
};

test('the assistant shows whom to ring before anything is asked, and with every answer', async ({ page }) => {
  await openChat(page);
  await expect(numbers(chat(page))).toHaveText(
    'In danger: 999 Gas 0800 111 999 NHS 111 To talk, day and night: Samaritans 116 123',
  );
  await expectNumbersInView(chat(page), 44);
  await ask(page, 'Do you offer night care?');
  await expect(bubbles(page)).toHaveCount(5);
  await expectNumbersInView(chat(page), 44);
  await expect(log(page)).not.toContainText('Samaritans');
  expect(await violations(page)).toEqual([]);
});

/** The upper edges of these, each once. */
const rowsOf = (parts: Locator) =>
  parts.evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]);

for (const height of [640, 740])
  test(`on a phone of 360 x ${height} the head is low, and the foot whole`, anyWidth, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    await openChat(page, '/credits');
    const heading = chat(page).getByRole('heading', { level: 2 });
    expect(await heading.locator('..').evaluate((bar) => bar.clientHeight)).toBe(64);
    expect(await rowsOf(numbers(chat(page)).getByRole('link'))).toHaveLength(1);
    const ways = chat(page).getByRole('list', { name: assistant.person.title }).getByRole('link');
    expect(await rowsOf(ways)).toHaveLength(1);
    for (const way of await ways.all())
      expect(await way.evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
    await expect(chat(page).getByText(assistant.automated)).toBeInViewport({ ratio: 1 });
  });

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [769, 1024],
  [820, 1180],
  [1024, 600],
] as const)
  test(
    `at ${width} x ${height} the ways to a person hold their words, and lie over no line of the field`,
    anyWidth,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openChat(page, '/credits');
      await field(page).fill(
        'My mother wakes at night and calls for us, and we do not know how to go on. '.repeat(2),
      );
      const ways = chat(page).getByRole('list', { name: assistant.person.title });
      for (const way of await ways.getByRole('link').all()) {
        await expect(way).toBeInViewport({ ratio: 1 });
        expect(await way.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      }
      const lines = (way: Element) => {
        const words = document.createRange();
        words.selectNodeContents(way.lastChild as Node);
        return words.getClientRects().length;
      };
      expect(await ways.getByRole('link', { name: assistant.person.whatsapp }).evaluate(lines)).toBe(1);
      const [above, below] = [await field(page).boundingBox(), await ways.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    },
  );

for (const [width, height, percent, minHeight] of [
  [360, 740, 100, 44],
  [360, 380, 100, 32],
  [320, 568, 100, 44],
  [360, 740, 200, 36],
] as const) {
  test(`at ${width} x ${height} with text at ${percent} % they lie over no message and not over the field`, {
    tag: [anyWidth.tag, long.tag],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enlargeText(page, percent);
    await openChat(page, '/credits');
    await expectNumbersInView(chat(page), minHeight);
    expect(await overlap(page, bubbles(page).first())).toBeLessThanOrEqual(0);
    await field(page).focus();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expectNumbersInView(chat(page), minHeight);
    expect(await overlap(page, field(page))).toBeLessThanOrEqual(0);
    expect(await chat(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });
}

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the page on which one writes to us shows them', anyWidth, async ({ page }) => {
    await page.goto('/contact');
    await numbers(page.getByRole('main')).scrollIntoViewIfNeeded();
    await expectNumbersInView(page.getByRole('main'), 44);
  });
});
