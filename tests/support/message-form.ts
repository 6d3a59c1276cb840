import type { Page } from '@playwright/test';
import { mouse } from './input-driver.ts';

export const message = {
  'First name': 'Siân',
  'Last name': "O'Brien",
  Email: 'sian@example.org',
  'Phone (optional)': '07700 900123',
  Message: 'My father comes home on Friday.\nCan somebody come in the mornings?',
};

export const messageForm = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Send Message' }) });

export async function fillIn(page: Page, driver = mouse): Promise<void> {
  const form = messageForm(page);
  for (const [label, text] of Object.entries(message))
    await driver.fill(form.getByLabel(label, { exact: true }), text);
  await driver.choose(form.getByLabel('Service', { exact: true }), 'Home Care');
}

export async function send(page: Page, driver = mouse): Promise<void> {
  await driver.press(page.getByRole('button', { name: 'Send Message' }));
}

export async function referenceOn(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/Your reference is/)
      .locator('strong')
      .textContent()) ?? ''
  );
}
