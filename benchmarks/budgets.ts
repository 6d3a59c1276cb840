// Weighs every page as a phone's first visit receives it, compressed, before and after the first touch, and compares it
// with the budgets.
import { type Browser, chromium, type Request } from '@playwright/test';
import { addresses } from '../tests/support/addresses.ts';
import { browserOptions } from '../tests/support/browser-options.ts';
import { startSite } from '../tests/support/start-site.ts';
import { takeOver } from '../tests/support/visit.ts';

interface Weight {
  script: number;
  /** The script that the first touch brings. */
  touched: number;
  style: number;
  fonts: number;
  fontFiles: number;
  html: number;
  total: number;
  requests: number;
  elsewhere: number;
}

const kB = 1000;
const everyPage: Weight = {
  script: 0,
  touched: 115 * kB,
  style: 18 * kB,
  fonts: 70 * kB,
  fontFiles: 2,
  html: 15 * kB,
  total: 150 * kB,
  requests: 18,
  elsewhere: 0,
};
/** The budget of a page: what is not named is as on every page. */
const budgets: Record<string, Partial<Weight>> = {
  '/': { total: 250 * kB, requests: 20 },
  '/careers': { html: 25 * kB },
};

const film = /\.(webm|mp4)$/;

async function weigh(requests: Request[], origin: string): Promise<Weight> {
  const weight: Weight = {
    script: 0,
    touched: 0,
    style: 0,
    fonts: 0,
    fontFiles: 0,
    html: 0,
    total: 0,
    requests: 0,
    elsewhere: 0,
  };
  for (const request of requests) {
    if (!/^https?:/.test(request.url())) continue;
    if (!request.url().startsWith(origin)) weight.elsewhere += 1;
    if (film.test(new URL(request.url()).pathname)) continue;
    weight.requests += 1;
    const { responseBodySize } = await request.sizes();
    weight.total += responseBodySize;
    const type = request.resourceType();
    if (type === 'document') weight.html += responseBodySize;
    if (type === 'script') weight.script += responseBodySize;
    if (type === 'stylesheet') weight.style += responseBodySize;
    if (type === 'font') {
      weight.fonts += responseBodySize;
      weight.fontFiles += 1;
    }
  }
  return weight;
}

/** Opens a page as a phone does, weighs it, then touches it and weighs what that brings. */
async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const origin = new URL(url).origin;
  const weight = await weigh(requests.splice(0), origin);
  await takeOver(page);
  // Time for what features fetch by themselves once they run.
  await page.waitForTimeout(500);
  const { script: touched } = await weigh(requests, origin);
  await page.close();
  return { ...weight, touched };
}

const columns = ['script', 'touched', 'style', 'fonts', 'html', 'total'] as const;
const site = await startSite({ LOG_LEVEL: 'silent' });
const browser = await chromium.launch(browserOptions);
const overweight: string[] = [];
try {
  console.log(
    `${'page'.padEnd(32)}${columns.map((name) => name.padStart(8)).join('')}  requests (kB, compressed)`,
  );
  for (const path of addresses) {
    const weight = await weighPage(browser, site.url + path);
    const figures = columns.map((name) => (weight[name] / kB).toFixed(1).padStart(8));
    console.log(`${path.padEnd(32)}${figures.join('')}${String(weight.requests).padStart(10)}`);
    for (const [what, most] of Object.entries({ ...everyPage, ...budgets[path] })) {
      const is = weight[what as keyof Weight];
      if (is > most) overweight.push(`${path}: ${what} is ${is}, the budget is ${most}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
if (overweight.length > 0) {
  console.error(`Over budget:\n  ${overweight.join('\n  ')}`);
  process.exit(1);
}
