import type { Page, Route } from '@playwright/test';
import { assistant } from '../content/assistant.ts';
import { brand } from '../content/brand.ts';
import { chatFailures } from '../content/chat-failures.ts';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { ask, bubbles, chat, field, isWide, log, openChat } from './support/chat-window.ts';
import { fillIn, messageForm, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import { takeTime } from './support/take-time.ts';
import { takeOver, visit } from './support/visit.ts';

/** Counts what is asked of the assistant, and keeps what was sent. */
function questionsOf(page: Page): { messages: { role: string; content: string }[] }[] {
  const asked: { messages: { role: string; content: string }[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/completions')) asked.push(request.postDataJSON());
  });
  return asked;
}

test.use({ assistantOpens: true });

test('the window says who answers, greets, and shows the ways to a person', async ({ page }) => {
  await openChat(page);
  await expect(chat(page).getByRole('heading')).toHaveText(
    `${brand.assistantName} AI Care Assistant / Your Virtual Assistant`,
  );
  await expect(bubbles(page)).toHaveCount(3);
  for (const greeting of assistant.greetings) await expect(log(page)).toContainText(greeting);
  await expect(log(page)).toContainText(assistant.privacy);
  await expect(log(page)).not.toContainText('AI service');
  await expect(chat(page)).toContainText(assistant.automated);
  const ways = chat(page).getByRole('list').last().getByRole('link');
  await expect(ways.nth(0)).toHaveAttribute('href', brand.phone.url);
  await expect(ways.nth(1)).toHaveAttribute('href', '/contact');
  await expect(ways.nth(2)).toHaveAttribute('href', brand.whatsapp.url);
  expect(await violations(page)).toEqual([]);
});

test('with no key at all it answers from the site; the conversation can be copied and cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page);
  await ask(page, 'Do you offer night care?');
  await expect(bubbles(page)).toHaveCount(5);
  await expect(bubbles(page).nth(3)).toContainText('Do you offer night care?');
  await expect(
    bubbles(page)
      .nth(4)
      .getByRole('link', { name: /night care/i })
      .first(),
  ).toBeVisible();
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
  await expect(bubbles(page)).toHaveCount(3);
});

