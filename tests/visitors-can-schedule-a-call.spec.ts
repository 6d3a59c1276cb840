import type { Page } from '@playwright/test';
import { callText } from '../content/call-request.ts';
import { callSlots } from '../domain/calls/call-request.ts';
import { anyWidth } from './support/any-width.ts';
import { mailsAbout } from './support/mails.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

/** Chooses the third time that is offered, and answers how the page calls it. */
async function chooseTime(page: Page): Promise<string> {
  const time = page.getByLabel('Time', { exact: true });
  await time.selectOption({ index: 3 });
  return time.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '');
}

async function referenceOn(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/Your reference is/)
      .locator('strong')
      .textContent()) ?? ''
  );
}

test('a call can be scheduled for a working day, and both sides get the appointment', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await page.getByText('Schedule a Call', { exact: true }).last().click();
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 2 });
  const time = await chooseTime(page);
  await page.getByLabel('Name', { exact: true }).fill('Łukasz Nowak');
  await page.getByLabel('Phone number').fill('023 8096 0000');
  await page.getByLabel('Email (optional)').fill('lukasz@example.org');
  await waitPastSpamCheck(page);
  await page.getByRole('button', { name: 'Request the call' }).click();
  await expect(page.getByText(new RegExp(`We will ring you on .* at ${time}`))).toBeVisible();
  const reference = await referenceOn(page);
  await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
  for (const mail of Object.values(await mailsAbout(site, reference))) {
    expect(mail.attachments.some(({ mimeType }) => mimeType === 'text/calendar')).toBe(true);
  }
});

test('one press chooses one of the next three half hours', anyWidth, async ({ page }) => {
  await visit(page, '/contact?form=call');
  const buttons = page.getByRole('group', { name: callText.next }).getByRole('button');
  await expect(buttons).toHaveCount(3);
  const [first] = callSlots(new Date());
  await buttons.first().click();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(first?.date ?? '');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(first?.times[0] ?? '');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('a day and a time that were not chosen are asked for', anyWidth, async ({ page }) => {
  await page.goto('/contact');
  await page.getByText('Schedule a Call', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Request the call' }).click();
  const summary = page.getByRole('region', { name: 'Please check what you filled in' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Please choose a day',
    'Please choose a time',
    'Name is required',
    'Phone number is required',
  ]);
});
