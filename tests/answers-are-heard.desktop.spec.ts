import type { Page } from '@playwright/test';
import * as area from '#content/area.yaml';
import { brand } from '#content/brand.yaml';
import { long } from './support/long.ts';
import { fillIn, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

async function descriptionOf(page: Page, name: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.find((node) => node.name?.value === name && node.description)?.description?.value ?? '';
}

test('the answer to a postcode is read out with its dialog', async ({ page }) => {
  await visit(page, '/');
  await page.getByLabel('Enter your postcode').fill(area.postcode);
  await page.keyboard.down('Enter');
  const dialog = page.getByRole('dialog', { name: 'Good News!' });
  // In Firefox Orca says nothing of a dialog whose button takes the focus, and of this group all, in Chromium too.
  const answer = dialog.getByRole('group', { name: 'Good News!' });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/We cover your area/);
  // A shaking hand lets go late.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('what became of a form is read out as it takes the focus, and stands in the title', async ({ page }) => {
  await visit(page, '/contact');
  const title = await page.title();
  await send(page);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await fillIn(page);
  await waitPastSpamCheck(page);
  await send(page);
  const answer = page.getByRole('group', { name: 'Your message has been sent successfully!' });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/sent! We will be in touch shortly\..*Your reference is/);
  expect(await descriptionOf(page, 'Your message has been sent successfully!')).toContain('reference is WF-');
  await expect(page).toHaveTitle(`Sent: ${title}`);
});

test('the title is that of the page again once a dialog has closed', async ({ page }) => {
  await visit(page, '/careers/home-care-worker-southampton');
  const title = await page.title();
  await page.getByRole('link', { name: 'Apply for this Position' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(title);
});

const summaryOfErrors = (page: Page) => page.getByRole('region', { name: 'Please check what you filled in' });

test('errors are said once, in the order of their fields, by what takes the focus', async ({ page }) => {
  await visit(page, '/contact');
  await send(page);
  await expect(summaryOfErrors(page)).toBeFocused();
  await expect(summaryOfErrors(page)).toHaveAccessibleDescription(
    /First name is required .*Last name is required .*Email is required .*Message is required/,
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the list of errors says the same until the next try, whatever is typed', long, async ({ page }) => {
  await visit(page, '/contact');
  await send(page);
  const summary = summaryOfErrors(page);
  await expect(summary).toContainText('Email is required');
  await summary.evaluate((element) => {
    Object.assign(window, { changes: 0 });
    const count = () => Object.assign(window, { changes: Object(window).changes + 1 });
    new MutationObserver(count).observe(element, { subtree: true, childList: true, characterData: true });
  });
  const email = page.getByRole('main').getByLabel('Email', { exact: true });
  const error = page.locator('#contact-email-error');
  await email.pressSequentially('sian@example');
  await expect(error).toHaveCount(1);
  await email.press('Tab');
  await expect(error).toContainText('Please enter a valid email address');
  await email.fill('sian@example.org');
  await expect(error).toHaveCount(0);
  expect(await page.evaluate(() => Object(window).changes)).toBe(0);
  await send(page);
  await expect(summary).not.toContainText('Email is required');
});

test('the line for the night can be pressed by a shaky hand', long, async ({ page }) => {
  await page.goto('/faq');
  const line = page
    .getByRole('contentinfo')
    .getByRole('link', { name: brand.emergencyPhone?.display ?? 'none' });
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
