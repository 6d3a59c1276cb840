import { expect, type Page } from '@playwright/test';
import { announced } from '../support/live-regions.ts';
import { waitPastSpamCheck } from '../support/wait-past-spam-check.ts';
import type { ScreenReader } from './orca.ts';

const MAX_STOPS = 60;
const MAX_SILENCE_MS = 15_000;

/** A person at the keyboard who does not see. */
export interface Ear {
  page: Page;
  /** Goes from stop to stop, until one is called so. */
  to(words: RegExp): Promise<void>;
  /** @param until is waited for before anything is listened to, such as the page that a link leads to */
  press(key: string, until?: () => Promise<unknown>): Promise<void>;
  type(text: string): Promise<void>;
  open(path: string): Promise<void>;
  /** Sets the clock of the browser: the office's words follow it. */
  at(now: string): Promise<void>;
  /** By the first stop of every page to what the page is about. */
  skip(): Promise<void>;
  /** Waits until a live region has said it. */
  wait(words: RegExp): Promise<void>;
  /** Presses a key, and waits until the focus is on something that is called so. */
  go(key: string, words: RegExp): Promise<void>;
  /** Goes on to a form's button, presses it no sooner than a person would, and waits for an answer that is called so. */
  send(button: RegExp, words: RegExp): Promise<void>;
}

/** The stop of the keyboard in words: role, name and state, and what describes it, as in the browser's own tree. */
async function stop(page: Page): Promise<string> {
  await page.waitForLoadState();
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return 'the page';
  const [first = ''] = (await focused.first().ariaSnapshot()).split('\n');
  const described = await focused.first().evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .map((part) => (part?.checkVisibility() ? part.innerText : (part?.textContent ?? '')))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return `${first.replace(/^- /, '').replace(/:$/, '')}${described ? `. ${described}` : ''}`;
}

/** What a screen reader says of a stop, and keys as its keyboard sends them. */
interface Listener {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Everything that was said since the last step, a line each. */
  words(): Promise<string[]>;
}

/** Without a screen reader: the browser's own tree. */
export const treeListener = (page: Page): Listener => ({
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  words: async () => [await stop(page)],
});

/** The names of keys in X, where they differ from the browser's. */
const keysOfX: Record<string, string> = {
  Enter: 'Return',
  'Shift+Tab': 'shift+Tab',
  ArrowDown: 'Down',
  '/': 'slash',
};

export const orcaListener = (orca: ScreenReader): Listener => ({
  press: (key) => orca.press(keysOfX[key] ?? key),
  type: (text) => orca.type(text),
  words: () => orca.heard(),
});

/** @param origin of the site
 * @param say is told each step, and each line that is heard */
export function earOf(page: Page, origin: string, listener: Listener, say: (line: string) => void): Ear {
  let title = '';
  const listen = async () => {
    for (const words of await listener.words()) say(`  ${words}`);
    const before = title;
    // A locator waits for a page that is just being left, which `page.title()` does not.
    title = (await page.locator('head > title').textContent()) ?? '';
    if (title !== before) say(`— “${title}”`);
  };
  const act = async (step: string, action: () => Promise<unknown>) => {
    say(step);
    await action();
    await listen();
  };
  const press: Ear['press'] = (key, until) =>
    act(key, async () => {
      await listener.press(key);
      await until?.();
    });
  const go: Ear['go'] = (key, words) =>
    press(key, () => expect.poll(() => stop(page), { timeout: MAX_SILENCE_MS }).toMatch(words));
  const to: Ear['to'] = async (words) => {
    for (let stops = 0; stops < MAX_STOPS; stops++) {
      await press('Tab');
      if (words.test(await stop(page))) return;
    }
    throw new Error(`${words} cannot be reached; last one hears “${await stop(page)}”`);
  };
  return {
    page,
    press,
    go,
    to,
    open: (path) => act(`— opens ${path}`, () => page.goto(origin + path)),
    type: (text) => act(`types “${text}”`, () => listener.type(text)),
    async at(now) {
      await page.clock.setFixedTime(now);
      say(`— it is ${now}`);
    },
    wait: (words) =>
      expect.poll(async () => (await announced(page)).some((one) => words.test(one))).toBe(true),
    async skip() {
      await to(/Skip to the content/);
      await press('Enter');
    },
    async send(button, words) {
      await to(button);
      await waitPastSpamCheck(page);
      await go('Enter', words);
    },
  };
}