test('it works by keyboard alone', async ({ page }) => {
  const asked = questionsOf(page);
  await visit(page, '/credits');
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

test('who seems to be in danger is told whom to ring, and nothing is sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = questionsOf(page);
  await openChat(page);
  await ask(page, 'my dad has chest pain and cant breathe');
  const card = log(page).getByRole('region', { name: 'call 999' });
  await expect(card.getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999');
  await expect(card.getByRole('link', { name: 'NHS 111', exact: true })).toBeInViewport();
  await expect(log(page)).toContainText(assistant.afterDanger);
  expect(asked).toHaveLength(0);
  expect(await violations(page)).toEqual([]);
  await chat(page).getByRole('button', { name: assistant.copy.label }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Emergency: 999.');
  await ask(page, 'Do you run fall prevention classes?');
  await expect(bubbles(page)).toHaveCount(7);
  await expect(card).toHaveCount(1);
});

test('the contact form shows the same card without standing in the way', anyWidth, async ({ page }) => {
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

test('whom to ring stays in sight once the message is sent', anyWidth, async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page);
  const form = messageForm(page);
  await form.getByLabel('Message', { exact: true }).fill('I want to kill myself, please ring me');
  await takeTime(page);
  await send(page);
  await expect(page.getByRole('group', { name: 'Your message has been sent' })).toBeFocused();
  const card = page.getByRole('main').getByRole('region', { name: 'face this alone' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link', { name: '999' })).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('link', { name: '116 123' })).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer to a message shows whom to ring', anyWidth, async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    const form = messageForm(page);
    await form.getByLabel('Message', { exact: true }).fill('I want to kill myself, please ring me');
    await send(page);
    const card = page.getByRole('main').getByRole('region', { name: 'face this alone' });
    await expect(card.getByRole('link', { name: '116 123' })).toBeInViewport({ ratio: 1 });
  });
});

test('a letter with an application shows it, too', anyWidth, async ({ page }) => {
  await visit(page, '/careers');
  const job = await page.getByRole('main').locator('a[href^="/careers/"]').first().getAttribute('href');
  await visit(page, `${job}/apply`);
  const letter = page.getByRole('main').locator('textarea');
  await letter.fill('I want to kill myself');
  const card = page.getByRole('main').getByRole('region', { name: 'face this alone' });
  await expect(card.getByRole('link', { name: /116 123/ })).toBeVisible();
  await letter.fill('I have looked after my grandmother for three years and would like to work with you.');
  await expect(card).toBeHidden();
});

test(
  'where danger is only possible, a calm line stands under the answer',
  anyWidth,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/api/chat/completions', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace('"source":', '"possibleDanger":"selfHarm","source":');
      await route.fulfill({ response, body: text });
    });
    await openChat(page);
    await ask(page, 'Do you offer night care?');
    await expect(bubbles(page)).toHaveCount(5);
    const line = bubbles(page).last().getByText('To talk at any hour');
    await expect(line.getByRole('link', { name: 'Samaritans 116 123' })).toHaveAttribute(
      'href',
      'tel:116123',
    );
    await expect(log(page).getByRole('region')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await chat(page).getByRole('button', { name: assistant.copy.label }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Samaritans 116 123');
  },
);

test.describe('when the connection fails', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test(
    'the sentence says so, with a number to ring, and the next question is answered',
    anyWidth,
    async ({ page }) => {
      await openChat(page);
      await page.route('**/api/chat/completions', (route) => route.abort(), { times: 1 });
      await ask(page, 'Do you offer night care?');
      await expect(bubbles(page).last()).toContainText(chatFailures.broken);
      await expect(bubbles(page).last().getByRole('link')).toHaveAttribute('href', brand.phone.url);
      await ask(page, 'Do you offer night care?');
      await expect(bubbles(page)).toHaveCount(7);
      await expect(bubbles(page).last()).not.toContainText(chatFailures.broken);
    },
  );

  test('the same question is asked again at a press, after a reload, too', anyWidth, async ({ page }) => {
    const asked = questionsOf(page);
    await openChat(page);
    await page.route('**/api/chat/completions', (route) => route.abort(), { times: 2 });
    await ask(page, 'Do you offer night care?');
    const again = chat(page).getByRole('button', { name: assistant.again });
    await again.click();
    await expect(again).toBeVisible();
    await expect(bubbles(page)).toHaveCount(5);
    expect(asked).toHaveLength(2);
    await page.reload();
    await takeOver(page);
    await expect(bubbles(page).last()).toContainText(chatFailures.broken);
    expect(asked).toHaveLength(2);
    await again.press('Enter');
    await expect(
      bubbles(page)
        .last()
        .getByRole('link', { name: /night care/i })
        .first(),
    ).toBeVisible();
    await expect(bubbles(page)).toHaveCount(5);
    await expect(again).toHaveCount(0);
    expect(asked[2]?.messages.at(-1)).toEqual({ role: 'user', content: 'Do you offer night care?' });
    await expect(chat(page).locator(':focus')).toHaveCount(1);
  });

  test('a request that a reload breaks off is made again, and is no failure', anyWidth, async ({ page }) => {
    await openChat(page);
    const held: Route[] = [];
    await page.route('**/api/chat/completions', (route) => void held.push(route), { times: 1 });
    await ask(page, 'Do you offer night care?');
    await expect.poll(() => held).toHaveLength(1);
    // As browsers do that break requests off while they leave.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await held[0]?.abort();
    await page.reload();
    await takeOver(page);
    await expect(bubbles(page)).toHaveCount(5);
    await expect(log(page)).not.toContainText(chatFailures.broken);
  });
});
