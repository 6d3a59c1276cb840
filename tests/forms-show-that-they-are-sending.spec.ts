import type { Page } from '@playwright/test';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

test.use({ reducedMotion: 'no-preference' });

/** Holds the answer to what is posted until it is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  return () => answer();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const privacyLink = (page: Page, submit: string) =>
  page.locator('form', { has: button(page, submit) }).getByRole('link', { name: 'Privacy policy' });

test('a message: "Sending..." and no second press, then an empty form', async ({ page }) => {
  await visit(page, '/contact');
  await expect(privacyLink(page, 'Send Message')).toHaveAttribute('href', '/privacy-policy');
  const form = page.locator('form', { has: page.getByLabel('First name') });
  await form.getByLabel('First name').fill('Siân');
  await form.getByLabel('Last name').fill('Price');
  await form.getByLabel('Email', { exact: true }).fill('sian@example.org');
  await form.getByLabel('Service', { exact: true }).selectOption({ label: 'Home Care' });
  await form.getByLabel('Message', { exact: true }).fill('Good morning.');
  await waitPastSpamCheck(page);
  const answer = await holdAnswers(page);
  await button(page, 'Send Message').click();
  await expect(button(page, 'Sending...')).toBeDisabled();
  answer();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'Send another one' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('');
});

test(
  'a place on the waitlist: "Submitting..." and nothing to change, then thanks',
  long,
  async ({ page }) => {
    await visit(page, '/');
    await page.getByLabel('Enter your postcode').fill('M1 1AE');
    await button(page, 'Check my postcode').click();
    await expect(privacyLink(page, 'Notify Me')).toHaveAttribute('href', '/privacy-policy');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email', { exact: true }).fill(`later-${crypto.randomUUID()}@example.org`);
    await waitPastSpamCheck(page);
    const answer = await holdAnswers(page);
    await dialog.getByLabel('Email', { exact: true }).press('Enter');
    await expect(button(page, 'Submitting...')).toBeDisabled();
    await expect(dialog.getByLabel('Email', { exact: true })).toBeDisabled();
    answer();
    await expect(dialog.getByText(/Thank you! We will write to you/)).toBeVisible();
  },
);

test('a registration: "Registering...", then thanks and an empty form', long, async ({ page }) => {
  await visit(page, '/events/ai-in-plain-english');
  await expect(privacyLink(page, 'Register my interest')).toHaveAttribute('href', '/privacy-policy');
  await page.getByLabel('Name', { exact: true }).fill('Anne-Marie Smith');
  await page.getByLabel('Email', { exact: true }).fill('anne@example.org');
  await waitPastSpamCheck(page);
  const answer = await holdAnswers(page);
  await button(page, 'Register my interest').click();
  await expect(button(page, 'Registering...')).toBeDisabled();
  answer();
  await expect(
    page.getByText("Thank you for registering! We'll send you a confirmation email shortly."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Send another one' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('the application says what it is used for, with the way to the policy', async ({ page }) => {
  await page.goto('/careers/companion-eastleigh/apply');
  await expect(privacyLink(page, 'Submit Application')).toHaveAttribute('href', '/privacy-policy');
});

test.describe('a press whose script is late', () => {
  test.use({ expectedNoise: [/status of 422/] });

  test('is felt at once, without motion, too, and says what happens until the page answers', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await holdAnswers(page);
    await page.route(/job-alert-form-.*\.js/, () => {});
    await page.goto('/job-alerts');
    const opacity = () =>
      button(page, 'Email me new jobs').evaluate((pressed) => getComputedStyle(pressed).opacity);
    expect(await opacity()).toBe('1');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await button(page, 'Email me new jobs').click({ noWaitAfter: true });
    const pressed = page.locator('button[aria-busy]');
    const look = () =>
      pressed.evaluate((one) => {
        const { opacity, fontSize } = getComputedStyle(one);
        return { opacity, ownWords: fontSize, said: getComputedStyle(one, '::after').content };
      });
    await expect.poll(look).toEqual({ opacity: '0.55', ownWords: '0px', said: '"Submitting..."' });
    // The platform sends it.
    await posted;
    answer();
    await expect(page.getByRole('link', { name: 'Email is required' })).toBeVisible();
  });
});
