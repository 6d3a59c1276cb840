import type { Page } from '@playwright/test';
import * as area from '#content/area.yaml';
import { brand } from '#content/brand.yaml';
import { officeLine, otherWays } from '../domain/office-hours/telephone.ts';
import { startDateNotice } from '../domain/retention/form-notices.ts';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { long } from './support/long.ts';
import { mailsAbout } from './support/mails.ts';
import { fillIn, message, messageForm, referenceOn, send } from './support/message-form.ts';
import { expect, test } from './support/site.ts';
import { twoFrames } from './support/two-frames.ts';
import { takeOver } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

test('the contact page shows every way to reach us', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  const cards = main.getByRole('region', { name: 'How to reach us' }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(['Phone', 'Email', 'Location']);
  const numbers = cards.nth(0).getByRole('link');
  await expect(numbers).toHaveText([
    brand.phone.display,
    `18001 ${brand.phone.display}`,
    brand.whatsapp?.display ?? 'none',
  ]);
  for (const [index, way] of [brand.phone, otherWays.relay, otherWays.text].entries())
    await expect(numbers.nth(index)).toHaveAttribute('href', way?.url ?? 'none');
  for (const words of ['sign language', 'large print']) await expect(cards.nth(0)).toContainText(words);
  const addresses = cards.nth(1).getByRole('link');
  await expect(addresses.first()).toHaveAttribute('href', `mailto:${brand.email.info}`);
  await expect(addresses.last()).toHaveAttribute('href', `mailto:${brand.email.careers}`);
  await expect(cards.nth(2)).toContainText(brand.location);

  await expect(main.getByRole('heading', { name: 'Book a Consultation' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    brand.whatsapp?.url ?? 'none',
  );
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

test(
  'the telephone and the form begin within the first screens of a phone and of a laptop',
  long,
  async ({ page }) => {
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/contact');
      const hero = page.getByRole('main').locator('div').first();
      for (const name of [/^We ring you /, brand.phone.display])
        await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      const form = await page.getByRole('heading', { name: 'Send Us a Message' }).boundingBox();
      expect(form?.y).toBeLessThan(1.25 * height);
    }
  },
);

test('who asks to be told the day we can start is told how long that can be done, and nobody else', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  const notice = messageForm(page).getByText(startDateNotice);
  await page.goto('/contact');
  await expect(notice).toBeHidden();
  await messageForm(page).getByLabel('Service').selectOption('start-date');
  await expect(notice).toBeVisible();
  await page.goto('/contact?service=start-date');
  await expect(notice).toBeVisible();
});

/** Every field, folded on the screen. */
async function expectCopy(page: Page): Promise<void> {
  const copy = page.getByRole('group').filter({ hasText: 'A copy of what you sent' }).last();
  await expect(copy.getByText("O'Brien", { exact: true })).toBeHidden();
  await copy.getByText('A copy of what you sent').click();
  for (const words of ['Siân', "O'Brien", 'sian@example.org', 'Home Care'])
    await expect(copy.getByText(words, { exact: true })).toBeVisible();
  await expect(copy.locator('dt').getByText('Phone', { exact: true })).toBeVisible();
  await expect(copy).toContainText('My father comes home on Friday.');
}

test(
  'a message reaches the office, and its sender gets a reference and a confirmation',
  anyWidth,
  async ({ page, site }) => {
    await page.goto('/contact');
    await fillIn(page);
    await waitPastSpamCheck(page);
    await send(page);
    const success = page.getByText('Your message has been sent successfully!');
    await expect(success).toBeVisible();
    await expect(page.getByText('Your message has been sent! We will be in touch shortly.')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('sent successfully');
    await expect(page.getByLabel('First name')).toBeHidden();
    await expectCopy(page);
    const reference = await referenceOn(page);
    await page.reload();
    await takeOver(page);
    expect(await referenceOn(page)).toBe(reference);
    await expectCopy(page);
    await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
    const mails = await mailsAbout(site, reference);
    const office = mails[brand.email.inbox];
    expect(office?.replyTo?.[0]?.address).toBe('sian@example.org');
    for (const words of ["Siân O'Brien", 'Home Care', 'My father comes home on Friday.', '07700 900123']) {
      expect(office?.text?.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''));
    }
    const person = mails['sian@example.org'];
    expect(person?.text).toContain(brand.phone.display);
    for (const words of ["Siân O'Brien", '07700 900 123', 'Home Care', 'My father comes home on Friday.'])
      expect(person?.text).not.toContain(words);

    await page.getByText('Send another one').click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(messageForm(page).getByLabel('Message', { exact: true })).toHaveValue('');
  },
);

test('what is missing is said at the field and in a summary that leads there', anyWidth, async ({ page }) => {
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
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('First name').fill('Siân');
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a service that was not chosen is asked for, for as long as it is not', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await page.goto('/contact');
  await send(page);
  const summary = page.getByRole('region', { name: 'Please check what you filled in' });
  await expect(summary.getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Please select a service',
    'Message is required',
  ]);
  for (const [label, text] of Object.entries(message))
    await messageForm(page).getByLabel(label, { exact: true }).fill(text);
  await send(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Please select a service']);
  // It used to vanish as the button lost the focus.
  await twoFrames(page);
  await expect(summary).toBeFocused();
  await summary.getByRole('link').click();
  await expect(messageForm(page).getByLabel('Service', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary).toBeVisible();
});

test('a link can choose the service, and the postcode checked before is offered', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await page.goto('/contact?service=night-care');
  const service = messageForm(page).getByLabel('Service', { exact: true });
  const chosen = await service.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  expect(chosen).toMatch(/night/i);
  await page.goto('/');
  await page.getByLabel('Enter your postcode').fill(area.postcode.toLowerCase());
  await page.getByRole('button', { name: 'Check my postcode' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Book Consultation' }).click();
  await expect(page).toHaveURL(officeLine.callBack.path);
  await takeOver(page);
  await expect(page.getByLabel('Postcode (optional)')).toHaveValue(area.postcode);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

  test(
    'a message is sent, and a mistake comes back with everything typed',
    anyWidth,
    async ({ page, site }) => {
      await page.goto('/contact');
      await fillIn(page);
      await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@');
      await waitPastSpamCheck(page);
      await send(page);
      await expect(messageForm(page).getByText('Invalid email format').first()).toBeInViewport();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(messageForm(page).getByLabel('Message', { exact: true })).toHaveValue(message.Message);
      await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@example.org');
      await send(page);
      await expect(page.getByText('Your message has been sent successfully!')).toBeInViewport();
      await expect(page).toHaveTitle(/^Sent: /);
      await expectCopy(page);
      const reference = await referenceOn(page);
      await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
    },
  );
});
