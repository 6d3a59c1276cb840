import { assistant } from '#content/assistant.yaml';
import { askBack } from '#content/assistant-replies.yaml';
import { brand } from '#content/brand.yaml';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { ask, bubbles, chat, field, log, openChat } from './support/chat-window.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';

const UNCLEAR = 'my uncle isn’t managing';
const choices = (page: Parameters<typeof log>[0]) => log(page).getByRole('list').last().getByRole('button');

test('below the floor three pages are choices, and a press is an answer', anyWidth, async ({ page }) => {
  await openChat(page);
  await ask(page, UNCLEAR);
  await expect(choices(page)).toHaveCount(4);
  await expect(choices(page).last()).toHaveText(askBack.none);
  await expect(bubbles(page).nth(3)).toBeInViewport();
  await expect(choices(page).first()).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  const chosen = await choices(page).first().innerText();
  await choices(page).first().click();
  await expect(bubbles(page)).toHaveCount(7);
  await expect(bubbles(page).nth(5)).toContainText(chosen);
  await expect(log(page).getByRole('button', { name: askBack.none })).toHaveCount(0);
  await expect(log(page).getByRole('list', { name: assistant.pages }).getByRole('link')).toHaveText(chosen);
});

test('by keyboard the choices come before the field, which has the focus again', long, async ({ page }) => {
  await openChat(page);
  await ask(page, UNCLEAR);
  await expect(choices(page)).toHaveCount(4);
  await choices(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(bubbles(page)).toHaveCount(7);
  await expect(bubbles(page).last()).toContainText('the office can tell you');
  await expect(field(page)).toBeFocused();
});

test('a message that is known by its number is a choice, too', async ({ page }) => {
  await openChat(page);
  await ask(page, UNCLEAR);
  const second = await choices(page).nth(1).innerText();
  await ask(page, 'the second one');
  await expect(log(page).getByRole('list', { name: assistant.pages }).getByRole('link')).toHaveText(second);
});

test.describe('in a window of a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('three greetings take three lines, and a card leaves the ways to a person in view', async ({
    page,
  }) => {
    await openChat(page, '/contact');
    const lines = bubbles(page).locator('[data-type="ai"]');
    for (const line of await lines.all())
      expect(await line.evaluate((one) => one.getClientRects()[0]?.height ?? 0)).toBeLessThan(45);
    await ask(page, 'my dad has chest pain');
    const card = log(page).getByRole('region', { name: 'call 999' });
    await expect(card.getByRole('link', { name: '999' })).toBeInViewport({ ratio: 1 });
    await expect(bubbles(page).nth(3)).toContainText('my dad has chest pain');
    await expect(bubbles(page).nth(3)).toBeInViewport();
    for (const name of [brand.phone.display, assistant.person.form, assistant.person.whatsapp])
      await expect(chat(page).getByRole('link', { name }).last()).toBeInViewport({ ratio: 1 });
  });
});
