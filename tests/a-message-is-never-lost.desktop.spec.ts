import { mailsAbout, mailsOf } from './support/mails.ts';
import { fillIn, message, messageForm, referenceOn, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import { takeTime } from './support/take-time.ts';

test.describe('when the connection fails', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('the sentence says so, nothing typed is lost, and the second try is one message', async ({
    page,
    site,
  }) => {
    const before = (await mailsOf(site)).length;
    await page.goto('/contact');
    await fillIn(page);
    await takeTime(page);
    await page.route('**/contact.data*', (route) => route.abort(), { times: 1 });
    await send(page);
    await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
    await expect(
      page.getByText('Sorry, there was an error sending your message. Please try again later.'),
    ).toBeVisible();
    await expect(messageForm(page).getByLabel('Message')).toHaveValue(message.Message);
    // The message arrives, and its answer is lost.
    await page.route(
      '**/contact.data*',
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
  await takeTime(page);
  const before = (await mailsOf(site)).length;
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  const reference = await referenceOn(page);
  await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
  expect((await mailsOf(site)).length - before).toBe(2);
});

test('a form filled in faster than a person could is held, with everything in it', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[name="shownAt"]'))
      field.value = `${Date.now()}`;
  });
  await fillIn(page);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[name="shownAt"]'))
      field.value = `${Date.now()}`;
  });
  await send(page);
  await expect(page.getByText('We could not tell whether a person sent this.')).toBeVisible();
  await expect(messageForm(page).getByLabel('Message')).toHaveValue(message.Message);
  await takeTime(page);
  await send(page);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});

test.use({ expectedNoise: [/status of (409|422|503)/] });

test('a reload keeps what was typed', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await page.reload();
  await expect(messageForm(page).getByLabel('Message')).toHaveValue(message.Message);
  await expect(page.getByLabel('First name')).toHaveValue('Siân');
});
