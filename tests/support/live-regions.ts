import type { Page } from '@playwright/test';

/** Notes what changes in a page’s live regions; it runs in the page. */
function listen(): void {
  const regions = '[role=status], [role=alert], [role=log], [aria-live]';
  const said: string[] = [];
  Object.assign(window, { said });
  const wordsOf = (node: Node) =>
    ((node instanceof HTMLElement ? node.innerText : node.textContent) ?? '').replaceAll(/\s+/g, ' ').trim();
  new MutationObserver((changes) => {
    const heard = new Set<string>();
    for (const { target, addedNodes } of changes) {
      const parent = target instanceof Element ? target : target.parentElement;
      const region = parent?.closest<HTMLElement>(regions);
      if (!region?.checkVisibility() || region.ariaLive === 'off') continue;
      // A log says each part that comes to it; a status says all that it has.
      const isLog = region.role === 'log';
      for (const part of isLog ? addedNodes : [region]) heard.add(wordsOf(part));
    }
    for (const words of heard) {
      if (words && words !== said.at(-1)) {
        said.push(words);
        console.info(`announced: ${words}`);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export const listenToLiveRegions = (page: Page) => page.addInitScript(listen);

export const announced = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'said') as string[]);
