import { expect, type Page } from '@playwright/test';
import type { Site } from '../start-site.ts';
import { takeOver } from '../visit.ts';
import type { State } from './state.ts';

/** Opens a page of the site in this state, with the parts of it that listen by then. */
export async function openState(page: Page, site: Site, state: State): Promise<void> {
  await page.goto(state.path);
  if (!state.name.startsWith('answered by a page')) await takeOver(page);
  await state.open?.(page, site);
  if (state.island) {
    const island = page.locator(`[data-island="${state.island}"][data-hydrated]`);
    await expect(island.first()).toBeAttached();
  }
}
