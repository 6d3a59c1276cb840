import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { pdf } from '../../server/applications/cv/pdf-for-tests.ts';
import { rightApplication } from './application-cases.ts';
import { mouse } from './input-driver.ts';
import { referencePattern } from './references.ts';
import { expect } from './site.ts';
import { visit } from './visit.ts';

export const job = '/careers/companion-eastleigh';

export const failure = `Failed to submit application. Please try again later or contact us directly at ${brand.email.careers}`;

export const cv = { name: 'Siân’s CV.pdf', mimeType: 'application/pdf', buffer: pdf() };

export const large = { ...cv, buffer: pdf({ padding: 4_900_000 }) };

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply for Companion (bank)' });

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });

export async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Apply for this Position' }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fillIn(page: Page, file: typeof cv | null = cv, driver = mouse): Promise<void> {
  await driver.fill(page.getByLabel('Full name'), rightApplication.name);
  await driver.fill(page.getByLabel('Email', { exact: true }), rightApplication.email);
  await driver.fill(page.getByLabel('Phone number'), rightApplication.phone);
  await driver.choose(page.getByLabel('Years of experience'), '1-3 years');
  await driver.fill(page.getByLabel('Cover letter'), rightApplication.message);
  if (file) await driver.attach(page.getByLabel('CV/Resume'), file);
}

/** Sends a filled in application that nobody answers. */
export async function sendUnanswered(page: Page): Promise<void> {
  await visit(page, job);
  await openForm(page);
  await fillIn(page);
  await page.route('**/apply', () => {});
  await submit(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
}

export async function reference(page: Page): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/applied\\?reference=${referencePattern.source}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Submitted!');
  return (await page.getByText('Your reference').locator('strong').textContent()) ?? '';
}

export async function expectFilledIn(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toHaveValue(rightApplication.name);
  await expect(page.getByLabel('Cover letter')).toHaveValue(rightApplication.message);
  await expect(page.getByLabel('Years of experience')).toHaveValue('1-3');
  await expect(page.getByText(cv.name, { exact: true })).toBeVisible();
  expect(
    await page.getByLabel('CV/Resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.name),
  ).toBe(cv.name);
}
