import type { Locator } from '@playwright/test';
import { assistant } from '#content/assistant.yaml';
import { kinds } from './support/addresses.ts';
import { chat, field, openChat, toggle } from './support/chat-window.ts';
import { controlsUnderChat, coveredByChat, wordsUnderChat } from './support/covered-by-chat.ts';
import { long, longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { delayScript, takeOver, visit } from './support/visit.ts';

test.use({ assistantOpens: true });

const isInSight = (element: Locator) =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('aside');
  });

const greeting = assistant.greetings.at(-1) ?? '';

const wideScreens: [string, number, number, 'window' | 'bar' | 'sign'][] = [
  ['/', 769, 800, 'bar'],
  ['/', 1024, 768, 'bar'],
  ['/', 1280, 800, 'bar'],
  ['/', 1366, 768, 'bar'],
  ['/', 1440, 900, 'bar'],
  ['/', 1920, 945, 'bar'],
  ['/', 1920, 1080, 'bar'],
  ['/home-care', 769, 800, 'bar'],
  ['/home-care', 1024, 768, 'sign'],
  ['/home-care', 1280, 800, 'sign'],
  ['/night-care', 1920, 945, 'bar'],
  ['/careers', 1024, 768, 'bar'],
  ['/careers', 1280, 800, 'bar'],
  ['/lifestyle', 1920, 1080, 'bar'],
  ['/credits', 1280, 800, 'window'],
  ['/credits', 1920, 945, 'window'],
];
for (const [path, width, height, shape] of wideScreens) {
  test(
    `at ${width} x ${height} ${path} has the ${shape}, and nothing that matters under it`,
    longExcept(['/', '/careers', '/credits'], width === 1280 || height === 945 ? path : ''),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      await expect(chat(page)).toBeVisible({ visible: shape === 'window' });
      await expect(toggle(page).getByText(greeting)).toBeVisible({ visible: shape === 'bar' });
      expect(await controlsUnderChat(page)).toEqual([]);
      if (shape !== 'sign') {
        expect(await coveredByChat(page)).toEqual([]);
        expect(await wordsUnderChat(page)).toEqual([]);
      }
      if (shape !== 'window') await page.keyboard.press('/');
      await expect(chat(page)).toBeVisible();
      const share = await chat(page).evaluate((part, name) => {
        const conversation = part.querySelector(`[role="group"][aria-label="${name}"]`);
        return (conversation?.clientHeight ?? 0) / part.clientHeight;
      }, assistant.conversation);
      expect(share).toBeGreaterThanOrEqual(0.5);
    },
  );
}

test.describe('closed before', () => {
  test.use({ assistantOpens: false });

  for (const [width, height, edge] of [
    [360, 740, 16],
    [1024, 768, 24],
    [1280, 800, 24],
    [1920, 945, 24],
  ] as const) {
    test(`at ${width} x ${height} its button stands in one corner from the first paint`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const corner = async () => {
        const box = (await toggle(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        return [width - box.x - box.width, height - box.y - box.height];
      };
      for (const path of ['/', '/contact', '/home-care', '/prices', '/faq', '/credits']) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(toggle(page)).toHaveCSS('opacity', '1');
        expect(await corner(), path).toEqual([edge, edge]);
        await takeOver(page);
        await expect(page.locator('[data-auto-hide][data-shape]'), path).toHaveCount(1);
        expect(await corner(), path).toEqual([edge, edge]);
      }
    });
  }
});

test('a button that has the focus when its script comes stays, and no window opens by itself', async ({
  page,
}) => {
  const release = await delayScript(page, /\/react-[^/]+\.js$/);
  await page.goto('/home-care', { waitUntil: 'commit' });
  await toggle(page).focus();
  release();
  await takeOver(page);
  await page.waitForLoadState('networkidle');
  await expect(chat(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
});

test('before any script its sign lies over no button of a form', long, async ({ page }) => {
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of kinds) {
      await page.goto(path);
      expect(await controlsUnderChat(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test(
  'on every page of 769 to 1,366 pixels it is there, by name and greeting where those cover nothing',
  long,
  async ({ page }) => {
    // Each kind of page in one of the widths; the command for every page has them in all.
    const all = [769, 1024, 1366];
    for (const [index, path] of kinds.entries()) {
      for (const width of process.env.EVERY_PAGE ? all : all.slice(index % 3, (index % 3) + 1)) {
        await page.setViewportSize({ width, height: 768 });
        await visit(page, path);
        await expect(toggle(page).or(chat(page)).first(), `${path} at ${width}`).toBeVisible();
        const isSign = await page.locator('[data-shape="sign"]:not([data-replaced])').count();
        const covered = isSign ? await controlsUnderChat(page) : await wordsUnderChat(page);
        expect(covered, `${path} at ${width}`).toEqual([]);
      }
    }
  },
);

test('it stays under the pointer until a press is over, wherever it stands', long, async ({ page }) => {
  for (const [path, width, shape] of [
    ['/about', 1280, 'sign'],
    ['/lifestyle', 800, 'sign'],
    ['/careers', 1024, 'bar'],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await visit(page, path);
    await expect(toggle(page)).toHaveAttribute('data-shape', shape);
    await toggle(page).hover();
    const before = await toggle(page).boundingBox();
    await page.mouse.down();
    // Two frames: a person holds a button for longer.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await toggle(page).boundingBox(), path).toEqual(before);
    await page.mouse.up();
    await expect(chat(page), path).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('as long as nobody uses what opened by itself, nothing of it is read out', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, '/credits');
  await expect(chat(page)).toBeVisible();
  const live = () =>
    chat(page).evaluate((part) =>
      [...part.querySelectorAll('[role=log], [role=status], [role=alert], [aria-live]')].map(
        (region) => region.getAttribute('aria-live') ?? region.role,
      ),
    );
  expect(await live()).toEqual(['off', 'off']);
  expect(await page.locator('body > footer ~ * aside').count()).toBe(1);
  await field(page).pressSequentially('Ni');
  expect(await live()).toEqual(['off', 'status']);
  await expect(chat(page).getByRole('status')).toBeEmpty();
});

test(
  'what opened by itself steps aside where text that is enlarged comes under it',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await visit(page, '/credits');
    await expect(chat(page)).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(chat(page)).toBeHidden();
    expect(await coveredByChat(page)).toEqual([]);
  },
);

test('what opened by itself takes no focus, and steps aside once the page is read, for this page only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, '/credits');
  await expect(chat(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.mouse.wheel(0, 400);
  await expect(chat(page)).toBeHidden();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .first()
    .click();
  await expect(page).toHaveURL(/privacy/);
  await expect(chat(page)).toBeVisible();
});

test('closed it stays closed for the visit', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, '/credits');
  await chat(page).getByRole('button', { name: assistant.close }).click();
  await expect(chat(page)).toBeHidden();
  await visit(page, '/privacy-policy');
  await expect(chat(page)).toBeHidden();
  await expect(toggle(page)).toBeVisible();
});

test('opened it stays open for the visit, while one reads and where it would not have opened by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, '/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 900);
  await visit(page, '/home-care');
  await expect(chat(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('closing takes 300 ms, and no time for those who want no motion', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openChat(page);
  const duration = () => chat(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration);
  expect(await duration()).toContain('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('it never lies over what has the focus', long, async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('main').getByRole('link').first().focus();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    if ((await focused.count()) > 0) await expect.poll(() => isInSight(focused)).toBe(true);
  }
  await expect(chat(page)).toBeHidden();
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
