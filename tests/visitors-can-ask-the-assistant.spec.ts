import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { assistant } from '../content/assistant.ts';
import { brand } from '../content/brand.ts';
import { chatFailures } from '../content/chat-failures.ts';
import { ask, bubbles, chat, field, isWide, log, openChat, toggle } from './support/chat-window.ts';
import { expect, test } from './support/site.ts';
import { takeOver, visit } from './support/visit.ts';

test.use({ assistantOpens: true });

const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

/** Whether nothing of the chat lies over the middle of this element. */
const isInSight = (element: Locator) =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('aside');
  });

/** Counts what is asked of the assistant, and keeps what was sent. */
function questionsOf(page: Page): { messages: { role: string; content: string }[] }[] {
  const asked: { messages: { role: string; content: string }[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/completions')) asked.push(request.postDataJSON());
  });
  return asked;
}

test('the window says who answers, greets, and shows the ways to a person', async ({ page }) => {
  await openChat(page);
  await expect(chat(page).getByRole('heading')).toHaveText('Wren AI Care Assistant / Your Virtual Assistant');
  await expect(bubbles(page)).toHaveCount(3);
  for (const greeting of assistant.greetings) await expect(log(page)).toContainText(greeting);
  await expect(log(page)).toContainText(assistant.privacy);
  await expect(chat(page)).toContainText(assistant.automated);
  const ways = chat(page).getByRole('list').last().getByRole('link');
  await expect(ways.nth(0)).toHaveAttribute('href', brand.phone.url);
  await expect(ways.nth(1)).toHaveAttribute('href', '/contact');
  await expect(ways.nth(2)).toHaveAttribute('href', brand.whatsapp.url);
  expect(await violations(page)).toEqual([]);
});

test('with no key at all it answers from the site, and the conversation lasts for the visit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page);
  await ask(page, 'Do you offer night care?');
  await expect(bubbles(page)).toHaveCount(5);
  await expect(bubbles(page).nth(3)).toContainText('Do you offer night care?');
  const link = bubbles(page)
    .nth(4)
    .getByRole('link', { name: /night care/i });
  await link.first().click();
  await expect(page).toHaveURL(/\/night-care/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  if (!isWide(page)) await toggle(page).click();
  await expect(bubbles(page)).toHaveCount(5);
  await page.reload();
  await takeOver(page);
  if (!isWide(page)) await toggle(page).click();
  await expect(bubbles(page)).toHaveCount(5);
  await expect(bubbles(page).last()).toBeInViewport();
  await chat(page).getByRole('button', { name: assistant.copy.label }).click();
  await expect(chat(page).getByRole('status')).toHaveText(assistant.copy.done);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'You: Do you offer night care?',
  );
  await chat(page).getByRole('button', { name: assistant.clear.label }).click();
  await expect(bubbles(page)).toHaveCount(3);
  await expect(chat(page).getByRole('status')).toHaveText(assistant.clear.done);
  await expect(field(page)).toBeFocused();
  await page.reload();
  await takeOver(page);
  if (!isWide(page)) await toggle(page).click();
  await expect(bubbles(page)).toHaveCount(3);
});

