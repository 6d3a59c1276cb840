import { anyWidth } from './support/any-width.ts';
import { long } from './support/long.ts';
import { mailsOf } from './support/mails.ts';
import { expect, test } from './support/site.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

test.use({ expectedNoise: [/status of (409|422|503)/] });

test(
  'where we do not come yet, visitors can leave an address for the day we do',
  anyWidth,
  async ({ page, site }) => {
    await page.goto('/');
    await page.getByLabel('Enter your postcode').fill('M1 1AE');
    await page.getByRole('button', { name: 'Check my postcode' }).click();
    const dialog = page.getByRole('dialog');
    const email = `waiting-${crypto.randomUUID()}@example.org`;
    await dialog.getByRole('button', { name: 'Notify Me' }).click();
    await expect(dialog.getByText('Email is required').first()).toBeVisible();
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await waitPastSpamCheck(page);
    await dialog.getByRole('button', { name: 'Notify Me' }).click();
    const thanks = dialog.getByText(/Thank you! We will write to you as soon as/);
    await expect(thanks).toBeVisible();
    const [words, room] = await Promise.all([thanks.boundingBox(), dialog.boundingBox()]);
    expect(words?.width).toBeGreaterThan(0.6 * (room?.width ?? 0));
    await expect
      .poll(async () => (await mailsOf(site)).some((mail) => mail.to?.[0]?.address === email))
      .toBe(true);
    const confirmation = (await mailsOf(site)).find((mail) => mail.to?.[0]?.address === email);
    const link = /https?:\/\/\S+\/notices\/unsubscribe\S+/.exec(confirmation?.text ?? '')?.[0] ?? '';
    await page.goto(new URL(link).pathname + new URL(link).search);
    await page.getByRole('button', { name: 'Delete my address' }).click();
    await expect(page.getByText('Done. We have deleted your address')).toBeVisible();
  },
);

test('a place on the waitlist that cannot be stored keeps the form', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Enter your postcode').fill('M1 1AE');
  await page.getByRole('button', { name: 'Check my postcode' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill('waiting@example.org');
  await page.route('**/area-notice', (route) => route.fulfill({ status: 503, body: '' }));
  await dialog.getByRole('button', { name: 'Notify Me' }).click();
  await expect(dialog.getByText('Sorry, there was an error. Please try again later.')).toBeVisible();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('waiting@example.org');
});
