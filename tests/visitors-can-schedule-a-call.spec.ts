import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { callChange } from '#content/call-change.yaml';
import { callText } from '#content/call-request.yaml';
import { callBack } from '#content/telephone.yaml';
import { callSlots } from '../domain/calls/call-request.ts';
import { openingState } from '../domain/office-hours/office-hours.ts';
import { fill } from '../domain/text/fill.ts';
import { anyWidth } from './support/any-width.ts';
import { changeLink } from './support/change-link.ts';
import { testDay } from './support/clock-at.ts';
import { long } from './support/long.ts';
import { mailsAbout } from './support/mails.ts';
import { nextCallTime } from './support/next-call-time.ts';
import { expect, test } from './support/site.ts';
import type { Site } from './support/start-site.ts';
import { takeOver, visit } from './support/visit.ts';
import { waitPastSpamCheck } from './support/wait-past-spam-check.ts';

/** Chooses a half hour that no other test takes, and answers how the page calls its time. */
async function chooseTime(page: Page): Promise<string> {
  const { day, time: index } = nextCallTime();
  await page.getByLabel('Day', { exact: true }).selectOption({ index: day });
  const time = page.getByLabel('Time', { exact: true });
  await time.selectOption({ index });
  return time.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '');
}

async function referenceOn(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/Your reference is/)
      .locator('strong')
      .textContent()) ?? ''
  );
}

test('a call can be scheduled for a working day, and both sides get the appointment', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await page.getByText('Schedule a Call', { exact: true }).last().click();
  const time = await chooseTime(page);
  await page.getByLabel('Name', { exact: true }).fill('Łukasz Nowak');
  await page.getByLabel('Phone number').fill('023 8096 0000');
  await page.getByLabel('Email (optional)').fill('lukasz@example.org');
  await waitPastSpamCheck(page);
  await page.getByRole('button', { name: 'Request the call' }).click();
  await expect(page.getByText(new RegExp(`We will ring you on .* at ${time}`))).toBeVisible();
  const reference = await referenceOn(page);
  await expect.poll(async () => Object.keys(await mailsAbout(site, reference)).length).toBe(2);
  for (const mail of Object.values(await mailsAbout(site, reference))) {
    expect(mail.attachments.some(({ mimeType }) => mimeType === 'text/calendar')).toBe(true);
  }
});

test('one press chooses one of the next three half hours', { tag: [anyWidth.tag, long.tag] }, async ({
  page,
}) => {
  await visit(page, '/contact?form=call');
  const buttons = page.getByRole('group', { name: callText.next }).getByRole('button');
  await expect(buttons).toHaveCount(3);
  const [first] = callSlots(testDay);
  await buttons.first().click();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(first?.date ?? '');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(first?.times[0] ?? '');
  await expect(buttons.first()).toBeFocused();
  await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveText([
    (await buttons.first().textContent()) ?? '',
  ]);
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 3 });
  await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveCount(0);
});

