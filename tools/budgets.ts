// Weighs every page as a phone's first visit receives it, compressed, and compares it with the budgets.
import { chromium, type Request } from '@playwright/test';
import { startSite } from '../tests/support/start-site.ts';
import { addresses } from './addresses.ts';
import { browserOptions } from './browser-options.ts';

interface Weight {
  script: number;
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
  script: 107 * kB,
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

const site = await startSite({ LOG_LEVEL: 'silent' });
const browser = await chromium.launch(browserOptions);
const faults: string[] = [];
try {
  console.log(`${'page'.padEnd(32)} script  style  fonts   html  total  requests (kB, compressed)`);
  for (const path of addresses) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const weight = await weigh(requests, site.url);
    await page.close();
    const figures = [weight.script, weight.style, weight.fonts, weight.html, weight.total];
    console.log(
      `${path.padEnd(32)}${figures.map((bytes) => (bytes / kB).toFixed(1).padStart(7)).join('')}${String(weight.requests).padStart(7)}`,
    );
    for (const [what, most] of Object.entries({ ...everyPage, ...budgets[path] })) {
      const is = weight[what as keyof Weight];
      if (is > most) faults.push(`${path}: ${what} is ${is}, the budget is ${most}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
if (faults.length > 0) {
  console.error(`Over budget:\n  ${faults.join('\n  ')}`);
  process.exit(1);
}
