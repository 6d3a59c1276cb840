// npm run slow-line: how long a postcode's answer takes on a line of 400 kbit/s with 400 ms, on a phone that was never here,
// from the press (as soon as the field is there) to the answer on the screen. It needs a built site.
import { chromium } from '@playwright/test';
import * as area from '../../../build/content/area.ts';
import { browserOptions } from '../../../tests/support/browser-options.ts';
import { startSite } from '../../../tests/support/start-site.ts';

const ROUNDS = 5;
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const site = await startSite({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
const browser = await chromium.launch(browserOptions);

/** Seconds from the first request to the field, and from the press to the answer. */
async function round(javaScriptEnabled: boolean): Promise<{ field: number; answer: number }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  const begun = performance.now();
  await page.goto(site.url, { waitUntil: 'commit' });
  const field = page.getByLabel('Enter your postcode');
  await field.fill(area.postcode);
  const pressed = performance.now();
  await field.press('Enter');
  await page.getByText('We cover your area').filter({ visible: true }).first().waitFor();
  const answered = performance.now();
  await context.close();
  return { field: (pressed - begun) / 1000, answer: (answered - pressed) / 1000 };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
  for (const scripting of [true, false]) {
    const rounds = [];
    for (let count = 0; count < ROUNDS; count++) rounds.push(await round(scripting));
    const field = median(rounds.map((one) => one.field)).toFixed(1);
    const answer = median(rounds.map((one) => one.answer)).toFixed(1);
    console.log(
      `${scripting ? 'with' : 'without'} scripting: the field after ${field} s, its answer ${answer} s later`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
