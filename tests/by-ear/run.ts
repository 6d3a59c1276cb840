// Eight journeys by keyboard alone, and what is said on the way; the words are kept, and a change of them fails until it is accepted.
//   npm run check -- by-ear             as the browser's own tree has it
//   npm run check -- orca               as Orca says it, under Xvfb
//   … -- --accept                       keeps the words of this run
//   … -- a-job-and-its-application      one journey
// It needs a built site.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { playScenarios } from '../chaos/play-scenarios.ts';
import { browserOptions, wholeBrowser } from '../support/browser-options.ts';
import { testDay } from '../support/clock-at.ts';
import { whileJobsAreOpen } from '../support/jobs-for-tests.ts';
import { listenToLiveRegions } from '../support/live-regions.ts';
import { startSite } from '../support/start-site.ts';
import { sayUsage } from '../support/usage.ts';
import { type Ear, earOf, orcaListener, treeListener } from './ear.ts';
import { journeys } from './journeys.ts';
import { missingForOrca, type ScreenReader, startOrca } from './orca.ts';

const PATIENCE_MS = 15_000;
/** A page that opens, and the focus on it, are told to a screen reader by two programs, in an order that is left to chance. */
const HEARINGS_OF_ORCA = 3;

sayUsage('npm run check -- by-ear|orca [--accept] [JOURNEY …]');
const words = process.argv.slice(2);
const withOrca = words.includes('--orca');
const isAccepted = words.includes('--accept');
const named = words.filter((word) => !word.startsWith('--'));
const folder = join(import.meta.dirname, 'words', withOrca ? 'orca' : 'tree');

const missing = withOrca ? missingForOrca() : [];
if (missing.length > 0) {
  console.error(`Not on this machine: ${missing.join(', ')}. Nothing was heard.`);
  process.exit(1);
}

/** Orca reads a window without an address bar, in which the page has the keyboard from the beginning. */
const openBrowser = (orca: ScreenReader | undefined): Promise<BrowserContext> =>
  orca
    ? chromium.launchPersistentContext('', {
        ...wholeBrowser,
        headless: false,
        viewport: null,
        args: [
          ...wholeBrowser.args,
          '--force-renderer-accessibility',
          '--app=data:text/html,',
          '--window-size=1280,900',
        ],
        env: orca.env,
      })
    : chromium.launchPersistentContext('', { ...browserOptions, viewport: { width: 1280, height: 900 } });

/** References and times differ from run to run. */
const stable = (line: string) => line.replaceAll(/\b[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, '(the reference)');

async function firstPage(context: BrowserContext): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.clock.setFixedTime(testDay);
  await listenToLiveRegions(page);
  await page.addInitScript(() => sessionStorage.setItem('chat-window', 'closed'));
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Lines that are not in both, in the manner of `diff`. */
function differences(before: readonly string[], now: readonly string[]): string[] {
  return [
    ...before.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

/** Lines that were not accepted. */
function faultsOf(name: string, lines: readonly string[]): string[] {
  const file = join(folder, `${name}.txt`);
  if (isAccepted) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
    return [];
  }
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  if (kept.join('\n') === lines.join('\n')) return [];
  const changes = differences(kept, lines);
  if (changes.length > 0) return changes;
  const at = [...kept, ''].findIndex((line, index) => line !== (lines[index] ?? ''));
  return [`the same lines in another order, from line ${at + 1}: “${kept[at]}” is now “${lines[at]}”`];
}

const orca = withOrca ? await startOrca() : undefined;

/** On a site of its own: a half hour that was taken once is not offered again. */
async function hear(travel: (ear: Ear) => Promise<void>): Promise<string[]> {
  const site = await startSite({ ...whileJobsAreOpen, LOG_LEVEL: 'silent' });
  const context = await openBrowser(orca);
  try {
    const page = await firstPage(context);
    const listener = orca ? orcaListener(orca) : treeListener(page);
    const lines: string[] = [];
    // What is said of an empty window is no part of the journey.
    await listener.words();
    await travel(earOf(page, site.url, listener, (line) => lines.push(stable(line))));
    return lines;
  } finally {
    await context.close();
    await site.stop();
  }
}

try {
  const chosen = Object.entries(journeys).filter(([name]) => named.length === 0 || named.includes(name));
  await playScenarios(
    chosen.map(([title, travel]) => ({
      title,
      async play() {
        const most = orca ? HEARINGS_OF_ORCA : 1;
        for (let hearings = 1; ; hearings++) {
          const lines = await hear(travel);
          const broken = faultsOf(title, lines);
          if (broken.length === 0 || hearings === most)
            return { figures: { lines: lines.length, ...(orca && { hearings }) }, broken };
          console.log(`  once otherwise: ${broken.join('; ')}`);
        }
      },
    })),
  );
} finally {
  await orca?.stop();
}
