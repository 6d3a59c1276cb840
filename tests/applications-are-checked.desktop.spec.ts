import type { Locator } from '@playwright/test';
import { applicationForm } from '#content/application-form.yaml';
import { applicationCases } from './support/application-cases.ts';
import { cv, expectFilledIn, fillIn, job, openForm, reference, submit } from './support/application-form.ts';
import { violations } from './support/axe.ts';
import { long } from './support/long.ts';
import { referencePattern } from './support/references.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';
import { sendAsFastAsARobot, waitPastSpamCheck } from './support/wait-past-spam-check.ts';

const comeWhole = (control: Locator, text: string) =>
  control.evaluate((element: HTMLTextAreaElement, value) => {
    element.setRangeText(value, 0, element.value.length);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test('the form says what is wrong, at the field and in a summary, in the words of the rules', async ({
  page,
}) => {
  await visit(page, job);
  await openForm(page);
  await submit(page).click();
  const summary = page.getByRole('region', { name: 'Please check what you filled in' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Full name is required',
    'Email is required',
    'Phone number is required',
    'Please select your years of experience',
    'Cover letter is required',
    'CV/Resume is required',
  ]);
  expect(await violations(page)).toEqual([]);
  await summary.getByRole('link', { name: 'Cover letter is required' }).click();
  await expect(page.getByLabel('Cover letter')).toBeFocused();
  for (const { field, typed, says } of applicationCases) {
    if (field === 'position' || field === 'experience' || typed.includes('\0')) continue;
    const control = page.locator(`#application-${field}`);
    // Chromium takes ten seconds to type a thousand line breaks: such a letter comes whole, as a draft does.
    if (typed.includes('\n')) await comeWhole(control, typed);
    else await control.fill(typed);
    await control.focus();
    await control.blur();
    if (says === null) await expect(control).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(page.locator(`#application-${field}-error`)).toContainText(says);
  }
});

test(
  'typing changes nothing of what describes the letter, which would be said again at each key',
  long,
  async ({ page }) => {
    await visit(page, job);
    await openForm(page);
    const letter = page.getByLabel('Cover letter');
    const description = /You can write up to 2,000 characters$/;
    await expect(letter).toHaveAccessibleDescription(description);
    await letter.pressSequentially('Dear');
    await expect(page.getByText('You have 1,996 characters left').first()).toBeVisible();
    await expect(letter).toHaveAccessibleDescription(description);
  },
);

test('errors wait until a field was left, and go as soon as it is right', long, async ({ page }) => {
  await visit(page, job);
  await openForm(page);
  const email = page.getByLabel('Email', { exact: true });
  await email.pressSequentially('sian@');
  await expect(page.getByText('Invalid email format')).toHaveCount(0);
  await email.press('Tab');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await email.fill('sian@example.org');
  await expect(page.getByText('Invalid email format')).toHaveCount(0);
  // It comes back when the field is left, and not in the middle of a word.
  await email.fill('sian@example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await email.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('sian@example.org');
  await expect(page.getByText('Full name is required')).toHaveCount(0);
  await page.getByLabel('Cover letter').fill('x'.repeat(1990));
  await expect(page.getByText('You have 10 characters left').first()).toBeVisible();
});

test('a CV that is chosen is announced once, with its size', async ({ page }) => {
  await visit(page, job);
  await openForm(page);
  const chosen = page.getByRole('status').filter({ hasText: cv.name });
  await expect(chosen).toHaveCount(0);
  await page.getByLabel('CV/Resume').setInputFiles(cv);
  await expect(chosen).toHaveText(`${cv.name}, 1 kB`);
});

for (const [what, file, says] of [
  ['too large a file', { ...cv, buffer: Buffer.alloc(5_000_001) }, 'File size is too large'],
  [
    'another kind of file',
    { name: 'cv.odt', mimeType: 'application/vnd.oasis', buffer: Buffer.from('x') },
    'Unsupported file type',
  ],
  ['an empty file', { ...cv, buffer: Buffer.alloc(0) }, 'This file is empty'],
] as const) {
  test(`${what} is refused at once, and can be taken away`, async ({ page }) => {
    await visit(page, job);
    await openForm(page);
    await expect(page.getByText('Accepted formats: PDF, DOC, DOCX (Max size: 5MB)')).toBeVisible();
    const field = page.getByLabel('CV/Resume');
    await expect(field).toHaveAttribute('accept', /\.pdf,\.doc,\.docx,application\/pdf,application\/msword,/);
    await field.setInputFiles(file);
    await expect(page.locator('#application-cv-error')).toContainText(says);
    const asPdf = page.getByText(applicationForm.cvHelp.asPdf);
    await expect(asPdf).toHaveCount(says === 'Unsupported file type' ? 1 : 0);
    await page.getByRole('button', { name: `Remove ${file.name}` }).click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
    await expect(page.locator('#application-cv-error')).toContainText('CV/Resume is required');
    await field.setInputFiles(cv);
    await expect(page.locator('#application-cv-error')).toHaveCount(0);
  });
}

test.describe('what only the server can see', () => {
  test.use({ expectedNoise: [/status of (409|422)/] });

  test('a disguised file is refused in words, and everything else is kept', async ({ page }) => {
    await visit(page, job);
    await openForm(page);
    await fillIn(page, { ...cv, buffer: Buffer.from('MZ this is a program') });
    await waitPastSpamCheck(page);
    await submit(page).click();
    await expect(page.getByRole('link', { name: 'Unsupported file type' })).toBeVisible();
    await expect(page.locator('#application-cv-error')).toContainText('Unsupported file type');
    await expectFilledIn(page);
    await page.getByLabel('CV/Resume').setInputFiles(cv);
    await submit(page).click();
    expect(await reference(page)).toMatch(referencePattern);
  });

  test('a form that comes back too fast is held, with everything in it', long, async ({ page }) => {
    await visit(page, job);
    await openForm(page);
    await fillIn(page);
    await sendAsFastAsARobot(page);
    await submit(page).click();
    await expect(page.getByText('We could not tell whether a person sent this.')).toBeVisible();
    await expectFilledIn(page);
    await waitPastSpamCheck(page);
    await submit(page).click();
    await reference(page);
  });
});
