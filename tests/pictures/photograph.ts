import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { testDay } from '../support/clock-at.ts';
import type { Site } from '../support/start-site.ts';
import { openState } from '../support/states/open-state.ts';
import { type State, wide, widths } from '../support/states/state.ts';
import { states } from '../support/states/states.ts';
import { twoFrames } from '../support/two-frames.ts';
import { plant, type StyleFault } from './style-faults.ts';

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const LARGEST = 1920;
export const pictureWidths = [...widths, LARGEST];

export const statesAt = (width: number) =>
  states.filter(
    (state) => !state.widths || state.widths.includes(width === LARGEST ? Math.max(...wide) : width),
  );

/** Runs in each page before its scripts: it is always the same moment, the assistant stays closed, and no font is too late to be used. */
function prepare(now: number): void {
  Date.now = () => now;
  window.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, newTarget),
  });
  if (location.protocol.startsWith('http')) sessionStorage.setItem('chat-window', 'closed');
  window.FontFace = class extends FontFace {
    constructor(...[family, source, how]: ConstructorParameters<typeof FontFace>) {
      super(family, source, { ...how, display: 'swap' });
    }
  };
}

interface Fixtures {
  /** Opens a state at the hour that the site has, in a window that has seen no other page. */
  openAlone: (site: Site, state: State, options?: BrowserContextOptions, fault?: StyleFault) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  openAlone: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (site, state, options = {}, fault) => {
      const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      await context.addInitScript(prepare, testDay.getTime());
      if (fault) await plant(context, fault);
      const page = await context.newPage();
      await openState(page, site, state);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Runs in the page: all pictures are there, films stand at their beginning, and words by chance are always the same. */
async function standStill(): Promise<void> {
  const byChance: [RegExp, string][] = [
    [/\b[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'AB-CDEF-GHJK'],
    [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'chance'],
  ];
  const same = (words: string) =>
    byChance.reduce((text, [chance, always]) => text.replaceAll(chance, always), words);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue ?? '';
    if (same(words) !== words) text.nodeValue = same(words);
  }
  for (const field of document.querySelectorAll('input'))
    if (field.type !== 'file' && same(field.value) !== field.value) field.value = same(field.value);
  for (const film of document.querySelectorAll('video')) {
    // One that has just been told to play has yet to take its poster's place.
    if (!film.paused) await film.play().catch(() => undefined);
    film.pause();
    if (film.currentTime > 0)
      await new Promise((resolve) => {
        film.addEventListener('seeked', resolve, { once: true });
        film.currentTime = 0;
      });
  }
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
}

async function photograph(page: Page, scheme: Scheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.evaluate(standStill);
  await twoFrames(page);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Takes pictures of a page that was photographed on its way, until it looks twice the same. */
async function photographAtRest(page: Page, scheme: Scheme, first: Buffer): Promise<Buffer> {
  let last = first;
  const isSame = async () => {
    const before = last;
    last = await photograph(page, scheme);
    return last.equals(before);
  };
  await expect.poll(isSame).toBe(true);
  return last;
}

/**
 * Photographs two pages in a scheme, and writes the first picture to where Playwright looks for it.
 * @returns the second one, if they differ
 */
export async function unlike(
  before: Page,
  now: Page,
  scheme: Scheme,
  info: TestInfo,
): Promise<Buffer | undefined> {
  const [accepted, present] = [await photograph(before, scheme), await photograph(now, scheme)];
  if (accepted.equals(present)) return undefined;
  const file = info.snapshotPath(`${scheme}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await photographAtRest(before, scheme, accepted));
  return photographAtRest(now, scheme, present);
}