test('it is open by itself on wide screens, closed on narrow ones, and stays closed for the visit', async ({
  page,
}) => {
  await visit(page, '/about');
  if (isWide(page)) {
    await expect(chat(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(chat(page)).toBeHidden();
    await page.setViewportSize({ width: 769, height: 800 });
    await expect(chat(page)).toBeVisible();
    await chat(page).getByRole('button', { name: assistant.close }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(/news/);
    await page.reload();
    await takeOver(page);
  }
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(chat(page)).toBeHidden();
});

test('it works by keyboard alone', async ({ page }) => {
  const asked = questionsOf(page);
  await visit(page, '/about');
  // On a wide screen the key closes first what has opened by itself.
  if (isWide(page)) {
    await expect(chat(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(chat(page)).toBeHidden();
  }
  await page.keyboard.press('Tab');
  const before = page.locator(':focus');
  await expect(before).toHaveCount(1);
  const name = await before.textContent();
  await page.keyboard.press('/');
  await expect(chat(page)).toBeVisible();
  if (!isWide(page)) await field(page).focus();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('cost/hour');
  await page.keyboard.press('Shift+Enter');
  await expect(field(page)).toHaveValue(' cost/hour\n');
  expect(asked).toHaveLength(0);
  await page.keyboard.press('Enter');
  await expect(bubbles(page)).toHaveCount(5);
  expect(asked[0]?.messages).toEqual([
    ...assistant.greetings.map((content) => ({ role: 'assistant', content })),
    { role: 'user', content: 'cost/hour' },
  ]);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(page.locator(':focus')).toHaveText(name ?? '');
});

test('closing takes 300 ms, and no time for those who want no motion', async ({ page }) => {
  await openChat(page);
  const duration = () => chat(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration);
  expect(await duration()).toContain('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('who seems to be in danger is told whom to ring, and nothing is sent', async ({ page }) => {
  const asked = questionsOf(page);
  await openChat(page);
  await ask(page, 'my dad has chest pain and cant breathe');
  const card = log(page).getByRole('region', { name: 'call 999' });
  await expect(card.getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999');
  await expect(card.getByRole('link', { name: /111/ })).toBeInViewport();
  await expect(log(page)).toContainText(assistant.afterDanger);
  expect(asked).toHaveLength(0);
  expect(await violations(page)).toEqual([]);
  await ask(page, 'Do you run fall prevention classes?');
  await expect(bubbles(page)).toHaveCount(7);
  await expect(card).toHaveCount(1);
});

test('the contact form shows the same card without standing in the way', async ({ page }) => {
  await visit(page, '/contact');
  const message = page.getByRole('main').getByLabel('Message', { exact: true });
  await message.fill('Mum has fallen and cannot get up');
  const card = page.getByRole('main').getByRole('region', { name: 'call 999' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  await message.fill('Mum would like fall prevention classes');
  await expect(card).toBeHidden();
});

test('it never lies over what has the focus', async ({ page }) => {
  await openChat(page, '/contact');
  if (!isWide(page)) await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link').first().focus();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    if ((await focused.count()) > 0) await expect.poll(() => isInSight(focused)).toBe(true);
  }
  await expect(chat(page)).toBeHidden();
});

test('what opened by itself steps aside once the page is read, for this page only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/about');
  await expect(chat(page)).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(chat(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/news/);
  await expect(chat(page)).toBeVisible();
});

test('what was called for stays, but never over a form’s button', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, '/contact');
  await expect(chat(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(chat(page)).toBeHidden();
  await page.keyboard.press('/');
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 200);
  await expect(chat(page)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.evaluate((button) => {
    button.style.marginInlineStart = '30rem';
    button.scrollIntoView({ block: 'center' });
  });
  await expect(field(page)).toBeFocused();
  await field(page).blur();
  await expect(chat(page)).toBeHidden();
  expect(await isInSight(send)).toBe(true);
});

test('on a phone it fills the screen, leaves room for the keyboard, and stands clear of the bar of a job', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/careers');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(/careers\/./);
  const apply = page.getByRole('button', { name: /Apply for this Position/ });
  const [button, bar] = [await toggle(page).boundingBox(), await apply.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await toggle(page).click();
  await expect.poll(() => chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(chat(page).getByRole('heading')).toBeFocused();
  await page.setViewportSize({ width: 360, height: 380 });
  await field(page).focus();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(bubbles(page).first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await chat(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
});

test.describe('when the connection fails', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('the sentence says so, with a number to ring, and the next question is answered', async ({ page }) => {
    await openChat(page);
    await page.route('**/api/chat/completions', (route) => route.abort(), { times: 1 });
    await ask(page, 'Do you offer night care?');
    await expect(bubbles(page).last()).toContainText(chatFailures.broken);
    await expect(bubbles(page).last().getByRole('link')).toHaveAttribute('href', brand.phone.url);
    await ask(page, 'Do you offer night care?');
    await expect(bubbles(page)).toHaveCount(7);
    await expect(bubbles(page).last()).not.toContainText(chatFailures.broken);
  });
});

test('nobody is offered it where it cannot work: without scripting, and on paper', async ({
  page,
  browser,
}) => {
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  await expect(toggle(page)).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL('/about', page.url()).href);
  await expect(toggle(plain)).toBeHidden();
  await context.close();
});
