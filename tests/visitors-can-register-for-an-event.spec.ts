import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { frameText } from '#content/forms.yaml';
import { MAX_SILENCE_MS } from '#domain/http/max-silence.ts';
import { anyWidth } from './support/any-width.ts';
import { mailsAbout } from './support/mails.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

const path = '/events/ai-in-plain-english';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Anne-Marie Smith');
  await page.getByLabel('Email', { exact: true }).fill('anne@example.org');
  await page.getByLabel('Dietary requirements (optional)').fill('Vegetarian');
  await page.getByRole('checkbox', { name: /food and allergies/ }).check();
  await waitPastSpamCheck(page);
}

async function expectRegistered(page: Page): Promise<string> {
  await expect(
    page.getByText("Thank you for registering! We'll send you a confirmation email shortly."),
  ).toBeVisible();
  return (
    (await page
      .getByText(/Your reference is/)
      .locator('strong')
      .textContent()) ?? ''
  );
}

/** Keeps how long the page waits for each answer, in milliseconds. */
function noteTimeouts(): void {
  const { timeout } = AbortSignal;
  const timeouts: number[] = [];
  Object.assign(window, { timeouts });
  AbortSignal.timeout = (milliseconds) => {
    timeouts.push(milliseconds);
    return timeout.call(AbortSignal, milliseconds);
  };
}

test('visitors register, and both sides get a mail', async ({ page, site }) => {
  await page.addInitScript(noteTimeouts);
  await page.goto(path);
  await fillIn(page);
  await page.getByRole('button', { name: 'Register my interest' }).click();
  const reference = await expectRegistered(page);
  // A backend may take its time: the browser does not give up before the server does.
  expect(await page.evaluate(() => Object(window).timeouts)).toEqual([MAX_SILENCE_MS]);
  await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
  const mails = await mailsAbout(site, reference);
  expect(mails[brand.email.inbox]?.text).toContain('Vegetarian');
  expect(mails['anne@example.org']?.text).toContain(brand.phone.display);
});

test('each field says what is wrong with it', anyWidth, async ({ page }) => {
  await visit(page, path);
  await page.getByRole('button', { name: 'Register my interest' }).click();
  for (const message of ['Name is required', 'Email is required']) {
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
  await page.getByLabel('Allergies (optional)').fill('x'.repeat(501));
  await page.getByLabel('Name', { exact: true }).fill('J');
  await page.getByLabel('Email', { exact: true }).focus();
  for (const message of [
    'Allergies information must not exceed 500 characters',
    'Name must be at least 2 characters',
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
});

test('what is said of food and allergies needs a tick, which a reload keeps', anyWidth, async ({ page }) => {
  await page.goto(path);
  const message = 'Please tick the box about food and allergies, or leave both fields empty';
  const tick = page.getByRole('checkbox', { name: /food and allergies/ });
  const atTheTick = new RegExp(message);
  await fillIn(page);
  await tick.uncheck();
  await page.getByRole('button', { name: 'Register my interest' }).click();
  await page.getByRole('link', { name: message }).click();
  await expect(tick).toBeFocused();
  await expect(tick).toHaveAccessibleDescription(atTheTick);
  await page.getByLabel('Dietary requirements (optional)').fill('');
  await expect(tick).not.toHaveAccessibleDescription(atTheTick);
  await page.getByLabel('Dietary requirements (optional)').fill('Vegetarian');
  // As slowly as a person: the field is left while the button of the mouse is down.
  await tick.click({ delay: 150 });
  await expect(tick).toBeChecked();
  await page.reload();
  await expect(tick).toBeChecked();
  await expect(page.getByText(message)).toHaveCount(0);
  await waitPastSpamCheck(page);
  await page.getByRole('button', { name: 'Register my interest' }).click();
  await expectRegistered(page);
  await page.getByRole('link', { name: frameText.again }).click();
  await expect(tick).not.toBeChecked();
});

test.describe('when it cannot be stored', () => {
  test.use({ expectedNoise: [/status of 503/] });

  test('the sentence says so and the form keeps everything', anyWidth, async ({ page }) => {
    await page.goto(path);
    await fillIn(page);
    await page.route('**/ai-in-plain-english', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Register my interest' }).click();
    await expect(page.getByText('Registration failed. Please try again later.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anne-Marie Smith');
  });
});
