import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brand } from '../content/brand.ts';
import { mailsAbout, mailsOf } from './support/mails.ts';
import { expect, test } from './support/site.ts';
import { takeTime } from './support/take-time.ts';

const letter = {
  'First name': 'Siân',
  'Last name': "O'Brien",
  Email: 'sian@example.org',
  'Phone (optional)': '07700 900123',
  Message: 'My father comes home on Friday.\nCan somebody come in the mornings?',
};

const messageForm = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Send Message' }) });

async function fillIn(page: Page): Promise<void> {
  const form = messageForm(page);
  for (const [label, text] of Object.entries(letter))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('Service', { exact: true }).selectOption({ label: 'Home Care' });
}

/** Chooses the third time that is offered, and answers how the page calls it. */
async function chooseTime(page: Page): Promise<string> {
  const time = page.getByLabel('Time', { exact: true });
  await time.selectOption({ index: 3 });
  return time.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '');
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
}

async function referenceOn(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/Your reference is/)
      .locator('strong')
      .textContent()) ?? ''
  );
}

test('the contact page shows every way to reach us', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  const cards = main.getByRole('region', { name: 'How to reach us' }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(['Phone', 'Email', 'Location']);
  await expect(cards.nth(0).getByRole('link')).toHaveText(brand.phone.display);
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', brand.phone.url);
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', `mailto:${brand.email.info}`);
  await expect(cards.nth(2)).toContainText('Hampshire, UK');

  await expect(main.getByRole('heading', { name: 'Book a Consultation' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', brand.whatsapp.url);
  await expect(main.getByText('Schedule a Call', { exact: true })).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Email Directly' })).toHaveAttribute(
    'href',
    `mailto:${brand.email.info}`,
  );
  const networks = main.getByRole('list', { name: 'Follow us' });
  await expect(networks.getByRole('link')).toHaveCount(3);
  await expect(networks.getByRole('img', { name: 'X', exact: true })).toBeVisible();
  await expect(networks.getByRole('link', { name: 'X', exact: true })).toHaveCount(0);
});

test('a message reaches the office, and its sender gets a reference and a confirmation', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await fillIn(page);
  await takeTime(page);
  await send(page);
  const success = page.getByText('Your message has been sent successfully!');
  await expect(success).toBeVisible();
  await expect(page.getByText('Your message has been sent! We will be in touch shortly.')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('sent successfully');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(messageForm(page).getByLabel('Message')).toHaveValue('');

  const reference = await referenceOn(page);
  await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
  const mails = await mailsAbout(site, reference);
  const office = mails[brand.email.inbox];
  expect(office?.replyTo?.[0]?.address).toBe('sian@example.org');
  for (const words of ["Siân O'Brien", 'Home Care', 'My father comes home on Friday.', '07700 900123']) {
    expect(office?.text?.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''));
  }
  const person = mails['sian@example.org'];
  expect(person?.text).toContain(brand.phone.display);
  expect(person?.text).not.toContain('My father');
});

test('what is missing is said at the field and in a summary that leads there', async ({ page }) => {
  await page.goto('/contact');
  await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@');
  await messageForm(page).getByLabel('Last name').focus();
  await expect(messageForm(page).getByText('Invalid email format')).toBeVisible();
  await send(page);
  const summary = page.getByRole('region', { name: 'Please check what you filled in' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'First name is required' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(messageForm(page).getByLabel('Email', { exact: true })).toHaveValue('sian@');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByLabel('First name').fill('Siân');
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true');
});

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
    await expect(messageForm(page).getByLabel('Message')).toHaveValue(letter.Message);
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
  await expect(messageForm(page).getByLabel('Message')).toHaveValue(letter.Message);
  await takeTime(page);
  await send(page);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});
test.use({ expectedNoise: [/status of (409|422|503)/] });

test('a reload keeps what was typed', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await page.reload();
  await expect(messageForm(page).getByLabel('Message')).toHaveValue(letter.Message);
  await expect(page.getByLabel('First name')).toHaveValue('Siân');
});

test('a link can choose the service, and the postcode checked before is offered', async ({ page }) => {
  await page.goto('/contact?service=night-care');
  const service = messageForm(page).getByLabel('Service', { exact: true });
  const chosen = await service.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  expect(chosen).toMatch(/night/i);
  await page.goto('/');
  await page.getByLabel('Enter your postcode').fill('so14 7ly');
  await page.getByRole('button', { name: 'Check my postcode' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Book Consultation' }).click();
  await expect(page.getByLabel('Postcode (optional)')).toHaveValue('SO14 7LY');
});

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
  await takeTime(page);
  await page.getByRole('button', { name: 'Request the call' }).click();
  await expect(page.getByText(new RegExp(`We will ring you on .* at ${time}`))).toBeVisible();
  const reference = await referenceOn(page);
  await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
  for (const mail of Object.values(await mailsAbout(site, reference))) {
    expect(mail.attachments.some(({ mimeType }) => mimeType === 'text/calendar')).toBe(true);
  }
});

test('where we do not come yet, visitors can leave an address for the day we do', async ({ page, site }) => {
  await page.goto('/');
  await page.getByLabel('Enter your postcode').fill('M1 1AE');
  await page.getByRole('button', { name: 'Check my postcode' }).click();
  const dialog = page.getByRole('dialog');
  const email = `waiting-${Date.now()}@example.org`;
  await dialog.getByRole('button', { name: 'Notify Me' }).click();
  await expect(dialog.getByText('Email is required').first()).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await takeTime(page);
  await dialog.getByRole('button', { name: 'Notify Me' }).click();
  await expect(dialog.getByText(/Thank you! We will write to you as soon as/)).toBeVisible();
  await expect
    .poll(async () => (await mailsOf(site)).some((mail) => mail.to?.[0]?.address === email))
    .toBe(true);
  const confirmation = (await mailsOf(site)).find((mail) => mail.to?.[0]?.address === email);
  const link = /https?:\/\/\S+\/notices\/unsubscribe\S+/.exec(confirmation?.text ?? '')?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Forget my address' }).click();
  await expect(page.getByText('Done. We have deleted your address')).toBeVisible();
});

test('a place on the waitlist that cannot be stored keeps the form', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Enter your postcode').fill('M1 1AE');
  await page.getByRole('button', { name: 'Check my postcode' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('waiting@example.org');
  await page.route('**/area-notice.data*', (route) => route.fulfill({ status: 503, body: '' }));
  await dialog.getByRole('button', { name: 'Notify Me' }).click();
  await expect(dialog.getByText('Sorry, there was an error. Please try again later.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('waiting@example.org');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent, and a mistake comes back with everything typed', async ({ page, site }) => {
    await page.goto('/contact');
    await fillIn(page);
    await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@');
    await takeTime(page);
    await send(page);
    await expect(messageForm(page).getByText('Invalid email format').first()).toBeVisible();
    await expect(messageForm(page).getByLabel('Message')).toHaveValue(letter.Message);
    await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@example.org');
    await send(page);
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    const reference = await referenceOn(page);
    await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
  });
});
