import { type Browser, chromium, type Page } from '@playwright/test';
import { createForms } from './chaos/forms.ts';
import { seededRandom } from './chaos/random.ts';
import { sendForm } from './chaos/send-form.ts';
import { kinds } from './support/addresses.ts';
import { wholeBrowser } from './support/browser-options.ts';
import { longExcept } from './support/long.ts';
import { mailsOf } from './support/mails.ts';
import { expect, test } from './support/site.ts';
import { takeOver } from './support/visit.ts';

let browser: Browser;

test.beforeAll(async () => {
  browser = await chromium.launch({
    ...wholeBrowser,
    // The tests of other things do without it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

/** Leaves a page by a link, goes back, and answers with the browser's own reasons why it had to load it again. */
async function reasonsToLoadAgain(page: Page, path: string, away: string): Promise<string[]> {
  await page.goto(path);
  await takeOver(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  const restored = new Promise<string>((resolve) => {
    session.on('Page.frameNavigated', ({ frame, type }) => {
      if (new URL(frame.url).pathname === path.split('?')[0]) resolve(type);
    });
  });
  await page.goto(away);
  await page.evaluate(() => history.back());
  const type = await restored;
  await session.detach();
  return type === 'BackForwardCacheRestore' ? [] : [type, ...reasons];
}

const openJobPath = '/careers/companion-eastleigh';
const paths = [
  ...kinds,
  openJobPath,
  `${openJobPath}/apply`,
  '/job-alerts',
  '/area-notice',
  '/search?q=night',
];

for (const path of paths) {
  test(
    `back to ${path} is there at once, as it was left`,
    longExcept(['/contact', openJobPath], path),
    async ({ site }) => {
      const page = await browser.newPage({ baseURL: site.url });
      const away = path === '/credits' ? '/about' : '/credits';
      expect(await reasonsToLoadAgain(page, path, away)).toEqual([]);
      await page.close();
    },
  );
}

test('back to the page that a link in a mail leads to is there at once, as it was left', async ({ site }) => {
  const nextForm = createForms(seededRandom(1));
  let form = nextForm();
  while (form.kind !== 'area-notice') form = nextForm();
  expect(await sendForm(form, site.url)).toMatchObject({ status: 'acknowledged' });
  const link = async () => {
    const mail = (await mailsOf(site)).find(({ to }) => to?.[0]?.address === form.email);
    return /\/notices\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  const page = await browser.newPage({ baseURL: site.url });
  expect(await reasonsToLoadAgain(page, await link(), '/credits')).toEqual([]);
  await page.close();
});
