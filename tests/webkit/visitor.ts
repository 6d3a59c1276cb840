import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Reference, WebKit } from './webkit.ts';

export const isLong = process.env.WEBKIT === 'all';

const pictures = join(import.meta.dirname, '../../test-results/webkit');
const PATIENCE = { timeout: 30_000 };

/** Runs in the page: finds the first control of this name that is shown, in the dialog where one is open. */
function findControl(selector: string, name: string) {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const nameOf = (one: HTMLElement & Partial<HTMLInputElement>) =>
    one.ariaLabel ?? (one.labels?.[0] ?? one).innerText;
  return [...root.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && nameOf(one).trim().split(/\s+/).join(' ') === name,
  );
}

/** Runs in the page: scrolls to these words, and finds them with nothing over them. */
function findWords(words: string) {
  const says = (one: Element) => one.textContent.split(/\s+/).join(' ').includes(words);
  return [...document.querySelectorAll('body *')]
    .filter((one) => says(one) && ![...one.children].some(says))
    .find((one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 1 && one.contains(hit);
    });
}

export type Visitor = ReturnType<typeof visitorOf>;

/** Uses a site as a person does: by the names of what can be seen and pressed. */
export function visitorOf(browser: WebKit, url: string, title: string) {
  const use = (selector: string, name: string, how: (control: Reference) => Promise<unknown>) =>
    vi.waitFor(async () => {
      const control = await browser.find(findControl, selector, name);
      if (!control) throw new Error(`There is no “${name}”`);
      await how(control);
    }, PATIENCE);

  const picture = async (name: string) => {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${title} ${name}.png`), await browser.picture());
  };

  return {
    browser,
    open: (path: string) => browser.open(url + path),
    press: (name: string, selector = 'a, button, summary, label') => use(selector, name, browser.click),
    fill: (label: string, text: string) =>
      use('input, textarea', label, (field) => browser.paste(field, text)),
    type: (label: string, text: string) =>
      use('input, textarea', label, (field) => browser.type(field, text)),
    choose: (label: string, place: number) => use('select', label, (list) => browser.choose(list, place)),
    sees: (words: string) =>
      vi.waitFor(async () => {
        if (!(await browser.find(findWords, words))) throw new Error(`“${words}” is not seen`);
      }, PATIENCE),
    isAt: (path: string) =>
      vi.waitFor(async () => {
        const at = await browser.evaluate(() => location.pathname + location.search);
        if (!at.startsWith(path)) throw new Error(`${at} is not ${path}`);
      }, PATIENCE),
    /** In the long run, for somebody to look at. */
    show: async (name: string) => isLong && picture(name),
    picture,
    /** From top to bottom, in a window as long as the page. */
    async pictureOfPage(name: string) {
      await browser.resize(
        await browser.evaluate(() => innerWidth),
        await browser.evaluate(() => document.documentElement.scrollHeight),
      );
      await picture(name);
    },
  };
}
