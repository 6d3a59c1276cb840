// Takes pictures of every page of the built site, to be looked at:
//   npm run screenshots              every page, at three widths, light and dark, and what opens on them
//   npm run screenshots -- /about    only the named addresses
// They are written to .screenshots, which is not committed.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { wholeBrowser } from '../support/browser-options.ts';
import { startSite } from '../support/start-site.ts';
import { takeOver } from '../support/visit.ts';
import { type OpenState, openStates } from './open-states.ts';

const folder = join(import.meta.dirname, '../../.screenshots');
/** Pages that stand for many, or are only reached by accident. */
const more = ['/careers/companion-eastleigh', '/search?q=night', '/no-such-page'];
const widths = [360, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;

type View = { width: number; scheme: 'light' | 'dark' };

async function open(browser: Browser, url: string, { width, scheme }: View): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme: scheme,
    // What fades in or moves stands still, so that two rounds of pictures can be compared.
    reducedMotion: 'reduce',
  });
  await page.goto(url);
  return page;
}

/** Pictures below the fold are fetched when they are near: the page is rolled past once. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

const nameOf = (path: string) => path.slice(1).replaceAll(/[/?=]/g, '-') || 'home';

async function takePage(browser: Browser, origin: string, path: string, view: View): Promise<void> {
  const page = await open(browser, origin + path, view);
  await settle(page);
  const file = `${nameOf(path)}-${view.width}-${view.scheme}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: true });
  await page.close();
}

async function takeLargeText(browser: Browser, origin: string, path: string): Promise<void> {
  const page = await open(browser, origin + path, { width: 768, scheme: 'light' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await settle(page);
  await page.screenshot({ path: join(folder, `${nameOf(path)}-large-text.png`), fullPage: true });
  await page.close();
}

async function takeState(browser: Browser, origin: string, state: OpenState, view: View): Promise<void> {
  const page = await open(browser, origin + state.path, view);
  await takeOver(page);
  await state.open(page);
  await settle(page);
  await page.screenshot({ path: join(folder, `open-${state.name}-${view.width}-${view.scheme}.png`) });
  await page.close();
}

const wanted = process.argv.slice(2);
const all = [...addresses, ...more];
const paths = wanted.length > 0 ? all.filter((path) => wanted.includes(path)) : all;
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startSite({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
const browser = await chromium.launch(wholeBrowser);
try {
  for (const path of paths) {
    console.log(path);
    for (const width of widths)
      for (const scheme of schemes) await takePage(browser, site.url, path, { width, scheme });
    await takeLargeText(browser, site.url, path);
  }
  for (const state of openStates.filter(({ path }) => paths.includes(path))) {
    console.log(`${state.path}: ${state.name}`);
    for (const width of state.widths)
      for (const scheme of schemes) await takeState(browser, site.url, state, { width, scheme });
  }
} finally {
  await browser.close();
  await site.stop();
}
