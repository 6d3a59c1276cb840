import type { Email } from '../server/mail/messages/email/email.ts';
import { emailHtml } from '../server/mail/messages/email/email-html.ts';
import { expect, test } from './support/site.ts';

const long = 'Llanfairpwllgwyngyll'.repeat(12);

const email: Email = {
  subject: 'A question about home care',
  preheader: 'Every kind of block, with a word that has no end',
  heading: `A message from ${long}`,
  blocks: [
    { kind: 'paragraph', text: long },
    {
      kind: 'facts',
      facts: [
        { label: 'Name', value: long },
        { label: 'Name in Arabic', value: 'ليلى حسن' },
      ],
    },
    { kind: 'quote', label: 'Message', text: long },
    { kind: 'steps', title: 'What happens next', steps: [long] },
    {
      kind: 'items',
      items: [
        { title: long, href: 'https://wrenfold.example', lines: [long] },
        { title: long, lines: [long], actions: [{ label: long, href: 'https://wrenfold.example' }] },
      ],
    },
    { kind: 'actions', actions: [{ label: 'Read our questions', href: 'https://wrenfold.example/faq' }] },
  ],
  footnote: 'You are receiving this email because you wrote to us.',
};

for (const width of [320, 481, 560, 623, 800]) {
  test(`a mail is as wide as its window at ${width} pixels, whatever is written in it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(emailHtml(email, 'https://wrenfold.example'));
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths).toEqual([width, width]);
    const arabic = page.getByRole('cell', { name: 'ليلى حسن' });
    expect(await arabic.evaluate((cell) => getComputedStyle(cell).direction)).toBe('rtl');
  });
}
