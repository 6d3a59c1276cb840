import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { anyWidth } from './support/any-width.ts';
import { rightApplication } from './support/application-cases.ts';
import {
  cv,
  dialog,
  expectFilledIn,
  fillIn,
  job,
  large,
  openForm,
  reference,
  sendUnanswered,
  submit,
} from './support/application-form.ts';
import { violations } from './support/axe.ts';
import { long } from './support/long.ts';
import { mailsAbout } from './support/mails.ts';
import { expect, test } from './support/site.ts';
import { takeOver, visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

const lastDetails = (page: Page) =>
  page.getByRole('button', { name: 'Use the details of your last application' });

/** Every field and the file by name, folded on the screen and whole on paper. */
async function expectCopy(page: Page): Promise<void> {
  const copy = page.getByRole('group').filter({ hasText: 'A copy of what you sent' });
  await expect(copy.getByText(rightApplication.name)).toBeHidden();
  await copy.getByText('A copy of what you sent').click();
  for (const words of [
    'Companion (bank)',
    rightApplication.name,
    rightApplication.email,
    '1-3 years',
    cv.name,
  ])
    await expect(copy.getByText(words, { exact: true })).toBeVisible();
  await expect(copy).toContainText('I would like to work with you.');
}

test(
  'an application reaches the office with its CV, and its sender gets a reference and a confirmation',
  anyWidth,
  async ({ page, site }) => {
    await visit(page, job);
    await openForm(page);
    await expect(page.getByLabel('Position')).toHaveValue('Companion (bank)');
    await expect(page.getByLabel('Position')).toHaveJSProperty('readOnly', true);
    await fillIn(page);
    await waitPastSpamCheck(page);
    await submit(page).click();
    const known = await reference(page);
    await expect(dialog(page)).toBeHidden();
    await expect(
      page.getByText(
        'Thank you for your interest in the position of Companion (bank). Our HR team will contact you shortly.',
      ),
    ).toBeVisible();
    await expect(page).toHaveTitle(/Application Submitted!/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expectCopy(page);
    expect(await violations(page)).toEqual([]);

    await expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);
    const mails = await mailsAbout(site, known);
    const office = mails[brand.email.inbox];
    expect(office?.replyTo?.[0]?.address).toBe(rightApplication.email);
    expect(office?.text).toContain('Companion (bank)');
    expect(office?.text).toContain('CMP-EAS-01');
    expect(Buffer.from((office?.attachments[0]?.content ?? '') as ArrayBuffer).equals(cv.buffer)).toBe(true);
    const confirmation = mails[rightApplication.email]?.text;
    expect(confirmation).toContain('HR will contact you shortly');
    for (const words of [rightApplication.name, '1-3 years', cv.name, 'I would like to work with you.'])
      expect(confirmation).not.toContain(words);

    await page.getByRole('link', { name: 'Back to Careers' }).click();
    await expect(page).toHaveURL(/\/careers$/);
    // The next time the form is empty.
    await page.getByRole('link', { name: 'Companion (bank)', exact: true }).click();
    await openForm(page);
    await expect(page.getByLabel('Full name')).toHaveValue('');
  },
);

test('the next application in a visit is offered the details of the last one, and filled in only if asked', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page, context }) => {
  await visit(page, job);
  await openForm(page);
  await expect(lastDetails(page)).toHaveCount(0);
  await fillIn(page);
  await waitPastSpamCheck(page);
  await submit(page).click();
  await reference(page);
  await page.goto('/careers/home-care-worker-southampton/apply');
  await expect(lastDetails(page)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.getByLabel('Email', { exact: true }).fill('other@example.org');
  await lastDetails(page).click();
  await expect(page.getByLabel('Full name')).toHaveValue(rightApplication.name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('other@example.org');
  await expect(page.getByLabel('Years of experience')).toHaveValue('1-3');
  await expect(page.getByLabel('Cover letter')).toHaveValue('');
  await expect(page.getByLabel('Cover letter')).toBeFocused();
  await expect(page.getByLabel('Position')).not.toHaveValue('Companion (bank)');
  const another = await context.newPage();
  await visit(another, '/careers/home-care-worker-southampton/apply');
  await expect(lastDetails(another)).toHaveCount(0);
});

test('on a slow line one sees how far it is, and can cancel', anyWidth, async ({ page, context }) => {
  await visit(page, job);
  await openForm(page);
  await fillIn(page, large);
  await waitPastSpamCheck(page);
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  await submit(page).click();
  const bar = page.getByRole('progressbar', { name: 'Sending your application' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
  const first = Number(await bar.getAttribute('value'));
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toBeHidden();
  await expect(
    page.getByText('Sending was cancelled. Everything you filled in is still here.'),
  ).toBeVisible();
  await expectFilledIn(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await submit(page).click();
  await reference(page);
});

test('while an application is under way, axe finds nothing', { tag: [anyWidth.tag, long.tag] }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sendUnanswered(page);
  expect(await violations(page)).toEqual([]);
  // Closing gives it up.
  await page.keyboard.press('Escape');
  await openForm(page);
  await expect(page.getByText('Sending was cancelled.')).toBeVisible();
  await expectFilledIn(page);
});

test('the draft is there again, after closing in any way and after a look at another job', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await visit(page, job);
  await openForm(page);
  await fillIn(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Apply for this Position' })).toBeFocused();
  await openForm(page);
  await expectFilledIn(page);
  // A press on the overlay, beside the dialog.
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await page.getByRole('link', { name: 'Live-in Carer', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Apply for this Position' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companion (bank)');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openForm(page);
  await expect(page.getByText('Kept for this visit until you send it.')).toBeVisible();
  await expectFilledIn(page);
});

test('a file can be dropped anywhere on the form', long, async ({ page }) => {
  await visit(page, job);
  await openForm(page);
  const data = await page.evaluateHandle(
    ([name, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([new Uint8Array(bytes as number[])], name as string, { type: 'application/pdf' }),
      );
      return transfer;
    },
    [cv.name, [...cv.buffer]] as const,
  );
  await page.getByLabel('Cover letter').dispatchEvent('drop', { dataTransfer: data });
  await fillIn(page, null);
  await expectFilledIn(page);
  await waitPastSpamCheck(page);
  await submit(page).click();
  await reference(page);
});

test('the keyboard alone is enough', long, async ({ page }) => {
  await visit(page, job);
  await page.getByRole('link', { name: 'Apply for this Position' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: /^Apply for / })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const tabTo = async (id: string) => {
    for (let tabs = 0; tabs < 15; tabs++) {
      if (await page.locator(id).evaluate((it) => it === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${id} cannot be reached`);
  };
  await tabTo('#application-name');
  await page.keyboard.type(rightApplication.name);
  await tabTo('#application-email');
  await page.keyboard.type(rightApplication.email);
  await tabTo('#application-phone');
  await page.keyboard.type(rightApplication.phone);
  await tabTo('#application-experience');
  await page.keyboard.press('ArrowDown');
  await tabTo('#application-message');
  await page.keyboard.insertText(rightApplication.message);
  await tabTo('#application-cv');
  await page.getByLabel('CV/Resume').setInputFiles(cv);
  await waitPastSpamCheck(page);
  await tabTo('button[type="submit"]:has-text("Submit Application")');
  await page.keyboard.press('Enter');
  await reference(page);
});

test('where the dialog cannot be had, the button leads to the page with the same form', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await page.route(/application-dialog-.*\.js/, (route) => route.abort());
  await page.goto(job);
  await page.getByRole('link', { name: 'Apply for this Position' }).click();
  await expect(page).toHaveURL(/\/careers\/companion-eastleigh\/apply$/);
  await takeOver(page);
  expect(await violations(page)).toEqual([]);
  await fillIn(page);
  await waitPastSpamCheck(page);
  await submit(page).click();
  await reference(page);
});

test.use({ expectedNoise: [/ERR_FAILED/] });

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of (409|422)/] });

  test(
    'the form is a page of its own, which keeps the words when something is wrong',
    anyWidth,
    async ({ page, site }) => {
      await page.goto(job);
      await page.getByRole('link', { name: 'Apply for this Position' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for Companion (bank)');
      await fillIn(page);
      await page.getByLabel('Email', { exact: true }).fill('sian@');
      await waitPastSpamCheck(page);
      await submit(page).click();
      await expect(page.getByRole('link', { name: 'Invalid email format' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Please check what you filled in' })).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.getByLabel('Full name')).toHaveValue(rightApplication.name);
      await expect(page.getByLabel('Years of experience')).toHaveValue('1-3');
      await expect(page.getByLabel('Cover letter')).toHaveValue(rightApplication.message);
      await expect(page.getByText('Please choose your CV again.')).toBeVisible();
      await fillIn(page);
      await submit(page).click();
      const known = await reference(page);
      await expectCopy(page);
      await expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);
    },
  );
});
