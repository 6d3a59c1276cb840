import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { callText } from '#content/call-request.yaml';
import { formMessages } from '#content/form-messages.yaml';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { mailsAbout } from './support/mails.ts';
import { fillIn, messageForm, referenceOn, send } from './support/message-form.ts';
import { nextCallTime } from './support/next-call-time.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

const { doubts, sendAgain, orEmail } = formMessages.phone;
const phoneOf = (page: Page) => messageForm(page).getByLabel('Phone (optional)');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripting' : 'without scripting', () => {
    test.use({ javaScriptEnabled, expectedNoise: javaScriptEnabled ? [] : [/status of 422/] });

    test(
      'a number with a digit missing is asked about once, at its field, and taken as it is',
      anyWidth,
      async ({ page, site }) => {
        await (javaScriptEnabled ? visit(page, '/contact') : page.goto('/contact'));
        await fillIn(page);
        await phoneOf(page).fill('07700 900 12');
        await waitPastSpamCheck(page);
        await send(page);
        const said = `${doubts.missing} ${sendAgain}`;
        await expect(phoneOf(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(phoneOf(page)).toHaveAccessibleDescription(`Error: ${said}`);
        await expect(phoneOf(page)).toHaveValue('07700 900 12');
        await expect(page).toHaveTitle(/^Error: /);
        const seen = javaScriptEnabled ? phoneOf(page) : messageForm(page).getByRole('link', { name: said });
        await expect(seen).toBeInViewport();
        if (javaScriptEnabled) await expect(phoneOf(page)).toBeFocused();
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        await send(page);
        await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
        const reference = await referenceOn(page);
        await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
        const office = (await mailsAbout(site, reference))[brand.email.inbox];
        expect(office?.text).toContain('Phone: 0770090012 (may lack a digit)');
      },
    );
  });
}

test(
  'a number is asked about in a low voice as it is left, and again once it was changed',
  anyWidth,
  async ({ page }) => {
    await visit(page, '/contact');
    await fillIn(page);
    await phoneOf(page).fill('0412 345 678');
    await phoneOf(page).press('Tab');
    await expect(messageForm(page).getByRole('status').getByText(doubts.country)).toBeVisible();
    await expect(phoneOf(page)).not.toHaveAttribute('aria-invalid', 'true');
    await send(page);
    await expect(phoneOf(page)).toBeFocused();
    await phoneOf(page).fill('0412 345 6789');
    await send(page);
    await expect(phoneOf(page)).toHaveAccessibleDescription(`Error: ${doubts.country} ${sendAgain}`);
    await phoneOf(page).fill('+61 412 345 678');
    await waitPastSpamCheck(page);
    await send(page);
    const thanks = page.getByRole('group', { name: 'Your message has been sent successfully!' });
    await expect(thanks).toBeFocused();
    await expect(thanks.getByRole('link')).toHaveAttribute('href', 'tel:+61412345678');
    expect(await violations(page)).toEqual([]);
  },
);

test('no call is promised to a number that may not be whole: an email is', anyWidth, async ({ page }) => {
  await visit(page, '/contact?form=call');
  const { day, time } = nextCallTime();
  await page.getByLabel('Day', { exact: true }).selectOption({ index: day });
  await page.getByLabel('Time', { exact: true }).selectOption({ index: time });
  await page.getByLabel('Name', { exact: true }).fill('Łukasz Nowak');
  const phone = page.getByLabel(callText.labels.phone);
  await phone.fill('7700900123');
  const press = () => page.getByRole('button', { name: callText.submit }).click();
  for (let tries = 0; tries < 2; tries += 1) {
    await press();
    await expect(phone).toBeFocused();
    await expect(page.locator('#call-phone-error')).toHaveText(`Error: ${doubts.missing} ${orEmail}`);
  }
  await page.getByLabel(callText.labels.email).fill('lukasz@example.org');
  await waitPastSpamCheck(page);
  await press();
  const thanks = page.getByRole('group', { name: /^Thank you\. We will email you about a call on / });
  await expect(thanks).toBeFocused();
});
