import type { Page } from '@playwright/test';
import { long } from './support/long.ts';
import { mailsAbout, mailsOf } from './support/mails.ts';
import { fillIn, message, messageForm, referenceOn, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import { takeOver, visit } from './support/visit.ts';
import { sendAsFastAsARobot, waitPastSpamCheck } from './support/wait-past-spam-check.ts';

test.describe('when the connection fails', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('the sentence says so, nothing typed is lost, and the second try is one message', async ({
    page,
    site,
  }) => {
    const before = (await mailsOf(site)).length;
    await page.goto('/contact');
    await fillIn(page);
    await waitPastSpamCheck(page);
    await page.route('**/contact', (route) => route.abort(), { times: 1 });
    await send(page);
    await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
    await expect(
      page.getByText('Sorry, there was an error sending your message. Please try again later.'),
    ).toBeVisible();
    await expect(messageForm(page).getByLabel('Message', { exact: true })).toHaveValue(message.Message);
    // The message arrives, and its answer is lost.
    await page.route(
      '**/contact',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await send(page);
    await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await send(page);
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    const reference = await referenceOn(page);
    await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
    expect((await mailsOf(site)).length - before).toBe(2);
  });
});

test('a double click sends one message', async ({ page, site }) => {
  await page.goto('/contact');
  await fillIn(page);
  await waitPastSpamCheck(page);
  const before = (await mailsOf(site)).length;
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  const reference = await referenceOn(page);
  await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
  expect((await mailsOf(site)).length - before).toBe(2);
});

test('a form filled in faster than a person could is held, with everything in it', long, async ({ page }) => {
  // Typed before the form listens, it is taken for a draft, whose age nobody knows.
  await visit(page, '/contact');
  await sendAsFastAsARobot(page);
  await fillIn(page);
  await send(page);
  await expect(page.getByText('We could not tell whether a person sent this.')).toBeVisible();
  await expect(messageForm(page).getByLabel('Message', { exact: true })).toHaveValue(message.Message);
  await waitPastSpamCheck(page);
  await send(page);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});

test.use({ expectedNoise: [/status of (409|422|503)/] });

async function expectFilledIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(message))
    await expect(messageForm(page).getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(messageForm(page).getByLabel('Service', { exact: true })).toHaveValue('home');
}

test('a reload, a link and the back button keep what was typed', async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page);
  await page.reload();
  await expectFilledIn(page);
  await visit(page, '/about');
  await page.goto('/contact');
  await expectFilledIn(page);
  await messageForm(page).getByLabel('Message', { exact: true }).fill('Something else.');
  await visit(page, '/about');
  await page.goBack();
  await expect(messageForm(page).getByLabel('Message', { exact: true })).toHaveValue('Something else.');
});

test('what is typed before React listens is newer than what was kept', long, async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#contact-firstName');
    if (field) field.value = 'Anna';
  });
  await takeOver(page);
  await expect(messageForm(page).getByLabel('Message', { exact: true })).toHaveValue(message.Message);
  await expect(page.getByLabel('First name')).toHaveValue('Anna');
});

test('what is typed before React listens is kept, too', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/contact-form-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Anna');
  letThrough();
  await takeOver(page);
  await page.goto('/contact');
  await expect(page.getByLabel('First name')).toHaveValue('Anna');
});

