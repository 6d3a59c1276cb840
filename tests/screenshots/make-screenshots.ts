// Takes pictures of every page of the built site, to be looked at:
//   npm run generate -- screenshots              every page, at three widths, light and dark, and what opens on them
//   npm run generate -- screenshots /about    only the named addresses
// They are written to .screenshots, which is not committed.

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { wholeBrowser } from '../support/browser-options.ts';
import { everyPage } from '../support/every-page.ts';
import { whileJobsAreOpen } from '../support/jobs-for-tests.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { asItComes } from '../support/states/page-states.ts';
import { type State, viewportOf, widths } from '../support/states/state.ts';
import { states } from '../support/states/states.ts';
import { takeOver } from '../support/visit.ts';

const folder = join(import.meta.dirname, '../../.screenshots');
/** States that open on pages, or go wrong there. */
const openStates = states.filter(({ name }) => name !== asItComes);
const schemes = ['light', 'dark'] as const;

type View = { width: number; scheme: 'light' | 'dark' };

async function open(browser: Browser, url: string, { width, scheme }: View): Promise<Page> {
  const page = await browser.newPage({
    viewport: viewportOf(width),
    colorScheme: scheme,
    // Movements stand still, so that two rounds of pictures can be compared.
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

async function takeState(browser: Browser, site: Site, state: State, view: View): Promise<void> {
  const page = await open(browser, site.url + state.path, view);
  await takeOver(page);
  await state.open?.(page, site);
  await settle(page);
  const file = `${nameOf(state.path)}-${state.name.replaceAll(/\W+/g, '-')}-${view.width}-${view.scheme}.png`;
  await page.screenshot({ path: join(folder, file) });
  await page.close();
}

const wanted = process.argv.slice(2);
const paths = wanted.length > 0 ? everyPage.filter((path) => wanted.includes(path)) : everyPage;
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startSite({ ...whileJobsAreOpen, LOG_LEVEL: 'silent' });
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
    for (const width of state.widths ?? widths)
      for (const scheme of schemes) await takeState(browser, site, state, { width, scheme });
  }
} finally {
  await browser.close();
  await site.stop();
}
