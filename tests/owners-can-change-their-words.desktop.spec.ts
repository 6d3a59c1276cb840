import { request } from 'node:http';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './support/axe.ts';
import { listensForOthers } from './support/listening.ts';
import { long } from './support/long.ts';
import { type EditedFolder, startEditor } from './support/start-editor.ts';

// They share one editor and its folder; each changes a file of its own.
test.describe.configure({ mode: 'default' });

let ours: EditedFolder;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  ours = await startEditor();
});
test.afterAll(() => ours?.stop());

async function open(page: Page, title: string) {
  await page.goto(ours.editor);
  await page.getByRole('link', { name: title, exact: true }).click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Nothing but these parts of the file is otherwise. */
function expectChanged(name: string, before: string, ...parts: [from: string, to: string][]) {
  for (const [from] of parts) expect(before).toContain(from);
  expect(ours.read(name)).toBe(parts.reduce((text, [from, to]) => text.replace(from, () => to), before));
}

test('Christmas hours, a half day and a notice', long, async ({ page }) => {
  const name = 'opening-times.yaml';
  const before = ours.read(name);
  await open(page, 'Opening times');
  expect(await violations(page)).toEqual([]);
  for (const [index, day] of ['2031-12-25', '2031-12-24'].entries()) {
    await page.getByRole('button', { name: 'Add a day' }).click();
    await page.getByLabel('Day', { exact: true }).nth(index).fill(day);
  }
  const halfDay = page.getByRole('listitem').filter({ has: page.locator('input[value="2031-12-24"]') });
  await page.getByRole('button', { name: 'Add a notice' }).click();
  await halfDay.getByLabel('Opens').fill('09:00');
  await halfDay.getByLabel('Closes').fill('13:00');
  await page.getByLabel('From').fill('2031-12-20');
  await page.getByLabel('Until').fill('2031-12-31');
  await page.getByLabel('What it says').fill('Over Christmas we reply to messages on working days.');
  await save(page);
  expectChanged(
    name,
    before,
    ['otherDays: {}', "otherDays:\n  '2031-12-24': ['09:00', '13:00']\n  '2031-12-25': null"],
    [
      'notices: []',
      "notices:\n  - from: '2031-12-20'\n    until: '2031-12-31'\n    text: Over Christmas we reply to messages on working days.",
    ],
  );
});

test('a job is added, and closed', async ({ page }) => {
  await open(page, 'Add a job');
  await page.getByLabel('Title').fill('Gardening Companion');
  await page.getByLabel('Place').fill('Leeds');
  await page.getByLabel(/^Pay/).fill('£13.40 an hour');
  await page.getByLabel('Text').fill('## Job Description\n\nWeed and talk.');
  await save(page);
  const name = 'jobs/gardening-companion-leeds.md';
  const before = ours.read(name);
  expect(before).toMatch(
    /^---\nid: gardening-companion-leeds\ntitle: Gardening Companion\nlocation: Leeds\n/,
  );
  await open(page, 'Gardening Companion');
  await page.getByRole('link', { name: 'Close this job' }).click();
  await page.getByRole('button', { name: 'Close this job' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Close this job' })).toHaveCount(0);
  const closed = /closingDate: .*\n/.exec(ours.read(name))?.[0] ?? '';
  const posted = /postedDate: .*\n/.exec(before)?.[0] ?? '';
  expectChanged(name, before, [posted, closed + posted]);
});

test('a question, a headline, an event and a word in a mail', async ({ page }) => {
  const about = ours.read('about.yaml');
  await open(page, 'About us');
  await page.getByText('Top of the page', { exact: true }).click();
  await page.getByLabel('Title').first().fill('Who comes to you');
  await save(page);
  expectChanged('about.yaml', about, ['title: About Us', 'title: Who comes to you']);

  const faq = ours.read('faq.yaml');
  await open(page, 'Questions and answers');
  await page.getByRole('button', { name: 'Add a question' }).click();
  // The last is another one while the page is still coming.
  const added = page.locator('details[id^="questions."][open]');
  await added.getByLabel('Question', { exact: true }).fill('Do you walk the dog?');
  await added.getByLabel('Answer', { exact: true }).fill('Yes, round the block.');
  await save(page);
  const asked = ours.read('faq.yaml');
  const at = asked.indexOf('  - id: do-you-walk-the-dog\n');
  expect(asked.slice(at)).toMatch(
    /^ {2}- id: do-you-walk-the-dog\n {4}question: Do you walk the dog\?\n {4}answer: Yes, round the block\.\n/,
  );
  expect(asked.slice(0, at)).toBe(faq.slice(0, at));
  expect(asked.endsWith(faq.slice(at))).toBe(true);

  const mail = 'Your message to {brand.name} ({reference})';
  await open(page, 'After a message');
  await page.getByLabel('Reply subject').fill('You wrote to us ({reference})');
  await save(page);
  expect(ours.read('mails/enquiry.yaml')).toContain('# Mails about a message of the contact form.\n');
  expect(ours.read('mails/enquiry.yaml')).not.toContain(mail);
});

test('news with a picture, an event, and a new place', long, async ({ page }) => {
  await open(page, 'Add a piece of news');
  await page.getByLabel('Title').fill('A new hall');
  await page.getByLabel('In two sentences').fill('We have a hall. Come and see it.');
  const hall = { create: { width: 2400, height: 1200, channels: 3, background: '#846' } } as const;
  const buffer = await sharp(hall).jpeg().toBuffer();
  const picture = page.locator('input[type=file]');
  await picture.setInputFiles({ name: 'Hall.JPG', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('What the picture shows').fill('A hall');
  await page.getByLabel('Text').fill('The door is open.');
  await save(page);
  expect(ours.read('news/a-new-hall.md')).toContain('image: hall.webp\nimageAlt: A hall\n');

  const events = ours.read('events.yaml');
  await open(page, 'Events');
  await page.getByRole('button', { name: 'Add an event' }).click();
  const event = page.locator('[id="events.1"]');
  const fields = {
    'For search engines': `${'Come in and ask what help at home is like. '.repeat(3)}There is tea.`,
    'In one sentence': 'An open door.',
    Day: '2031-06-01',
    Begins: '10:00',
    Ends: '12:00',
    Town: 'Leeds',
    Postcode: 'LS5 3BT',
  };
  for (const [label, text] of Object.entries(fields))
    await event.getByLabel(label, { exact: true }).fill(text);
  for (const [index, text] of ['Open Door', 'The Hall'].entries())
    await event.getByLabel('Name', { exact: true }).nth(index).fill(text);
  for (const [button, text] of Object.entries({
    'Add a paragraph': 'Come in.',
    'Add a topic': 'Help at home',
  })) {
    await event.getByRole('button', { name: button }).click();
    await event.locator('input[value=""]:visible, textarea:empty:visible').last().fill(text);
  }
  await save(page);
  expect(ours.read('events.yaml').startsWith(events)).toBe(true);

  const [coverage, area] = ['coverage.yaml', 'area.yaml'].map(ours.read);
  await open(page, 'Where we come');
  await page.getByRole('button', { name: 'Add a postcode' }).first().click();
  await page.getByLabel('Postcodes 2').fill('HG2');
  await save(page);
  expectChanged('coverage.yaml', coverage ?? '', ['    - HG1\n', '    - HG1\n    - HG2\n']);
  await open(page, 'The area, in words');
  await page.locator('[name="full"]').fill('Leeds, Bradford and Harrogate');
  await save(page);
  expectChanged('area.yaml', area ?? '', ['full: Leeds and Bradford', 'full: Leeds, Bradford and Harrogate']);
});

test(
  'words are found as the site shows them, a list is begun, and news goes and comes back',
  long,
  async ({ page }) => {
    await page.goto(ours.editor);
    await page.getByLabel('Find the text that you see on the page').fill('why choose alderley?');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'Why choose Alderley?' }).click();
    await expect(page.locator('[name="whyUs.intro.title"]')).toBeVisible();

    await open(page, 'Add: What people say');
    await page.getByRole('button', { name: 'Add a quote' }).click();
    for (const [label, text] of Object.entries({
      'What was said': 'They came when they said.',
      'Who says it': 'Ada L.',
      'What they have from us': 'Night care',
      Town: 'Otley',
      'How the words were collected': 'From a letter',
      'In which month': '2026-05',
      'What was given for it': 'nothing',
      'How you collect and check reviews': 'We ask everyone.',
    }))
      await page.getByLabel(label, { exact: true }).fill(text);
    await save(page);
    expect(ours.read('testimonials.yaml')).toMatch(/^testimonials:\n {2}- id: ada-l\n/);

    const name = 'news/ten-years.md';
    const before = ours.read(name);
    await open(page, 'Ten years on Tannery Row');
    await page.getByRole('link', { name: 'Delete' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
    expect(() => ours.read(name)).toThrow();
    await page.getByRole('button', { name: 'Undo Ten years on Tannery Row' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(ours.read(name)).toBe(before);
  },
);

test('what is wrong is said at its field, with all that was typed; a save is undone', async ({ page }) => {
  const before = ours.read('why-us.yaml');
  await open(page, 'Why us');
  const title = page.locator('[name="whyUs.hero.title"]');
  const lede = page.locator('[name="whyUs.hero.lede"]');
  await page.getByText('Top of the page', { exact: true }).click();
  await title.fill('');
  await lede.fill('Ring us, and ask.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'must be filled in' })).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(lede).toHaveValue('Ring us, and ask.');
  expect(await violations(page)).toEqual([]);
  expect(ours.read('why-us.yaml')).toBe(before);
  await title.fill('Ask us');
  await save(page);
  expect(ours.read('why-us.yaml')).toContain('title: Ask us\n');
  await page.getByRole('link', { name: 'Undo it' }).click();
  await page.getByRole('button', { name: 'Undo Why us' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  expect(ours.read('why-us.yaml')).toBe(before);
});

test('promises that came with the site lead to their fields; no page beside the forms breaks a rule of accessibility', async ({
  page,
}) => {
  await page.goto(ours.editor);
  await page.getByText(/^Promises that came with the site/).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: /^There is no joining fee, and/ }).click();
  await expect(page.getByText('There is no joining fee').first()).toBeVisible();
  for (const path of [
    ...['/publish', '/saves', '/new/jobs', '/file/statements/privacy.yaml', '/no-such-page'],
    ...['/pictures', '/picture/night-care'],
  ]) {
    await page.goto(ours.editor + path);
    expect(await violations(page), path).toEqual([]);
  }
});

test('words that are not saved are asked about before their page is left', async ({ page }) => {
  await open(page, 'The area, in words');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.locator('[name="partly"]').pressSequentially('Otley');
  await page.getByRole('link', { name: 'All words' }).first().click();
  await expect(page.getByRole('heading', { name: 'What would you like to change?' })).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
  await open(page, 'The area, in words');
  await page.getByRole('link', { name: 'All words' }).first().click();
  await expect(page.getByRole('heading', { name: 'What would you like to change?' })).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});

test('a photo takes the place of a drawing, and both its crops are seen before', long, async ({ page }) => {
  const lawn = { create: { width: 1800, height: 1200, channels: 3, background: '#6a8d4f' } } as const;
  await page.goto(ours.editor);
  await page.getByRole('link', { name: 'Pictures', exact: true }).click();
  await page.getByRole('link', { name: 'Home care', exact: true }).click();
  const buffer = await sharp(lawn).jpeg().toBuffer();
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Show how it looks' }).click();
  for (const words of ['As phones show it', 'As laptops show it, beside the words'])
    await expect(page.getByText(words)).toBeVisible({ timeout: 60_000 });
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('What it shows').fill('Two on a lawn.');
  await save(page);
  expect(ours.read('pictures.yaml')).toContain('alt: Two on a lawn.');
});

test('a file that was changed by hand meanwhile is asked about', long, async ({ page }) => {
  await open(page, 'The company');
  await page.getByLabel('Telephone', { exact: true }).fill('0113 496 0199');
  const byHand = ours.read('brand.yaml').replace(/^phone: .*/m, 'phone: 0113 496 0188');
  ours.write('brand.yaml', byHand);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('has been changed meanwhile, to “0113 496 0188”').first()).toBeVisible();
  expect(ours.read('brand.yaml')).toBe(byHand);
  await save(page);
  expectChanged('brand.yaml', byHand, ['phone: 0113 496 0188', 'phone: 0113 496 0199']);
});

test('the keyboard alone is enough', long, async ({ page }) => {
  await page.goto(ours.editor);
  const tabTo = async (part: Locator) => {
    for (let count = 0; count < 200; count += 1) {
      await page.keyboard.press('Tab');
      if (await part.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('The Tab key does not lead there');
  };
  await tabTo(page.getByRole('link', { name: 'The area, in words' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/file/area.yaml');
  await tabTo(page.locator('[name="short"]'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('our two towns');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(ours.read('area.yaml')).toContain('short: our two towns\n');
});

test('neither another name for this machine nor another site’s page is answered', async () => {
  const ask = (headers: Record<string, string>, method = 'GET') =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${ours.editor}/file/brand.yaml`, { method, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject).end();
    });
  expect(await ask({})).toBe(200);
  expect(await ask({ host: 'rebound.example' })).toBe(403);
  expect(await ask({ origin: 'https://rebound.example' })).toBe(403);
  expect(await ask({ origin: ours.site }, 'POST')).toBe(403);
});

test('the site beside it shows what was saved, to this machine alone', long, async () => {
  for (const [path, text] of [
    ['/careers/gardening-companion-leeds', 'Weed and talk.'],
    ['/about', 'Who comes to you'],
    ['/faq', 'Do you walk the dog?'],
    ['/news/a-new-hall', 'alt="A hall"'],
    ['/home-care', 'alt="Two on a lawn."'],
    ['/events/open-door', 'Help at home'],
    ['/why-us', 'They came when they said.'],
  ] as const) {
    // It takes a while to start, and a moment to see a file's change.
    const isShown = () =>
      fetch(ours.site + path).then(async (page) => (await page.text()).includes(text), String);
    await expect.poll(isShown, { message: path, timeout: 80_000 }).toBe(true);
  }
  expect(listensForOthers(ours.pid)).toEqual([]);
});
