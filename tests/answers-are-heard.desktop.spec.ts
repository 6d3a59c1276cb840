import * as area from '#content/area.yaml';
import { brand } from '../content/brand.ts';
import { fillIn, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

test('the answer to a postcode is read out with its dialog', async ({ page }) => {
  await visit(page, '/');
  await page.getByLabel('Enter your postcode').fill(area.postcode);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Good News!' });
  await expect(dialog).toHaveAccessibleDescription(/We cover your area/);
  await expect(dialog.getByRole('heading')).toBeFocused();
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
  await expect(page).toHaveTitle(`Sent: ${title}`);
});

test('the list of errors says the same until the next try, whatever is typed', async ({ page }) => {
  await visit(page, '/contact');
  await send(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Email is required');
  await alert.evaluate((element) => {
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
  await expect(alert).not.toContainText('Email is required');
});

test('the line for the night can be pressed by a shaky hand', async ({ page }) => {
  await page.goto('/faq');
  const line = page.getByRole('contentinfo').getByRole('link', { name: brand.emergencyPhone.display });
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
