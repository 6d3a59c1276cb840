import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brand } from '../content/brand.ts';
import { pdf } from '../server/applications/cv/pdf-for-tests.ts';
import { applicationCases, rightApplication } from './support/application-cases.ts';
import { mailsAbout, mailsOf } from './support/mails.ts';
import { expect, test } from './support/site.ts';
import { takeTime } from './support/take-time.ts';
import { visit } from './support/visit.ts';

const job = '/careers/companion-eastleigh';
const failure = `Failed to submit application. Please try again later or contact us directly at ${brand.email.careers}`;
const cv = { name: 'Siân’s CV.pdf', mimeType: 'application/pdf', buffer: pdf() };
const large = { ...cv, buffer: pdf({ padding: 4_900_000 }) };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply for Companion (bank)' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html),
  ]);

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply for this Position' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fillIn(page: Page, file: typeof cv | null = cv): Promise<void> {
  await page.getByLabel('Full name').fill(rightApplication.name);
  await page.getByLabel('Email', { exact: true }).fill(rightApplication.email);
  await page.getByLabel('Phone number').fill(rightApplication.phone);
  await page.getByLabel('Years of experience').selectOption('1-3');
  await page.getByLabel('Cover letter').fill(rightApplication.message);
  if (file) await page.getByLabel('CV/Resume').setInputFiles(file);
}

async function reference(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Submitted!');
  return (await page.getByText('Your reference').locator('strong').textContent()) ?? '';
}

async function expectFilledIn(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toHaveValue(rightApplication.name);
  await expect(page.getByLabel('Cover letter')).toHaveValue(rightApplication.message);
  await expect(page.getByLabel('Years of experience')).toHaveValue('1-3');
  await expect(page.getByText(cv.name, { exact: true })).toBeVisible();
  expect(
    await page.getByLabel('CV/Resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.name),
  ).toBe(cv.name);
}

test('an application reaches the office with its CV, and its sender gets a reference and a confirmation', async ({
  page,
  site,
}) => {
  await visit(page, job);
  await openForm(page);
  await expect(page.getByLabel('Position')).toHaveValue('Companion (bank)');
  await expect(page.getByLabel('Position')).toHaveJSProperty('readOnly', true);
  await fillIn(page);
  await takeTime(page);
  await submit(page).click();
  const known = await reference(page);
  await expect(dialog(page)).toBeHidden();
  await expect(
    page.getByText(
      'Thank you for your interest in the position of Companion (bank). Our HR team will contact you shortly.',
    ),
  ).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Application Submitted!');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);
  const mails = await mailsAbout(site, known);
  const office = mails[brand.email.inbox];
  expect(office?.replyTo?.[0]?.address).toBe(rightApplication.email);
  expect(office?.text).toContain('Companion (bank)');
  expect(office?.text).toContain('CMP-EAS-01');
  expect(Buffer.from((office?.attachments[0]?.content ?? '') as ArrayBuffer).equals(cv.buffer)).toBe(true);
  expect(mails[rightApplication.email]?.text).toContain('HR will contact you shortly');

  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  // The next time the form is empty.
  await page.getByRole('link', { name: 'Companion (bank)', exact: true }).click();
  await openForm(page);
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

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
    if (field === 'role' || field === 'experience' || typed.includes('\0')) continue;
    const control = page.locator(`#application-${field}`);
    await control.fill(typed);
    if (says === null) await expect(control).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(page.locator(`#application-${field}-error`)).toContainText(says);
  }
});

test('errors wait until a field was left, and go as soon as it is right', async ({ page }) => {
  await visit(page, job);
  await openForm(page);
  const email = page.getByLabel('Email', { exact: true });
  await email.pressSequentially('sian@');
  await expect(page.getByText('Invalid email format')).toHaveCount(0);
  await email.press('Tab');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await email.fill('sian@example.org');
  await expect(page.getByText('Invalid email format')).toHaveCount(0);
  await expect(page.getByText('Full name is required')).toHaveCount(0);
  await page.getByLabel('Cover letter').fill('x'.repeat(1990));
  await expect(page.getByText('You have 10 characters left').first()).toBeVisible();
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
    await takeTime(page);
    await submit(page).click();
    await expect(page.getByRole('link', { name: 'Unsupported file type' })).toBeVisible();
    await expect(page.locator('#application-cv-error')).toContainText('Unsupported file type');
    await expectFilledIn(page);
    await page.getByLabel('CV/Resume').setInputFiles(cv);
    await submit(page).click();
    expect(await reference(page)).toMatch(/^WF-/);
  });

  test('a form that comes back too fast is held, with everything in it', async ({ page }) => {
    await visit(page, job);
    await openForm(page);
    await fillIn(page);
    await page.locator('input[name="shownAt"]').evaluate((input: HTMLInputElement) => {
      input.value = String(Date.now());
    });
    await submit(page).click();
    await expect(page.getByText('We could not tell whether a person sent this.')).toBeVisible();
    await expectFilledIn(page);
    await takeTime(page);
    await submit(page).click();
    await reference(page);
  });
});

test('a second click does not make a second application', async ({ page, site }) => {
  await visit(page, job);
  await openForm(page);
  await fillIn(page);
  await takeTime(page);
  const before = (await mailsOf(site)).length;
  await submit(page).dblclick();
  const known = await reference(page);
  await expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);
  expect((await mailsOf(site)).length - before).toBe(2);
});

