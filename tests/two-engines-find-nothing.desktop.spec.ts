import type { Page } from '@playwright/test';
import { findings } from './accessibility/engines.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import type { Site } from './support/start-site.ts';
import { states } from './support/states/states.ts';
import { takeOver } from './support/visit.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function show(page: Page, site: Site, wanted: string): Promise<void> {
  const state = states.find(({ path, name }) => `${path}: ${name}` === wanted);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(state?.path ?? 'no such state');
  await takeOver(page);
  await state?.open?.(page, site);
}

// All states at three widths, light and dark: npm run check -- accessibility.
test('two engines find nothing where a form has mistakes, and see when its labels are gone', async ({
  page,
  site,
}) => {
  await show(page, site, '/contact: mistakes');
  expect(await findings(page)).toEqual([]);
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main label')) label.remove();
  });
  const found = await findings(page);
  expect(found.filter((finding) => finding.startsWith('axe label'))).not.toEqual([]);
  expect(found.filter((finding) => finding.startsWith('IBM input_label_exists'))).not.toEqual([]);
});

test('two engines find nothing where the assistant tells whom to ring', long, async ({ page, site }) => {
  await show(page, site, '/events/ai-in-plain-english: danger');
  expect(await findings(page)).toEqual([]);
});
