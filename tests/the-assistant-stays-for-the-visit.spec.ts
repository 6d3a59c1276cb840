import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { anyWidth } from './support/any-width.ts';
import { ask, bubbles, chat, field, isWide, log, openChat, toggle } from './support/chat-window.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { takeOver, visit } from './support/visit.ts';

test.use({ assistantOpens: true });

const question = 'Do you offer night care?';

/** Beside the page it is open as it was left; over it, it waits to be called. */
async function lookAgain(page: Page): Promise<void> {
  if (!isWide(page)) await toggle(page).press('Enter');
  await expect(chat(page)).toBeVisible();
}

test('the conversation, at its last message, and what is being written go along', async ({ page }) => {
  await openChat(page);
  await ask(page, question);
  await expect(bubbles(page)).toHaveCount(5);
  await bubbles(page)
    .nth(4)
    .getByRole('link', { name: /night care/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/night-care/);
  await lookAgain(page);
  await expect(bubbles(page)).toHaveCount(5);
  await expect(bubbles(page).last()).toBeInViewport();
  await field(page).fill('And in');
  // The same page is as it was left.
  await page.reload();
  await expect(chat(page)).toBeVisible();
  await expect(bubbles(page).last()).toBeInViewport();
  await expect(field(page)).toHaveValue('And in');
});

test('a question whose page was left before the reply is asked once more', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  let questions = 0;
  const count = () => {
    questions += 1;
  };
  await page.route('**/api/chat/completions', count, { times: 1 });
  await openChat(page);
  await ask(page, question);
  await expect.poll(() => questions).toBe(1);
  await expect(bubbles(page)).toHaveCount(4);
  await visit(page, '/news');
  await lookAgain(page);
  await expect(bubbles(page)).toHaveCount(5);
  await expect(log(page)).toContainText(question);
  await visit(page, '/about');
  await lookAgain(page);
  await expect(bubbles(page)).toHaveCount(5);
});

test('a page from the browser’s memory shows what was said and chosen meanwhile', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await openChat(page);
  await page.evaluate(() => {
    const said = [
      { type: 'user', content: 'Meanwhile' },
      { type: 'ai', content: 'Yes' },
    ];
    sessionStorage.setItem('chat-conversation', JSON.stringify(said));
    sessionStorage.setItem('chat-window', 'open');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  // As a sheet it begins closed; a press before that would close the one that was open.
  if (!isWide(page)) await expect(chat(page)).toBeHidden();
  await lookAgain(page);
  await expect(bubbles(page)).toHaveCount(5);
  await expect(log(page)).toContainText('Meanwhile');
});

test('on a phone Back closes it, and then leads back', anyWidth, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/news');
  await visit(page, '/about');
  await toggle(page).click();
  await expect(chat(page)).toBeVisible();
  await page.goBack();
  await expect(chat(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
  await toggle(page).click();
  await chat(page).getByRole('button', { name: assistant.close }).click();
  await expect(chat(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/news');
});

test('on a phone a reload leaves it open, and closed', { tag: [anyWidth.tag, long.tag] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/about');
  await toggle(page).click();
  await expect(chat(page)).toBeVisible();
  await page.reload();
  await expect(chat(page)).toBeVisible();
  await page.goBack();
  await expect(chat(page)).toBeHidden();
  await page.reload();
  await takeOver(page);
  await expect(chat(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test.describe('where its script cannot be had', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  for (const file of ['chat-', 'chat-window-']) {
    test(`without ${file}… the press leads to the contact form`, anyWidth, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.route(new RegExp(`/assets/${file}[^/]*\\.js$`), (route) => route.abort());
      await page.goto('/about');
      await toggle(page).click();
      await expect(page).toHaveURL(/\/contact/);
    });
  }
});

const upright = { width: 768, height: 1024 };
const lying = { width: 1024, height: 768 };

test('whoever writes while a tablet is turned goes on writing where the caret is', async ({ page }) => {
  await page.setViewportSize(lying);
  // Its part of the page takes the focus when Back leads to its entry.
  await openChat(page, '/night-care#main');
  await field(page).pressSequentially('Do help?');
  await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  for (const [size, words] of [
    [upright, 'you '],
    [lying, 'ever '],
    [upright, 'really '],
    [lying, 'still '],
  ] as const) {
    await page.setViewportSize(size);
    await expect(page.getByRole('dialog')).toBeVisible({ visible: size === upright });
    await expect(field(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.sheet))).toBe(size === upright);
    await page.keyboard.type(words);
  }
  await expect(field(page)).toHaveValue('Do you ever really still help?');
});

test('whoever has come to a way to a person stays there as a tablet is turned', async ({ page }) => {
  await page.setViewportSize(lying);
  await openChat(page);
  const way = chat(page).getByRole('link', { name: assistant.person.form });
  await way.focus();
  for (const size of [upright, lying, upright]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('dialog')).toBeVisible({ visible: size === upright });
    await expect(way).toBeFocused();
  }
});

test('whoever writes in the page while a tablet is turned goes on there', async ({ page }) => {
  await page.setViewportSize(lying);
  await openChat(page, '/night-care');
  const postcode = page.getByLabel('Enter your postcode');
  await postcode.pressSequentially('SO');
  await page.setViewportSize(upright);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('14');
  await expect(postcode).toHaveValue('SO14');
  await expect(chat(page)).toBeHidden();
  // As on an iPhone, where a press leaves the focus in the field.
  await toggle(page).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog')).toBeVisible();
});
