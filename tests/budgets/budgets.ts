// Weighs every page as a phone's first visit receives it, compressed, before and after its first touch, and each island
// by itself, and compares them with the budgets.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { readIslandFiles } from '../../tools/build/island-files.ts';
import { addresses } from '../support/addresses.ts';
import { wholeBrowser } from '../support/browser-options.ts';
import { clockAt, testDay } from '../support/clock-at.ts';
import { startSite } from '../support/start-site.ts';
import { budgets, everyPage, ISLAND_BUDGET, kB, type Weight } from './page-budgets.ts';

/**
 * Bytes that a budget leaves for what changes with no line of code, and is compressed with the rest: the names of files, and
 * days that are counted from the build's. The site's clock stands at one moment, so its words of the hour stay.
 */
const MARGIN = 200;
const varying = new Set(['style', 'html', 'document']);

const FILM = /\.(webm|mp4)$/;
const nothing: Weight = {
  running: 0,
  script: 0,
  scriptFiles: 0,
  style: 0,
  fonts: 0,
  fontFiles: 0,
  html: 0,
  document: 0,
  total: 0,
  requests: 0,
  elsewhere: 0,
};

async function weigh(requests: readonly Request[], origin: string): Promise<Weight> {
  const weight = { ...nothing };
  for (const request of requests) {
    if (!/^https?:/.test(request.url())) continue;
    if (!request.url().startsWith(origin)) weight.elsewhere += 1;
    if (FILM.test(new URL(request.url()).pathname)) continue;
    weight.requests += 1;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    weight.total += responseBodySize;
    const type = request.resourceType();
    if (type === 'document') {
      weight.html += responseBodySize;
      weight.document += responseBodySize + responseHeadersSize;
    }
    if (type === 'script') {
      weight.script += responseBodySize;
      weight.scriptFiles += 1;
    }
    if (type === 'stylesheet') weight.style += responseBodySize;
    if (type === 'font') {
      weight.fonts += responseBodySize;
      weight.fontFiles += 1;
    }
  }
  return weight;
}

const brotli = (text: string) => brotliCompressSync(text).length;

const styleWithin = (html: string) => brotli(html) - brotli(html.replace(/<style>.*?<\/style>/s, ''));

/** Touches the first island of the page's own words, or where there is none the page, and waits until it listens. */
async function touchFirst(page: Page): Promise<void> {
  await page.evaluate(() => {
    const part = document.querySelector('main [data-island]') ?? document.body;
    part.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const island = document.querySelector<HTMLElement>('main [data-island]');
    return !island || 'hydrated' in island.dataset;
  });
}

/** Follows what a page asks for, and answers a function that waits until all has come and it asks for nothing more. */
function followRequests(page: Page): () => Promise<void> {
  let asked = 0;
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (FILM.test(new URL(request.url()).pathname)) return;
    asked += 1;
    pending.add(request);
  });
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => pending.delete(request));
  return async () => {
    for (let quiet = 0; quiet < 3; ) {
      const before = asked;
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(() => resolve()));
        });
      });
      quiet = pending.size === 0 && asked === before ? quiet + 1 : 0;
    }
  };
}

/** Opens a page as a phone does, weighs it, then touches it and weighs what that brings. */
async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const requests: Request[] = [];
  const allHasCome = followRequests(page);
  page.on('requestfinished', (request) => requests.push(request));
  // Pictures far below are fetched last of all, for captures of whole pages: no first visit waits for them.
  await page.addInitScript(() => {
    Object.defineProperty(HTMLImageElement.prototype, 'loading', { set: () => {} });
  });
  const document = await page.goto(url);
  // The page adds it once it is painted and idle, before it fetches what a touch may need.
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  await allHasCome();
  const { origin } = new URL(url);
  const fetchedAhead = (request: Request) => request.resourceType() === 'script';
  const loaded = await weigh(
    requests.filter((request) => !fetchedAhead(request)),
    origin,
  );
  const inDocument = styleWithin((await document?.text()) ?? '');
  const running = await page.locator('html[data-interactive], [data-hydrated]').count();
  await touchFirst(page);
  await allHasCome();
  const { script, scriptFiles } = await weigh(requests, origin);
  await page.close();
  const style = loaded.style + inDocument;
  return { ...loaded, html: loaded.html - inDocument, style, running, script, scriptFiles };
}

async function weighIslands(): Promise<Record<string, number>> {
  const { islandFiles, hydrate } = readIslandFiles(join(root, 'build/client'));
  const common = [hydrate.file, ...hydrate.imports];
  const weights = Object.entries(islandFiles).map(async ([name, { file, imports }]) => {
    const own = [file, ...imports].filter((one) => !common.includes(one));
    const bytes = await Promise.all(own.map((one) => readFile(join(root, 'build/client', one))));
    return [name, bytes.reduce((sum, code) => sum + brotliCompressSync(code).length, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(weights));
}

const root = join(import.meta.dirname, '../..');
const columns = ['script', 'style', 'fonts', 'html', 'document', 'total'] as const;
const site = await startSite({ ...clockAt(testDay), LOG_LEVEL: 'silent' });
const browser = await chromium.launch(wholeBrowser);
const overweight: string[] = [];
try {
  // A page that is asked for while its list is still being read comes in parts, and is larger.
  for (const path of addresses) {
    const answer = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
  }
  console.log(
    `${'page'.padEnd(32)}${columns.map((name) => name.padStart(9)).join('')}  requests (kB, compressed)`,
  );
  const weights: Record<string, Weight> = {};
  const toWeigh = addresses.values();
  const weighNext = async () => {
    for (const path of toWeigh) weights[path] = await weighPage(browser, site.url + path);
  };
  await Promise.all([weighNext(), weighNext()]);
  for (const path of addresses) {
    const weight = weights[path] ?? nothing;
    const figures = columns.map((name) => (weight[name] / kB).toFixed(1).padStart(9));
    const counts = [weight.requests, weight.scriptFiles].map((count) => String(count).padStart(10));
    console.log(`${path.padEnd(32)}${figures.join('')}${counts.join('')}`);
    for (const [what, most] of Object.entries({ ...everyPage, ...budgets[path] })) {
      const is = weight[what as keyof Weight];
      if (is > most + (varying.has(what) ? MARGIN : 0))
        overweight.push(`${path}: ${what} is ${is}, the budget is ${most}`);
    }
  }
  for (const [name, weight] of Object.entries(await weighIslands())) {
    console.log(`island ${name.padEnd(25)}${(weight / kB).toFixed(1).padStart(8)}`);
    if (weight > ISLAND_BUDGET)
      overweight.push(`the island ${name} is ${weight}, the budget is ${ISLAND_BUDGET}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
if (overweight.length > 0) {
  console.error(`Over budget:\n  ${overweight.join('\n  ')}`);
  process.exit(1);
}
