import { expect, type Locator, type Page } from '@playwright/test';
import type { InputDriver } from './input-driver.ts';
import { keyboardStop } from './keyboard-stop.ts';

/** To one control; nobody goes further. */
const MAX_STOPS = 80;
const SKIP_LINK = 'Skip to the content';

/** Direction of a control, seen from the stop of the keyboard. */
const wayTo = (control: Locator) =>
  control.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    const target =
      element.closest('a, button, summary, input, select, textarea') ?? element.closest('label')?.control;
    if (!target || target === focused) return { key: null, isPastHeader: false };
    const isBefore = focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
    return { key: isBefore ? 'Shift+Tab' : 'Tab', isPastHeader: target.closest('header, dialog') === null };
  });

/**
 * Drives a page by the keyboard alone: goes from stop to stop by Tab, sees each, and takes the first link of a page past its header.
 * In lists it takes the arrow keys, or types the first letters.
 */
export function keyboardDriver(page: Page): InputDriver {
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };

  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let stops = 0; stops < MAX_STOPS; stops++) {
      const { key, isPastHeader } = await wayTo(control);
      if (!key) return;
      await press(key);
      const stop = await keyboardStop(page);
      if (!stop) continue;
      expect(stop).toEqual({ name: stop.name, seen: true, rings: true, under: null });
      if (isPastHeader && stop.name.endsWith(SKIP_LINK)) await press('Enter');
    }
    throw new Error(`${control} cannot be reached in ${MAX_STOPS} stops`);
  }

  async function pressOn(control: Locator): Promise<void> {
    await reach(control);
    await press('Enter');
  }

  // From now on a chooser is told of: asked for with the press that opens it, it may come too late.
  page.on('filechooser', () => {});
  return {
    get presses() {
      return presses;
    },
    press: pressOn,
    enter: pressOn,
    async fill(field, text) {
      await reach(field);
      if (await field.inputValue()) await press('Control+a');
      await page.keyboard.type(text);
    },
    async choose(list, option) {
      await reach(list);
      if (typeof option === 'string') return page.keyboard.type(option);
      for (let index = 0; index < option; index++) await press('ArrowDown');
    },
    async attach(field, file) {
      await reach(field);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
      await chooser.setFiles(file);
    },
  };
}
