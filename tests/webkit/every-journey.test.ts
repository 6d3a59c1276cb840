// Three journeys take part in `npm test`; npm run check -- webkit: all of them, and every page, with pictures to look at.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { pdf } from '../../server/applications/cv/pdf-for-tests.ts';
import { hasWebKit } from '../../tools/setup/find-browser.js';
import { everyPage } from '../support/every-page.ts';
import { whileJobsAreOpen } from '../support/jobs-for-tests.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { journeys } from './journeys.ts';
import { isLong, visitorOf } from './visitor.ts';
import { startWebKit, type WebKit } from './webkit.ts';

const schemes = isLong ? (['light', 'dark'] as const) : (['light'] as const);
const sizes = isLong
  ? ([
      [390, 844],
      [1280, 800],
    ] as const)
  : ([[390, 844]] as const);
const chosen = Object.entries(journeys).filter(([, { short }]) => isLong || short);

/** Ends what hangs: a machine that is busy takes a quarter of it for the longest. */
const TIMEOUT = { timeout: 180_000 };

/** Runs in the page: what a browser that knows a rule less shows beside the window, or without any height. */
const lost = () => ({
  beside: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  flat: [...document.querySelectorAll('body *')]
    .filter((one) => getComputedStyle(one).containerType !== 'normal' && one.checkVisibility())
    .filter((one) => one.textContent.trim() && one.clientHeight === 0)
    .map(({ outerHTML }) => outerHTML.slice(0, 80)),
});
const nothingLost = { beside: 0, flat: [] };

describe.skipIf(!hasWebKit()).each(schemes)('in WebKit, %s', (scheme) => {
  const folder = mkdtempSync(join(tmpdir(), 'cv-'));
  const cv = join(folder, 'cv.pdf');
  let site: Site;
  let browser: WebKit;

  beforeAll(async () => {
    writeFileSync(cv, pdf());
    [site, browser] = await Promise.all([startSite(whileJobsAreOpen), startWebKit(scheme)]);
  });
  afterAll(async () => {
    await browser?.stop();
    await site?.stop('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  describe.each(sizes)('%i pixels wide', (width, height) => {
    const visitor = () => visitorOf(browser, site.url, `${width} ${scheme}`);

    beforeAll(() => browser.resize(width, height));
    beforeEach(async () => {
      await visitor().open('/favicon.svg');
      await browser.evaluate(() => sessionStorage.setItem('chat-window', 'closed'));
    });

    it.each(chosen)('%s', TIMEOUT, async (name, { make }) => {
      onTestFailed(() => visitor().picture(`failed, ${name}`));
      await make(visitor(), cv);
      expect(await browser.evaluate(lost)).toEqual(nothingLost);
    });

    it.each(isLong ? everyPage : [])('%s is whole', TIMEOUT, async (path) => {
      await visitor().open(path);
      expect(await browser.evaluate(lost)).toEqual(nothingLost);
      await visitor().pictureOfPage(path.replaceAll('/', '_'));
      await browser.resize(width, height);
    });
  });
});
