import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { communicationNeeds as words } from '#content/communication-needs.yaml';
import { frameText } from '#content/forms.yaml';
import { anyWidth } from './support/any-width.ts';
import * as application from './support/application-form.ts';
import { violations } from './support/axe.ts';
import { keyboardDriver } from './support/keyboard-driver.ts';
import { long } from './support/long.ts';
import { mailsAbout } from './support/mails.ts';
import { fillIn, messageForm, referenceOn, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import type { Site } from './support/start-site.ts';
import { takeOver, visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

const { labels, consent } = words;
const box = (page: Page, name: string) => page.getByRole('main').getByRole('checkbox', { name, exact: true });
const theMessage = (page: Page) => messageForm(page);
const fold = (page: Page) => theMessage(page).getByText(words.title);

async function expectFirst(site: Site, reference: string, said: string): Promise<void> {
  const office = async () => (await mailsAbout(site, reference))[brand.email.inbox]?.text ?? '';
  await expect.poll(office).toContain(said);
  const text = await office();
  expect(text.indexOf(said)).toBeLessThan(text.indexOf('My father comes home'));
}

async function expectNoCopy(page: Page): Promise<void> {
  await expect(page.getByText(frameText.noCopy)).toBeVisible();
  for (const said of [frameText.copy, 'My father comes home'])
    await expect(page.getByText(said)).toHaveCount(0);
}

test(
  'by keyboard, on a message: what speaks of health needs a tick, and nothing typed is lost',
  anyWidth,
  async ({ page, site }) => {
    await visit(page, '/contact');
    const driver = keyboardDriver(page);
    await fillIn(page, driver);
    const form = theMessage(page);
    await expect(form.getByLabel(labels.largePrint)).toBeHidden();
    await driver.press(fold(page));
    const large = form.getByLabel(labels.largePrint);
    await expect(large).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await large.focus();
    await page.keyboard.press('Space');
    await driver.fill(form.getByLabel(labels.interpreter), 'Polish');
    await driver.choose(form.getByLabel(labels.leaveMessage), 'Yes');
    await waitPastSpamCheck(page);
    // Folded again, it opens where it is wrong.
    await fold(page).click();
    await send(page, driver);
    const link = form.getByRole('link', { name: /tick the box about your health/ });
    await driver.press(link);
    const tick = form.getByLabel(consent.label);
    await expect(tick).toBeFocused();
    await expect(tick).toHaveAccessibleDescription(/tick the box about your health/);
    await page.keyboard.press('Space');
    await expect(tick).not.toHaveAccessibleDescription(/tick the box/);
    await expect(form.getByLabel(labels.interpreter)).toHaveValue('Polish');
    await send(page, driver);
    const reference = await referenceOn(page);
    await page.getByText('A copy of what you sent').click();
    await expect(page.getByRole('definition').filter({ hasText: 'Polish' })).toBeVisible();
    await expectFirst(site, reference, `${labels.interpreter}: Polish`);
  },
);

test('a reload keeps it, and shows it unfolded', { tag: [anyWidth.tag, long.tag] }, async ({ page }) => {
  await visit(page, '/contact');
  await fold(page).click();
  const form = theMessage(page);
  await form.getByLabel(labels.textRelay).check();
  await form.getByLabel(labels.speakTo).fill('Ann, 07700 900456');
  await page.reload();
  await takeOver(page);
  await expect(form.getByLabel(labels.textRelay)).toBeChecked();
  await expect(form.getByLabel(labels.speakTo)).toBeVisible();
  await expect(form.getByLabel(labels.speakTo)).toHaveValue('Ann, 07700 900456');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

  test(
    'it goes out with a message, and comes back unfolded where something is wrong',
    anyWidth,
    async ({ page, site }) => {
      await page.goto('/contact');
      await fillIn(page);
      await fold(page).click();
      const form = theMessage(page);
      await form.getByLabel(labels.signLanguage).check();
      await form.getByLabel(labels.leaveMessage).selectOption('No');
      await send(page);
      const tick = form.getByLabel(consent.label);
      await expect(tick).toBeVisible();
      await expect(form.getByLabel(labels.signLanguage)).toBeChecked();
      await tick.check();
      await send(page);
      const reference = await referenceOn(page);
      await expectFirst(site, reference, `${labels.leaveMessage}: No`);
      await expectNoCopy(page);
      expect(Object.keys(await mailsAbout(site, reference))).toEqual([brand.email.inbox]);
    },
  );
});

test(
  'to whom no message may be left, the thanks show no copy, and a reload shows nothing that was sent',
  anyWidth,
  async ({ page }) => {
    await visit(page, '/contact');
    await fillIn(page);
    await fold(page).click();
    await theMessage(page).getByLabel(labels.leaveMessage).selectOption('No');
    await waitPastSpamCheck(page);
    await send(page);
    await referenceOn(page);
    await expectNoCopy(page);
    await expect(page).toHaveURL(/\/contact$/);
    await page.reload();
    await takeOver(page);
    await expect(theMessage(page).getByLabel('Message', { exact: true })).toHaveValue('');
    await expect(page.getByText(/Your reference is/)).toHaveCount(0);
  },
);

test('an applicant asks for adjustments for an interview, in the dialog', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page, site }) => {
  await visit(page, application.job);
  await application.openForm(page);
  await application.fillIn(page);
  const dialog = application.dialog(page);
  await dialog.getByText(words.interview).click();
  await dialog.getByLabel(labels.signLanguage).check();
  await dialog.getByLabel(consent.label).check();
  expect(await violations(page)).toEqual([]);
  await waitPastSpamCheck(page);
  await application.submit(page).click();
  const known = await application.reference(page);
  const office = async () => (await mailsAbout(site, known))[brand.email.inbox]?.text ?? '';
  await expect.poll(office).toContain('Adjustments for an interview. Please read this first');
});

test('the waiting list and the call ask the same, and a box is as large as a finger', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  for (const path of ['/area-notice', '/contact?form=call']) {
    await page.goto(path);
    const fold = page.getByRole('main').getByText(words.title).last();
    await fold.click();
    const option = box(page, labels.emailOnly).last();
    await expect(option).toBeVisible();
    const row = await option.locator('..').boundingBox();
    expect(row?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
});
