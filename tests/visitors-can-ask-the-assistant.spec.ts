import type { Route } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { brand } from '#content/brand.yaml';
import { chatFailures } from '#content/chat-failures.yaml';
import { ringUs } from '#content/telephone.yaml';
import { openingSentence } from '#domain/office-hours/office-hours.ts';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import {
  ask,
  bubbles,
  chat,
  field,
  isWide,
  log,
  openChat,
  questionsOf,
  toggle,
} from './support/chat-window.ts';
import { testDay } from './support/clock-at.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { takeOver, visit } from './support/visit.ts';

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
  await expect(ways.nth(0)).toHaveAccessibleName(
    `${ringUs} ${brand.phone.display} ${openingSentence(testDay)}`,
  );
  await expect(ways.nth(1)).toHaveAttribute('href', '/contact');
  await expect(ways.nth(2)).toHaveAttribute('href', brand.whatsapp?.url ?? 'none');
  expect(await violations(page)).toEqual([]);
});

test(
  'with no key at all it answers from the site; the conversation can be copied and cleared',
  anyWidth,
  async ({ page, context }) => {
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
  },
);

test('a greeting that comes late says nothing over newer words', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('chat-window', 'closed'));
  await page.clock.install();
  await visit(page, '/events/ai-in-plain-english');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await toggle(page).press('Enter');
  await ask(page, 'she has fallen and cant get up');
  // Past the next paint, and not until the greeting.
  await page.clock.runFor(100);
  await expect(bubbles(page)).toHaveCount(5);
  await chat(page).getByRole('button', { name: assistant.clear.label }).click();
  await page.clock.runFor(1000);
  await expect(chat(page).getByRole('status')).toHaveText(assistant.clear.done);
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

  test('the same question is asked again at a press, after a reload, too', {
    tag: [anyWidth.tag, long.tag],
  }, async ({ page }) => {
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

  test('a request that a reload breaks off is made again, and is no failure', {
    tag: [anyWidth.tag, long.tag],
  }, async ({ page }) => {
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
