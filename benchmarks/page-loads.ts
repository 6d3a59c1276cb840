import { type Browser, chromium, type Page } from '@playwright/test';
import { wholeBrowser } from '../tests/support/browser-options.ts';
import { startSite } from '../tests/support/start-site.ts';
import type { BenchmarkOptions, Measurement, Row } from './measurement.ts';

const paths = ['/', '/night-care', '/lifestyle', '/contact', '/faq', '/careers'] as const;

/** A middling phone on a slow mobile line, as such measurements usually assume it. */
const phone = { width: 360, height: 740 };
const slowerBy = 4;
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

interface PageLoad {
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** How far things moved while loading, without unit: the sum of the layout shifts. */
  moved: number;
  kilobytes: number;
}

const observe = () => {
  const seen = { largestPaint: 0, moved: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.moved += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { seen });
};

const readFigures = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { seen: { largestPaint: number; moved: number } }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    kilobytes:
      performance
        .getEntriesByType('resource')
        .concat(performance.getEntriesByType('navigation'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0) / 1000,
  }));

async function visit(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await readFigures(page);
  } finally {
    await context.close();
  }
}

const middle = (figures: number[]): number =>
  figures.sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** What a first visitor waits for, page by page. */
export async function* measure({ quick, runs }: BenchmarkOptions): AsyncGenerator<Measurement> {
  const site = await startSite({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const browser = await chromium.launch(wholeBrowser);
  const loadsEach = runs ?? (quick ? 1 : 5);
  const rows: Row[] = [];
  try {
    for (const path of paths) {
      const loads: PageLoad[] = [];
      for (let load = 0; load < loadsEach; load += 1) loads.push(await visit(browser, site.url + path));
      rows.push({
        page: path,
        'FCP ms': middle(loads.map(({ firstPaint }) => firstPaint)),
        'LCP ms': middle(loads.map(({ largestPaint }) => largestPaint)),
        CLS: Math.max(...loads.map(({ moved }) => moved)),
        kB: middle(loads.map(({ kilobytes }) => kilobytes)),
      });
    }
    yield {
      name: 'pages',
      title: 'What a first visitor waits for',
      about: `A phone (${phone.width} px wide, processor slowed ${slowerBy} times) on a line of 1.6 Mbit/s and 150 ms; medians of ${loadsEach} first visits.`,
      of: ['page'],
      trend: 'LCP ms',
      rows,
      versions: { chromium: browser.version() },
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}