test('a day and a time that were not chosen are asked for', anyWidth, async ({ page }) => {
  await page.goto('/contact');
  await page.getByText('Schedule a Call', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Request the call' }).click();
  const summary = page.getByRole('region', { name: 'Please check what you filled in' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Please choose a day',
    'Please choose a time',
    'Name is required',
    'Phone number is required',
  ]);
});

const chosenIn = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

/** Another visitor asks for the half hour that is chosen on a page, and gets it. */
async function takeTheSame(page: Page, { url }: Site): Promise<void> {
  const [date, time] = [await chosenIn(page, 'Day'), await chosenIn(page, 'Time')];
  const fields = { name: 'Dora Ash', phone: '07700 900123', formKey: crypto.randomUUID(), date, time };
  const answer = await fetch(`${url}/contact?form=call`, {
    method: 'POST',
    headers: { origin: url, accept: 'application/json' },
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(200);
}

/** Fills in a request for a half hour, which is gone when the button is pressed. */
async function askForWhatHasGone(page: Page, site: Site): Promise<void> {
  await chooseTime(page);
  await page.getByLabel('Name', { exact: true }).fill('Łukasz Nowak');
  await page.getByLabel('Phone number').fill('023 8096 0000');
  await takeTheSame(page, site);
}

const GONE_AT_FIELD = /This time is no longer free\. Please choose another one\. Still free:/;
const GONE =
  /^This time is no longer free\. Please choose another one\. Still free:( (\w+day \d+ \w+ at )?([\d.]+ [ap]m|midday)[,.]){3}$/;

const summaryOn = (page: Page) => page.getByRole('region', { name: 'Please check what you filled in' });

async function expectGone(page: Page): Promise<void> {
  await expect(summaryOn(page).getByRole('link')).toHaveText(GONE);
  await expect(page.getByLabel('Time', { exact: true })).toHaveAccessibleDescription(GONE_AT_FIELD);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Łukasz Nowak');
  await expect(page.getByLabel('Phone number')).toHaveValue('023 8096 0000');
}

test.describe('a half hour that has just gone', () => {
  // The browser's line about the answer.
  test.use({ expectedNoise: [/status of 422/] });

  test(
    'is answered at its field with the next three, one of which is a press away',
    anyWidth,
    async ({ page, site }) => {
      await visit(page, '/contact?form=call');
      await askForWhatHasGone(page, site);
      await waitPastSpamCheck(page);
      await page.getByRole('button', { name: 'Request the call' }).click();
      await expectGone(page);
      await expect(summaryOn(page)).toBeFocused();
      await page.getByLabel('Name', { exact: true }).focus();
      await page.getByLabel('Phone number').focus();
      await expect(page.getByLabel('Time', { exact: true })).toHaveAccessibleDescription(GONE_AT_FIELD);
      await page.getByRole('group', { name: callText.next }).getByRole('button').last().click();
      await waitPastSpamCheck(page);
      await page.getByRole('button', { name: 'Request the call' }).click();
      await expect(page.getByText(/We will ring you on/)).toBeVisible();
    },
  );

  test.describe('without scripting', () => {
    test.use({ javaScriptEnabled: false });

    test('stands behind its day as one that the day has not', { tag: [anyWidth.tag, long.tag] }, async ({
      page,
      site,
    }) => {
      await page.goto('/contact?form=call');
      await chooseTime(page);
      await takeTheSame(page, site);
      const day = await chosenIn(page, 'Day');
      await page.goto('/contact?form=call');
      await expect(page.locator(`#call-date option[value="${day}"]`)).toHaveText(/, (not|only|from|some) /);
    });

    test('is answered in the same way', anyWidth, async ({ page, site }) => {
      await page.goto('/contact?form=call');
      await askForWhatHasGone(page, site);
      await page.getByRole('button', { name: 'Request the call' }).click();
      await expectGone(page);
      await chooseTime(page);
      await page.getByRole('button', { name: 'Request the call' }).click();
      await expect(page.getByText(/We will ring you on/)).toBeVisible();
    });
  });
});

test('a time that the chosen day has not is not offered', anyWidth, async ({ page, site }) => {
  await visit(page, '/contact?form=call');
  await chooseTime(page);
  await takeTheSame(page, site);
  const [day, time] = [await chosenIn(page, 'Day'), await chosenIn(page, 'Time')];
  await visit(page, '/contact?form=call');
  const option = page.locator(`#call-time option[value="${time}"]`);
  await expect(option).toBeEnabled();
  await page.getByLabel('Time', { exact: true }).selectOption(time);
  await page.getByLabel('Day', { exact: true }).selectOption(day);
  await expect(option).toBeDisabled();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('');
});

test.describe('a call that is asked for', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripting' : 'without scripting', () => {
      test.use({ javaScriptEnabled });

      test('is moved, and cancelled, by the link in its confirmation', anyWidth, async ({ page, site }) => {
        await page.goto(await changeLink(site));
        const times = page.getByLabel(callChange.move.label);
        const before = await page.getByText(/^Your appointment is on/).textContent();
        await times.selectOption({ index: (await times.locator('option').count()) - 1 });
        await page.getByRole('button', { name: callChange.move.button }).click();
        const done = page.getByText(/^Your call is moved\. Your appointment is on/);
        await expect(done).toBeFocused();
        expect(await done.textContent()).not.toContain(before);
        await page.goto(page.url());
        await page.getByRole('button', { name: callChange.cancel.button }).click();
        await expect(page.getByText(callChange.cancel.done)).toBeFocused();
        await expect(page.getByRole('link', { name: callChange.more })).toBeVisible();
      });
    });
  }
});

test.describe('far from the office', () => {
  test.use({ timezoneId: 'Australia/Sydney' });

  test(
    'the thanks say the time on both clocks, and lead to calendar and change, also after a reload and without an email',
    anyWidth,
    async ({ page }) => {
      await visit(page, '/contact?form=call');
      await chooseTime(page);
      await page.getByLabel('Name', { exact: true }).fill('Ben Ash');
      await page.getByLabel('Phone number').fill('+61 2 5550 1234');
      await waitPastSpamCheck(page);
      await page.getByRole('button', { name: callText.submit }).click();
      const said = page.getByText(/We will ring you on .* [ap]m, UK time \(\w+day at .* where you are\)/);
      await expect(said).toBeVisible();
      await page.reload();
      await expect(said).toBeVisible();
      await takeOver(page);
      const next = page.locator('p').filter({ hasText: /^(If it cannot wait|Our office opens)/ });
      await expect(next.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', /^tel:/);
      const calendar = page.getByRole('link', { name: callText.calendar });
      const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
      expect(await file.text()).toContain('BEGIN:VEVENT');
      await page.getByRole('link', { name: callText.change }).click();
      await expect(
        page.getByText(/^Your appointment is on .* UK time \(\w+day at .* where you are\)/),
      ).toBeVisible();
      await page.getByRole('button', { name: callChange.cancel.button }).click();
      await expect(page.getByText(callChange.cancel.done)).toBeFocused();
    },
  );
});

test.describe('while the office is closed', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says from the start when the first calls can be, and not only at the first touch', async ({
    page,
  }) => {
    await page.goto('/contact');
    const { opensDay, opensTime } = openingState(testDay);
    const words = `${callBack.text} ${fill(callBack.when, { day: opensDay, time: opensTime })}`;
    await expect(page.getByRole('main').getByRole('link', { name: words })).toBeVisible();
  });
});
