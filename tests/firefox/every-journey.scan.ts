// npm run check -- firefox: every journey in the Firefox that this machine has.
import type { Page } from '@playwright/test';
import { findFirefox } from '../../tools/setup/find-browser.js';
import { journeys } from '../journeys/journeys.ts';
import { type InputDriver, mouse } from '../support/input-driver.ts';
import { keyboardDriver } from '../support/keyboard-driver.ts';
import { test } from '../support/site.ts';

/** Here Playwright's own way to fill a field adds to what an email's holds. */
const mouseAndKeyboard = (page: Page): InputDriver => ({
  ...mouse,
  async fill(field, text) {
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
});

const drivers = { 'by mouse and keyboard': mouseAndKeyboard, 'by keyboard alone': keyboardDriver };

test.use({ expectedNoise: [/status of 422/] });
test.skip(findFirefox() === null, 'There is no Firefox here');

for (const [name, driverOf] of Object.entries(drivers)) {
  test.describe(name, () => {
    for (const [what, make] of Object.entries(journeys)) {
      test(what, async ({ page, site }) => {
        await make(page, driverOf(page), site);
      });
    }
  });
}