test.describe('when the connection fails', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('the sentence says so, all is kept, and the retry is one application', async ({ page, site }) => {
    const before = (await mailsOf(site)).length;
    await visit(page, job);
    await openForm(page);
    await fillIn(page);
    await takeTime(page);
    await page.route('**/api/apply*', (route) => route.abort(), { times: 1 });
    await submit(page).click();
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByRole('link', { name: brand.email.careers })).toHaveAttribute(
      'href',
      `mailto:${brand.email.careers}`,
    );
    await expectFilledIn(page);
    expect(await violations(page)).toEqual([]);
    // The application arrives, and its answer is lost.
    await page.route(
      '**/api/apply*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(page.getByText(failure)).toBeVisible();
    await expectFilledIn(page);
    await submit(page).click();
    const known = await reference(page);
    await expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);
    expect((await mailsOf(site)).length - before).toBe(2);
  });

  test('closing takes the error away, and nothing else', async ({ page }) => {
    await visit(page, job);
    await openForm(page);
    await fillIn(page);
    await page.route('**/api/apply*', (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
    await submit(page).click();
    await expect(page.getByText(failure)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await openForm(page);
    await expect(page.getByText(failure)).toHaveCount(0);
    await expectFilledIn(page);
  });
});

test('on a slow line one sees how far it is, and can cancel', async ({ page, context }) => {
  await visit(page, job);
  await openForm(page);
  await fillIn(page, large);
  await takeTime(page);
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  await submit(page).click();
  const bar = page.getByRole('progressbar', { name: 'Sending your application' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
  const first = Number(await bar.getAttribute('value'));
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toBeHidden();
  await expect(
    page.getByText('Sending was cancelled. Everything you filled in is still here.'),
  ).toBeVisible();
  await expectFilledIn(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await submit(page).click();
  await reference(page);
});

test('while an application is under way, axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, job);
  await openForm(page);
  await fillIn(page);
  await page.route('**/api/apply*', () => {});
  await submit(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // Closing gives it up.
  await page.keyboard.press('Escape');
  await openForm(page);
  await expect(page.getByText('Sending was cancelled.')).toBeVisible();
  await expectFilledIn(page);
});

test('the draft is there again, file and all, after closing in any way and after a look at another job', async ({
  page,
}) => {
  await visit(page, job);
  await openForm(page);
  await fillIn(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Apply for this Position' })).toBeFocused();
  await openForm(page);
  await expectFilledIn(page);
  // A press on the overlay, beside the dialog.
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await page.getByRole('link', { name: 'Live-in Carer', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Apply for this Position' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companion (bank)');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openForm(page);
  await expectFilledIn(page);
});

test('a file can be dropped anywhere on the form', async ({ page }) => {
  await visit(page, job);
  await openForm(page);
  const data = await page.evaluateHandle(
    ([name, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([new Uint8Array(bytes as number[])], name as string, { type: 'application/pdf' }),
      );
      return transfer;
    },
    [cv.name, [...cv.buffer]] as const,
  );
  await page.getByLabel('Cover letter').dispatchEvent('drop', { dataTransfer: data });
  await fillIn(page, null);
  await expectFilledIn(page);
  await takeTime(page);
  await submit(page).click();
  await reference(page);
});

test('the keyboard alone is enough', async ({ page }) => {
  await visit(page, job);
  await page.getByRole('button', { name: 'Apply for this Position' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const tabTo = async (id: string) => {
    for (let tabs = 0; tabs < 15; tabs++) {
      if (await page.locator(id).evaluate((it) => it === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${id} cannot be reached`);
  };
  await tabTo('#application-name');
  await page.keyboard.type(rightApplication.name);
  await tabTo('#application-email');
  await page.keyboard.type(rightApplication.email);
  await tabTo('#application-phone');
  await page.keyboard.type(rightApplication.phone);
  await tabTo('#application-experience');
  await page.keyboard.press('ArrowDown');
  await tabTo('#application-message');
  await page.keyboard.insertText(rightApplication.message);
  await tabTo('#application-cv');
  await page.getByLabel('CV/Resume').setInputFiles(cv);
  await takeTime(page);
  await tabTo('button[type="submit"]:has-text("Submit Application")');
  await page.keyboard.press('Enter');
  await reference(page);
});

test('where the dialog cannot be had, the button leads to the page with the same form', async ({ page }) => {
  await page.route(/application-(parts|dialog)-.*\.js/, (route) => route.abort());
  await visit(page, job);
  await page.getByRole('button', { name: 'Apply for this Position' }).click();
  await expect(page).toHaveURL(/\/careers\/companion-eastleigh\/apply\??$/);
  await visit(page, `${job}/apply`);
  expect(await violations(page)).toEqual([]);
  await fillIn(page);
  await takeTime(page);
  await submit(page).click();
  await reference(page);
});
test.use({ expectedNoise: [/ERR_FAILED/] });

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of (409|422)/] });

  test('the form is a page of its own, which keeps the words when something is wrong', async ({
    page,
    site,
  }) => {
    await page.goto(job);
    await page.getByRole('button', { name: 'Apply for this Position' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for Companion (bank)');
    await fillIn(page);
    await page.getByLabel('Email', { exact: true }).fill('sian@');
    await takeTime(page);
    await submit(page).click();
    await expect(page.getByRole('link', { name: 'Invalid email format' })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue(rightApplication.name);
    await expect(page.getByLabel('Years of experience')).toHaveValue('1-3');
    await expect(page.getByLabel('Cover letter')).toHaveValue(rightApplication.message);
    await expect(page.getByText('Please choose your CV once more.')).toBeVisible();
    await fillIn(page);
    await submit(page).click();
    const known = await reference(page);
    await expect.poll(async () => Object.keys(await mailsAbout(site, known)).length).toBe(2);
  });
});
