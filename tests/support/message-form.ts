import type { Page } from '@playwright/test';

export const message = {
  'First name': 'Siân',
  'Last name': "O'Brien",
  Email: 'sian@example.org',
  'Phone (optional)': '07700 900123',
  Message: 'My father comes home on Friday.\nCan somebody come in the mornings?',
};

export const messageForm = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Send Message' }) });

export async function fillIn(page: Page): Promise<void> {
  const form = messageForm(page);
  for (const [label, text] of Object.entries(message))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('Service', { exact: true }).selectOption({ label: 'Home Care' });
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
}

export async function referenceOn(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/Your reference is/)
      .locator('strong')
      .textContent()) ?? ''
  );
}
