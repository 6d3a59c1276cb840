import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { openState } from '../support/states/open-state.ts';
import { viewportOf, widths } from '../support/states/state.ts';
import { states } from '../support/states/states.ts';
import { findings } from './engines.ts';

// Some states are made of failures.
test.use({ expectedNoise: [/./] });

/** Colours change at once: what lies folded away never ends a transition, and would be looked at half-way. */
const changeAtOnce = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

for (const width of widths) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: viewportOf(width) });

    for (const state of states.filter((one) => !one.widths || one.widths.includes(width))) {
      test(`${state.path}: ${state.name}`, async ({ page, site }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await openState(page, site, state);
        const light = await findings(page);
        await changeAtOnce(page);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        expect({ light, dark: await findings(page) }).toEqual({ light: [], dark: [] });
      });
    }
  });
}
