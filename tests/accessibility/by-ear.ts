// npm run check -- by-ear: four journeys by keyboard alone, as a screen reader says them. It needs a built site.
// The words come from the browser's accessibility tree: the stop of the keyboard, and what live regions announce.
import { chromium, expect, type Page } from '@playwright/test';
import * as area from '#content/area.yaml';
import { cv } from '../support/application-form.ts';
import { browserOptions } from '../support/browser-options.ts';
import { whileJobsAreOpen } from '../support/jobs-for-tests.ts';
import { listenToLiveRegions } from '../support/live-regions.ts';
import { startSite } from '../support/start-site.ts';
import { sayUsage } from '../support/usage.ts';
import { waitPastSpamCheck } from '../support/wait-past-spam-check.ts';

const MAX_STOPS = 60;
const MAX_SILENCE_MS = 15_000;

/** The stop of the keyboard in words: role, name and state, and what describes it. */
async function stop(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return 'the page';
  // A dialog is said before what has the focus in it.
  const dialog = await focused.first().evaluate((element) => {
    const around = element.closest('dialog');
    const words = (ids: string | null | undefined) =>
      (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    return around && element.matches('h2 + button')
      ? `dialog "${words(around.getAttribute('aria-labelledby'))}". ${words(around.getAttribute('aria-describedby')).join(' ')} `.replace(
          '  ',
          ' ',
        )
      : '';
  });
  const [first = ''] = (await focused.first().ariaSnapshot()).split('\n');
  const described = await focused.first().evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );
  return `${dialog}${first.replace(/^- /, '').replace(/:$/, '')}${described ? `. ${described}` : ''}`;
}

interface Ear {
  page: Page;
  to(words: RegExp): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  open(path: string): Promise<void>;
  /** Sets the clock of whoever hears: the office's words follow it. */
  at(now: string): Promise<void>;
  /** By the first stop of every page to what the page is about. */
  skip(): Promise<void>;
  hear(words: RegExp): Promise<void>;
  /** Goes on to a form's button and presses it, no sooner than a person would. */
  send(button: RegExp): Promise<void>;
}

function earOf(page: Page, presses: { count: number }): Ear {
  const say = (line: string) => console.log(line);
  const ear: Ear = {
    page,
    async open(path) {
      await page.goto(path);
      say(`— opens ${path}: “${await page.title()}”`);
    },
    async at(now) {
      await page.clock.setFixedTime(now);
      say(`— it is ${now}`);
    },
    async skip() {
      await ear.to(/Skip to the content/);
      await ear.press('Enter');
    },
    async press(key) {
      presses.count++;
      await page.keyboard.press(key);
      say(`${key}`);
    },
    async type(text) {
      await page.keyboard.type(text);
      say(`types “${text}”`);
    },
    async to(words) {
      for (let stops = 0; stops < MAX_STOPS; stops++) {
        presses.count++;
        await page.keyboard.press('Tab');
        const heard = await stop(page);
        say(`Tab: ${heard}`);
        if (words.test(heard)) return;
      }
      throw new Error(`${words} cannot be reached; last one hears “${await stop(page)}”`);
    },
    async hear(words) {
      await expect.poll(() => stop(page), { timeout: MAX_SILENCE_MS }).toMatch(words);
      say(`hears: ${await stop(page)} — “${await page.title()}”`);
    },
    async send(button) {
      await ear.to(button);
      await waitPastSpamCheck(page);
      await ear.press('Enter');
    },
  };
  return ear;
}

const journeys: Record<string, (ear: Ear) => Promise<void>> = {
  'A postcode, and a call': async (ear) => {
    await ear.open('/');
    await ear.skip();
    await ear.to(/postcode/i);
    await ear.type(area.postcode);
    await ear.press('Enter');
    await ear.hear(/Good News/);
    await ear.to(/Book Consultation/);
    await ear.press('Enter');
    await ear.page.waitForURL('**/contact?form=call**');
    await ear.to(/Day/);
    await ear.press('ArrowDown');
    await ear.to(/Time/);
    await ear.press('ArrowDown');
    await ear.to(/Name/);
    await ear.type('Joan Smith');
    await ear.to(/Phone/);
    await ear.type('023 8096 0000');
    await ear.send(/Request the call/);
    await ear.hear(/We will ring you/);
  },
  'The number to ring, by day and at night': async (ear) => {
    await ear.at('2026-11-20T10:00:00Z');
    await ear.open('/contact');
    await ear.skip();
    await ear.to(/Ring us/);
    await ear.at('2026-11-21T02:00:00Z');
    await ear.open('/contact');
    await ear.skip();
    await ear.to(/We ring you/);
  },
  'A job, and its application': async (ear) => {
    await ear.open('/careers');
    await ear.skip();
    await ear.to(/Job, word/);
    await ear.type('night');
    await ear.page.waitForURL(/q=night/);
    await ear.to(/Night Care Worker/);
    await ear.press('Enter');
    await ear.page.waitForURL(/night-care-worker/);
    await ear.skip();
    await ear.to(/Apply for this Position/);
    await ear.press('Enter');
    await ear.hear(/Apply for/);
    await ear.to(/Full name/);
    await ear.type('Joan Smith');
    await ear.to(/Email/);
    await ear.type('joan@example.org');
    await ear.to(/Phone/);
    await ear.type('07700 900123');
    await ear.to(/experience/i);
    await ear.press('ArrowDown');
    await ear.to(/Cover letter/);
    await ear.type(
      'I have looked after my mother for six years and would like to do this as my work, near home and in the mornings.',
    );
    await ear.to(/CV/);
    await ear.page.getByLabel('CV/Resume').setInputFiles(cv);
    await ear.send(/Submit Application/);
    await ear.hear(/Application Submitted/);
  },
  'A question to the assistant': async (ear) => {
    await ear.open('/about');
    await ear.press('/');
    await ear.hear(/question/i);
    await ear.type('Do you help at night?');
    await ear.press('Enter');
    await ear.page.getByRole('log').getByRole('link').first().waitFor();
    await ear.press('Shift+Tab');
    await ear.hear(/Clear the conversation/);
    await ear.press('Escape');
    await ear.hear(/Ask Wren/);
  },
};

sayUsage('npm run check -- by-ear');
const site = await startSite({ ...whileJobsAreOpen, LOG_LEVEL: 'silent' });
const browser = await chromium.launch(browserOptions);
try {
  for (const [name, travel] of Object.entries(journeys)) {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
    await listenToLiveRegions(page);
    await page.addInitScript(() => sessionStorage.setItem('chat-window', 'closed'));
    page.setDefaultTimeout(MAX_SILENCE_MS);
    page.on('console', (line) => line.type() === 'info' && console.log(line.text()));
    const presses = { count: 0 };
    console.log(`\n### ${name}\n`);
    await travel(earOf(page, presses));
    console.log(`${presses.count} presses`);
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
