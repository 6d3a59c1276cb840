import { brand } from '#content/brand.yaml';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const nurse = '/careers/clinical-lead-nurse-southampton';

const closed = '/careers/care-coordinator-fareham';
const homeCare = '/careers/home-care-worker-southampton';

test('Apply is on the first screen, stays there, and never lies over what has the focus', async ({
  page,
}) => {
  await visit(page, nurse);
  const apply = page.getByRole('link', { name: 'Apply for this Position' });
  await expect(apply).toBeInViewport({ ratio: 1 });
  const visa = page.getByRole('link', { name: /Health and Care Worker visa/ });
  await visa.focus();
  await expect(apply).toBeInViewport({ ratio: 1 });
  const reached = await visa.evaluate((link) => {
    const lines = [...link.getClientRects()];
    return lines.every(
      ({ left, top, height }) => document.elementFromPoint(left + 5, top + height / 2) === link,
    );
  });
  expect(reached).toBe(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const lastWords = await page.getByRole('contentinfo').evaluate((footer) => {
    const seen = [...footer.querySelectorAll('a, button, p')].filter((part) => part.checkVisibility());
    return Math.max(...seen.map((part) => part.getBoundingClientRect().bottom));
  });
  const bar = await apply.boundingBox();
  const isBar = await page.evaluate(() => innerWidth <= 992);
  if (isBar) expect(lastWords).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
});

test('pay, what an hour really pays, hours and place are on the first screen, and lead to how it was worked out', async ({
  page,
}) => {
  await visit(page, homeCare);
  const apply = page.getByRole('link', { name: 'Apply for this Position' });
  for (const fact of ['Salary', 'Hours', 'Location', 'Contract'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: '£13.60 an hour' }).click();
  const day = page.getByRole('table', { name: 'What an hour really pays' });
  await expect(day.getByRole('row', { name: 'All hours worked' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('table', { name: 'What comes with the job' }).getByRole('row')).toHaveCount(10);
  await expect(apply).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
});

test(
  'a job can be passed on, and printed without what only works on a screen',
  long,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    await visit(page, nurse);
    await page.getByRole('link', { name: 'Share this job' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(brand.publicUrl + nurse);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Apply for this Position' })).toBeHidden();
    await expect(page.getByText(brand.publicUrl + nurse)).toBeVisible();
  },
);

test.describe('an address that names no job', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test(
    'leads back to the list, and the form for such a job leads to the same screen',
    anyWidth,
    async ({ page }) => {
      await page.goto('/careers/gone/apply');
      await expect(page).toHaveURL(/\/careers\/gone$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job not found');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to Careers' }).click();
      await expect(page).toHaveURL(/\/careers$/);
    },
  );
});

for (const path of [nurse, homeCare, `${nurse}/apply`, closed, '/careers?q=nothing-like-it']) {
  test(`${path} fits a window of 320 px, at twice the text size too`, {
    tag: [anyWidth.tag, ...(path === nurse ? [] : [long.tag])],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await page.setViewportSize({ width: 640, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow()).toBe(0);
  });
}