test.describe('where the script has not come', () => {
  test.use({ expectedNoise: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('what is typed is kept from the first key, before the script of the form has come', async ({
    page,
  }) => {
    await page.route(/contact-form-.*\.js/, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('First name').fill('Anna');
    await page.reload();
    await messageForm(page).getByLabel('Message', { exact: true }).fill('My father comes home.');
    await page.unroute(/contact-form-.*\.js/);
    await visit(page, '/contact');
    await expect(page.getByLabel('First name')).toHaveValue('Anna');
    await expect(messageForm(page).getByLabel('Message', { exact: true })).toHaveValue(
      'My father comes home.',
    );
  });

  for (const [when, rulesCome] of [
    ['before the script has come', false],
    ['after it has come, without its rules', true],
  ] as const)
    test(`an empty form is asked offline for what is missing first, ${when}`, async ({ page }) => {
      await page.route(rulesCome ? /form-rules-.*\.js/ : /contact-form-.*\.js/, (route) => route.abort());
      await (rulesCome ? visit(page, '/contact') : page.goto('/contact'));
      await page.context().setOffline(true);
      await send(page);
      const first = page.getByLabel('First name');
      await expect(first).toBeFocused();
      expect(await first.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
      await page.context().setOffline(false);
    });
});

test('after a success nothing is kept, and no failure stands beside it', long, async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page);
  await waitPastSpamCheck(page);
  await send(page);
  const success = page.getByText('Your message has been sent successfully!');
  await expect(success).toBeVisible();
  await page.getByRole('link', { name: 'Send another one' }).click();
  await fillIn(page);
  await waitPastSpamCheck(page);
  await page.route('**/contact', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await send(page);
  await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
  await expect(success).toHaveCount(0);
  await send(page);
  await expect(success).toBeVisible();
  await expect(page.getByText('Failed to send message')).toHaveCount(0);
  await page.getByRole('link', { name: 'Send another one' }).click();
  await page.reload();
  await takeOver(page);
  await expect(success).toHaveCount(0);
  await expect(messageForm(page).getByLabel('Message', { exact: true })).toHaveValue('');
});

test.describe('when a release has taken away the script of the page that is open', () => {
  test.use({ expectedNoise: [/ERR_FAILED|status of 422/] });

  for (const [what, files] of [
    ['the rules', /form-rules-.*\.js/],
    ['the form', /contact-form-.*\.js/],
  ] as const) {
    test(`${what}: the server says what is wrong, and nothing typed is lost`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto('/contact');
      await fillIn(page);
      await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@');
      await send(page);
      await expect(page.getByRole('link', { name: 'Invalid email format' })).toBeInViewport();
      await expect(messageForm(page).getByLabel('Message', { exact: true })).toHaveValue(message.Message);
      await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@example.org');
      await waitPastSpamCheck(page);
      await send(page);
      await expect(page.getByText('Your message has been sent successfully!')).toBeInViewport();
    });
  }
});

const offline = 'You are offline. Keep this page open: we send it when the line is back.';

test.describe('when the line goes after the script has come', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test('the page says that it is offline, and sends the message once when the line is back', async ({
    page,
    site,
  }) => {
    await visit(page, '/contact');
    await fillIn(page);
    await waitPastSpamCheck(page);
    const before = (await mailsOf(site)).length;
    await page.context().setOffline(true);
    await send(page);
    await expect(page.getByRole('group', { name: offline })).toBeFocused();
    await send(page);
    await expectFilledIn(page);
    await page.context().setOffline(false);
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    const reference = await referenceOn(page);
    await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
    expect((await mailsOf(site)).length - before).toBe(2);
  });
});

test('a draft that comes back can be sent at once: its sender is no robot', long, async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page);
  await page.reload();
  await expectFilledIn(page);
  await sendAsFastAsARobot(page);
  await send(page);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});

test('a clock that is ahead, or behind, makes nobody a robot', long, async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 6000;
  });
  await visit(page, '/contact');
  await fillIn(page);
  await waitPastSpamCheck(page);
  await send(page);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});

test('what cannot be seen is said, and taken out with one press', long, async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page);
  const text = messageForm(page).getByLabel('Message', { exact: true });
  await text.fill('My father\u200B comes\u00AD home.');
  await messageForm(page).getByLabel('Phone (optional)', { exact: true }).fill('07700 900123');
  await expect(page.getByText('Your number: 07700 900 123')).toBeVisible();
  await waitPastSpamCheck(page);
  await send(page);
  await expect(
    page.getByRole('link', { name: 'Message contains characters that cannot be seen' }),
  ).toBeVisible();
  await expect(page.getByText('2 characters in it cannot be seen')).toBeVisible();
  await page.getByRole('button', { name: 'Take them out and send' }).click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});

test.describe('when the line goes before the script has come', () => {
  test.use({ expectedNoise: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('the sentence says so, the page stays, and the message goes out later', long, async ({ page }) => {
    await page.route(/contact-form-.*\.js/, (route) => route.abort());
    await page.goto('/contact');
    await fillIn(page);
    await page.context().setOffline(true);
    await send(page);
    const button = page.getByRole('button', { name: 'Send Message' });
    await expect
      .poll(() => button.evaluate((element: HTMLButtonElement) => element.validationMessage))
      .toBe(offline);
    await expectFilledIn(page);
    await page.context().setOffline(false);
    await expect(page.getByText('Your message has been sent successfully!')).toBeInViewport();
  });
});
