import type { Page } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { chat, toggle } from './support/chat-window.ts';
import { isShortRun, long, longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { delayScript } from './support/visit.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page) => menu(page).getByRole('link', { name: assistant.toggle });

/** Each way to the assistant, pressed, and what says that it was felt. */
const ways = {
  'a tap on its button': async (page: Page) => {
    // It is placed once the page is moved.
    await page.evaluate(() => scrollBy(0, 40));
    await toggle(page).tap();
    return toggle(page);
  },
  'the key /': async (page: Page) => {
    await page.keyboard.press('/');
    return toggle(page);
  },
  'the menu': async (page: Page) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await entry(page).tap();
    return entry(page);
  },
};

for (const [way, press] of Object.entries(ways).slice(0, isShortRun ? 1 : undefined)) {
  test(`at 400 kbit/s on a slow phone, ${way} leads to it`, long, async ({ page, context }) => {
    const line = await context.newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/credits');
    await press(page);
    await expect(chat(page)).toBeVisible();
    await expect(page).toHaveURL('/credits');
  });

  test(`while its script is on its way, ${way} is felt, and waits for ten seconds`, async ({ page }) => {
    await page.clock.install();
    const release = await delayScript(page, /\/react-[^/]+\.js$/);
    await page.goto('/credits');
    const pressed = await press(page);
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(8000);
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(chat(page)).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  for (const file of ['react', 'chat-window']) {
    test(
      `where ${file} does not come at all, ${way} leads to the contact form`,
      longExcept(['react'], file),
      async ({ page }) => {
        await page.clock.install();
        await delayScript(page, new RegExp(`/${file}-[^/]+\\.js$`));
        await page.goto('/credits');
        const asked = page.waitForRequest(new RegExp(`/${file}-[^/]+\\.js$`));
        await press(page);
        await asked;
        await page.clock.runFor(11_000);
        await expect(page).toHaveURL(/\/contact/);
      },
    );
  }
}
