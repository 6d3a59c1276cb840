// Runs Lighthouse on a phone, as it simulates one, and prints what it found as JSON, a line a run:
// `node lighthouse.ts CHROME RUNS URL …`
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from '../../../tools/setup/browser-flags.ts';

const [chromePath, runs = '1', ...urls] = process.argv.slice(2);
const chromeFlags = ['--headless=new', ...browserFlags];
const chrome = await launch({ chromePath, chromeFlags });
try {
  for (const url of urls) {
    for (let run = 0; run < Number(runs); run += 1) {
      const { lhr } = (await lighthouse(url, { port: chrome.port, logLevel: 'silent' })) ?? {};
      if (!lhr) throw new Error(`Lighthouse says nothing of ${url}`);
      const figure = (audit: string) => lhr.audits[audit]?.numericValue;
      console.log(
        JSON.stringify({
          url,
          scores: Object.fromEntries(
            Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
          ),
          FCP: figure('first-contentful-paint'),
          LCP: figure('largest-contentful-paint'),
          TBT: figure('total-blocking-time'),
          CLS: figure('cumulative-layout-shift'),
          missed: Object.values(lhr.audits)
            .filter(
              ({ score, scoreDisplayMode }) => score !== null && score < 1 && /binary/.test(scoreDisplayMode),
            )
            .map(({ id }) => id),
        }),
      );
    }
  }
} finally {
  await chrome.kill();
}
