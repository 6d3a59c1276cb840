import { brand } from '#content/brand.yaml';
import { MAX_SILENCE_MS } from '#domain/http/max-silence.ts';
import {
  cv,
  dialog,
  expectFilledIn,
  failure,
  fillIn,
  job,
  openForm,
  reference,
  sendUnanswered,
  submit,
} from './support/application-form.ts';
import { violations } from './support/axe.ts';
import { long } from './support/long.ts';
import { mailsAbout, mailsOf } from './support/mails.ts';
import { expect, test } from './support/site.ts';
import { takeOver, visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

test('a second click does not make a second application', async ({ page, site }) => {
  await visit(page, job);
  await openForm(page);
  await fillIn(page);
  await waitPastSpamCheck(page);
  const before = (await mailsOf(site)).length;
  await submit(page).dblclick();
  const known = await reference(page);
  await expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);
  expect((await mailsOf(site)).length - before).toBe(2);
});

test('a reload keeps all, the file too, and says so; closing and another job do no harm', async ({
  page,
}) => {
  await visit(page, job);
  await openForm(page);
  await fillIn(page);
  const kept = page.getByText('Kept for this visit until you send it.');
  await expect(kept).toBeVisible();
  await page.reload();
  await takeOver(page);
  await openForm(page);
  await expect(kept).toBeVisible();
  const chosen = page.getByLabel('CV/Resume');
  expect(await chosen.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(cv.name);
  await expectFilledIn(page);
  await page.keyboard.press('Escape');
  // The page with the same form knows it too.
  await visit(page, `${job}/apply`);
  await expect(page.getByLabel('Full name')).not.toHaveValue('');
  await expect(kept).toBeVisible();
  await waitPastSpamCheck(page);
  await submit(page).click();
  await reference(page);
  const left = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('kept-files', 1);
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const counting = opening.result.transaction('files').objectStore('files').count();
      await new Promise((resolve) => {
        counting.onsuccess = resolve;
      });
      return counting.result;
    });
  expect(await left()).toBe(0);
});

test('where the browser keeps no files, a reload names the one that was chosen', long, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await visit(page, job);
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await takeOver(page);
  await openForm(page);
  await expect(page.getByText(`You had chosen ${cv.name}.`)).toBeVisible();
  await page.getByLabel('CV/Resume').setInputFiles(cv);
  await expect(page.getByText(`You had chosen ${cv.name}.`)).toHaveCount(0);
});

test('what is filled in is said to be kept at the button, which does not move', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const button = page.getByRole('link', { name: 'Apply for this Position' });
  const kept = button.getByText('Your draft is kept in this tab');
  await visit(page, job);
  await expect(kept).toBeHidden();
  const place = await button.boundingBox();
  await openForm(page);
  await fillIn(page, null);
  await page.keyboard.press('Escape');
  await expect(kept).toBeVisible();
  await visit(page, '/careers/live-in-carer-new-forest');
  await expect(kept).toBeHidden();
  await visit(page, job);
  await expect(kept).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
});

test(
  'an application that nobody answers says that nothing moves, and is given up',
  long,
  async ({ page }) => {
    await page.clock.install();
    await sendUnanswered(page);
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Nothing has moved for a while.')).toBeVisible();
    await page.clock.fastForward(MAX_SILENCE_MS);
    await expect(page.getByText(failure)).toBeVisible();
    await expectFilledIn(page);
  },
);

test.describe('when the connection fails', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('the sentence says so, all is kept, and the retry is one application', async ({ page, site }) => {
    const before = (await mailsOf(site)).length;
    await visit(page, job);
    await openForm(page);
    await fillIn(page);
    await waitPastSpamCheck(page);
    await page.route('**/apply', (route) => route.abort(), { times: 1 });
    await submit(page).click();
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByRole('link', { name: brand.email.careers })).toHaveAttribute(
      'href',
      `mailto:${brand.email.careers}`,
    );
    await expectFilledIn(page);
    expect(await violations(page)).toEqual([]);
    // The application arrives, and its answer is lost.
    await page.route(
      '**/apply',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(page.getByText(failure)).toBeVisible();
    await expectFilledIn(page);
    await submit(page).click();
    const known = await reference(page);
    await expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);
    expect((await mailsOf(site)).length - before).toBe(2);
  });

  test('closing takes the error away, and nothing else', long, async ({ page }) => {
    await visit(page, job);
    await openForm(page);
    await fillIn(page);
    await page.route('**/apply', (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
    await submit(page).click();
    await expect(page.getByText(failure)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await openForm(page);
    await expect(page.getByText(failure)).toHaveCount(0);
    await expectFilledIn(page);
  });
});
