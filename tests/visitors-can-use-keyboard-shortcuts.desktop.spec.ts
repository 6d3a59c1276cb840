import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { violations } from './support/axe.ts';
import { openChat } from './support/chat-window.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { delayScript, takeOver, visit } from './support/visit.ts';

test.use({ assistantOpens: true });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const button = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const rows = (page: Page) => panel(page).locator('dl > div');

/** The chat's window, which opens by itself. */
const chat = (page: Page) => page.getByRole('region', { name: assistant.title });

test('the button toggles the list of shortcuts', async ({ page }) => {
  await visit(page, '/about');
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(rows(page)).toHaveText([
    /Open search\s*CtrlK/,
    /Open the chatbot\s*\//,
    /Show shortcuts\s*CtrlS/,
    /Scroll down\s*Space/,
    /Close modal or menu\s*Esc/,
  ]);
  await button(page).click();
  await expect(panel(page)).toBeHidden();
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('Ctrl+S shows and hides the list', long, async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
});

test('a Mac has the names of its own keys', long, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await visit(page, '/about');
  await page.keyboard.press('Meta+s');
  await expect(rows(page).first()).toHaveText(/Open search\s*CmdK/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeHidden();
});

test('Ctrl+K focuses the postcode field of a page that has one', async ({ page }) => {
  await visit(page, '/home-care');
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Enter your postcode').first()).toBeFocused();
  await expect(search(page)).toBeHidden();
});

test('Ctrl+K focuses the search of the questions on their page', long, async ({ page }) => {
  await visit(page, '/faq');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('Ctrl+K opens the search of the site everywhere else', long, async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Control+k');
  await expect(search(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+k');
  await expect(search(page).getByRole('textbox')).toBeFocused();
});

test('the slash shows and hides the chat, but not from behind a dialog', async ({ page }) => {
  await visit(page, '/events/ai-in-plain-english');
  await expect(chat(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(chat(page).getByLabel(assistant.field.label)).toBeFocused();
  await chat(page).getByRole('group', { name: 'Conversation' }).focus();
  await page.keyboard.press('/');
  await expect(chat(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(chat(page).getByLabel(assistant.field.label)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeVisible();
  await search(page).getByRole('button', { name: 'Close' }).press('/');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await expect(chat(page)).toBeHidden();
});

test(
  'the slash counts before the scripts are there, and held down it is one press',
  long,
  async ({ page }) => {
    const letScriptsCome = await delayScript(page, /behaviours.*\.js$/);
    await page.goto('/credits', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    for (let times = 0; times < 3; times++) await page.keyboard.down('/');
    await page.keyboard.up('/');
    letScriptsCome();
    await expect(chat(page).getByLabel(assistant.field.label)).toBeFocused();
    await expect(page).toHaveURL('/credits');
  },
);

test(
  'a single key does nothing while somebody types, with other keys, or while a word is composed',
  long,
  async ({ page }) => {
    await openChat(page, '/');
    const field = page.getByLabel('Enter your postcode').first();
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await field.blur();
    await page.keyboard.press('Control+/');
    await page.keyboard.press('Alt+/');
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '/', isComposing: true, bubbles: true }),
      ),
    );
    await expect(chat(page)).toBeVisible();
  },
);

test('Escape while the window is still on its way keeps it from opening', long, async ({ page }) => {
  const letWindowCome = await delayScript(page, /chat-window.*\.js$/);
  const asked = page.waitForRequest(/chat-window.*\.js$/);
  await page.goto('/credits');
  await asked;
  await page.keyboard.press('Escape');
  letWindowCome();
  await expect(page.getByRole('complementary', { name: 'Chat' }).locator('section')).toBeAttached();
  await expect(chat(page)).toBeHidden();
});

test('turned off they stay off on this device, and the button still works', async ({ page }) => {
  await visit(page, '/credits');
  await expect(chat(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await button(page).click();
  await panel(page).getByLabel('Use keyboard shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(chat(page)).toBeHidden();
  await expect(search(page)).toBeHidden();

  await page.reload();
  await takeOver(page);
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeHidden();
  await button(page).click();
  await expect(panel(page).getByLabel('Use keyboard shortcuts')).not.toBeChecked();
  await panel(page).getByLabel('Use keyboard shortcuts').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeVisible();
});

test('a device that remembers nothing can turn them off for the page', long, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    }),
  );
  await visit(page, '/about');
  await page.keyboard.press('Control+s');
  await panel(page).getByLabel('Use keyboard shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeHidden();
});

test('Space scrolls, as the browser does it', long, async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('axe finds nothing in the list, light and dark', long, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, '/about');
    await page.keyboard.press('Control+s');
    await expect(panel(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
