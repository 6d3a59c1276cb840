import { area } from '../content/area.ts';
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

test('the line for the night can be pressed by a shaky hand', async ({ page }) => {
  await page.goto('/faq');
  const line = page.getByRole('contentinfo').getByRole('link', { name: brand.emergencyPhone.display });
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
