// Measures what somebody waits for who uses a page: its forms at the first touch, each main interaction, the next page and the last.
import { chromium } from '@playwright/test';
import { wholeBrowser } from '../../../tests/support/browser-options.ts';
import { FRAMEWORKS, forVisitors, startContenders, stopAll } from '../contenders/contenders.ts';
import { peerVersions } from '../contenders/peer-versions.ts';
import { inWords } from '../pages/profiles.ts';
import type { BenchmarkOptions, Measurement } from '../report/measurement.ts';
import { interactions } from './interactions.ts';
import { nextAndBack } from './next-and-back.ts';
import { touchToWorking } from './working.ts';

/**
 * Playwright listens for errors, and for that V8 parses a script once more whose running makes one, as React's does: 80 ms
 * that no visitor has. With this the first parsing is enough.
 */
const PARSED_ONCE = '--js-flags=--no-enable-lazy-source-positions';

export async function* measure({ quick, runs }: BenchmarkOptions): AsyncGenerator<Measurement> {
  const contenders = await startContenders(forVisitors);
  const browser = await chromium.launch({ ...wholeBrowser, args: [...wholeBrowser.args, PARSED_ONCE] });
  const takes = runs ?? (quick ? 1 : 5);
  const versions = { chromium: browser.version(), ...(await peerVersions(['nginx', ...FRAMEWORKS])) };
  const about = `By the page's own clock, medians of ${takes} in fresh contexts. Phone: ${inWords.phone}`;
  try {
    yield {
      title: 'From the first touch of a form to its listening',
      about: `${about}. From the touch of a field (the chat: of its button) to the script that answers to it: idle is a page that was left alone until nothing was fetched and two seconds more (promised: 500 ms), just loaded one that was touched after its load event (promised: 900 ms). A peer's form says that it listens from its component, as soon as the framework has put it in charge. The peers have two of the forms.`,
      rows: await touchToWorking(browser, contenders, takes),
      versions,
    };
    yield {
      title: 'How soon an interaction shows',
      about: `${about}, the page idle. INP is the slowest event of the interaction until what it changed is painted, in steps of 8 ms, and 0 if none took 16; a task counts from 50 ms (promised: neither over 100). The first touch of a form brings its script. The peers have no assistant, no questions, no application and no job search without a new page: only what they have is measured.`,
      rows: await interactions(browser, contenders, takes),
      versions,
    };
    yield {
      title: 'How soon the next page shows, and the one before',
      about: `${about}; desktop: ${inWords.desktop}. The next page from the touch (phone) or the click (desktop, hovered 200 ms before; promised: 100 ms) to its first paint; back from history.back() to pageshow, or to the frame that shows the page where Next.js or SvelteKit changes it in place. “How” is what the browser did.`,
      rows: await nextAndBack(contenders, takes),
      versions,
    };
  } finally {
    await browser.close();
    await stopAll(contenders);
  }
}
