// Measures what a first visitor waits for in the real browser, of the site's every page and of its peers' three.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { addresses } from '../../../tests/support/addresses.ts';
import { wholeBrowser } from '../../../tests/support/browser-options.ts';
import {
  type Contender,
  FRAMEWORKS,
  forVisitors,
  plainNginx,
  startContenders,
  stopAll,
} from '../contenders/contenders.ts';
import { peerVersions } from '../contenders/peer-versions.ts';
import type { BenchmarkOptions, Measurement, Row } from '../report/measurement.ts';
import { type Figures, medians } from '../report/median.ts';
import { desktop, inWords, openFresh, type Profile, phone } from './profiles.ts';

const SHARED_PATHS = ['/', '/careers', '/contact'];
/** Time for scripts to come and run after the load. */
const SETTLING_MS = 1500;
const LONG_TASK_MS = 50;

export async function* measure({ quick, runs }: BenchmarkOptions): AsyncGenerator<Measurement> {
  const contenders = await startContenders([plainNginx, ...forVisitors]);
  const browser = await chromium.launch(wholeBrowser);
  const [site] = contenders;
  const loadsEach = runs ?? (quick ? 1 : 5);
  const versions = { chromium: browser.version(), ...(await peerVersions(['nginx', ...FRAMEWORKS])) };
  const about = `First visits in Chromium, medians of ${loadsEach}, in turns. Phone: ${inWords.phone}; desktop: ${inWords.desktop}. TBT is what tasks take beyond ${LONG_TASK_MS} ms until ${SETTLING_MS} ms after the load.`;
  const described = { about, versions };
  try {
    const rows: Row[] = [];
    for (const profile of [phone, desktop]) {
      for (const path of SHARED_PATHS)
        rows.push(...(await visitInTurns(browser, contenders, path, profile, loadsEach)));
    }
    yield {
      ...described,
      title: 'What a first visitor waits for, beside the peers',
      about: `${about} nginx serves the site's own documents as files; the frameworks answer through nginx with gzip, but for what SvelteKit has compressed beforehand with Brotli. “kB at load” is what had come by the load event: the site fetches the files of its islands after it, and runs none.`,
      rows,
    };
    if (quick || !site) return;
    const own: Row[] = [];
    for (const path of addresses) own.push(...(await visitInTurns(browser, [site], path, phone, loadsEach)));
    yield {
      ...described,
      title: 'What a first visitor waits for on every page',
      rows: own,
    };
  } finally {
    await browser.close();
    await stopAll(contenders);
  }
}

async function visitInTurns(
  browser: Browser,
  contenders: readonly Contender[],
  path: string,
  profile: Profile,
  loadsEach: number,
): Promise<Row[]> {
  const loads = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]));
  for (let load = 0; load < loadsEach; load += 1) {
    for (const { name, url } of contenders) loads.get(name)?.push(await visit(browser, url + path, profile));
  }
  return [...loads].map(([server, all]) => ({
    page: path,
    profile: profile.name,
    server,
    ...medians(all),
  }));
}

async function visit(browser: Browser, url: string, profile: Profile): Promise<Figures> {
  const { context, page, session } = await openFresh(browser, profile);
  try {
    const bytes = countBytes(session);
    await page.addInitScript(observe, LONG_TASK_MS);
    await page.goto(url, { waitUntil: 'load' });
    const { 'all kB': atLoad } = bytes();
    await page.waitForTimeout(SETTLING_MS);
    await page.waitForLoadState('networkidle');
    return { ...(await readFigures(page)), ...bytes(), 'kB at load': atLoad ?? Number.NaN };
  } finally {
    await context.close();
  }
}

interface Seen {
  largestPaint: number;
  shifted: number;
  blocked: number;
}

const observe = (longTaskMs: number) => {
  const seen: Seen = { largestPaint: 0, shifted: 0, blocked: 0 };
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  each('layout-shift', (entry) => {
    seen.shifted += (entry as PerformanceEntry & { value: number }).value;
  });
  each('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - longTaskMs);
  });
  Object.assign(window, { seen });
};

const readFigures = (page: Page): Promise<Figures> =>
  page.evaluate(() => {
    const { largestPaint, shifted, blocked } = (window as unknown as { seen: Seen }).seen;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return {
      'FCP ms': Math.round(firstPaint),
      'LCP ms': Math.round(largestPaint),
      CLS: shifted,
      'TBT ms': Math.round(blocked),
    };
  });

const KINDS: Readonly<Record<string, string>> = {
  Document: 'HTML kB',
  Script: 'script kB',
  Stylesheet: 'style kB',
  Font: 'font kB',
  Image: 'picture kB',
};

/** Bytes on the line by kind, headers included; films are not fetched by a first visit. */
function countBytes(session: CDPSession): () => Figures {
  const kindOf = new Map<string, string>();
  const bytes: Record<string, number> = Object.fromEntries(
    [...Object.values(KINDS), 'other kB'].map((kind) => [kind, 0]),
  );
  let requests = 0;
  session.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, KINDS[type] ?? 'other kB');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'other kB';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength / 1000;
  });
  return () => {
    const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
    const rounded = Object.entries(bytes).map(([kind, kB]) => [kind, Number(kB.toFixed(1))]);
    return { ...Object.fromEntries(rounded), 'all kB': Number(all.toFixed(1)), requests };
  };
}
