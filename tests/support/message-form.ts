import type { Page } from '@playwright/test';
import { mouse } from './hand.ts';

export const message = {
  'First name': 'Siân',
  'Last name': "O'Brien",
  Email: 'sian@example.org',
  'Phone (optional)': '07700 900123',
  Message: 'My father comes home on Friday.\nCan somebody come in the mornings?',
};

export const messageForm = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Send Message' }) });

export async function fillIn(page: Page, hand = mouse): Promise<void> {
  const form = messageForm(page);
  for (const [label, text] of Object.entries(message))
    await hand.fill(form.getByLabel(label, { exact: true }), text);
  await hand.choose(form.getByLabel('Service', { exact: true }), 'Home Care');
}

export async function send(page: Page, hand = mouse): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Send Message' }));
}

export async function referenceOn(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/Your reference is/)
      .locator('strong')
      .textContent()) ?? ''
  );
}
