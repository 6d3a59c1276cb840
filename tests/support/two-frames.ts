import type { Page } from '@playwright/test';

/** Waits until a page has drawn two frames: what it does about an event has been done. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
