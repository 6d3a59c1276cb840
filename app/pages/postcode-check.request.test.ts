import { describe, expect, it } from 'vitest';
import { postcodeCheckText } from '#content/postcode-outcomes.yaml';
import { coveredWhilePending } from '#domain/registration/registration-state.ts';
import { fill } from '#domain/text/fill.ts';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';

const site = await startBuiltSite();
const button = 'Check my postcode';

it('the page asks, and is not for search engines', async () => {
  const { status, page } = await site.send('/postcode-check');
  expect([status, page.headings(1), page.meta('robots')]).toEqual([200, ['Do we come to you?'], 'noindex']);
});

describe('the form of a page, sent without scripts', () => {
  describeAsShipped(() => {
    it.each([
      ['/', 'so14 7ly', 'Good News!', 'We cover your area (Southampton)'],
      ['/', 'PO1 2AL', 'Coming Soon', 'We have not reached your area (Portsmouth) yet'],
      ['/', 'so14 7ly', 'Good News!', coveredWhilePending ?? 'We cover your area (Southampton)'],
      ['/', 'PO1 2AL', 'Coming Soon', 'We are only beginning here: ring us'],
      ['/night-care', 'PO1 2AL', 'Good News!', 'We cover your area (Portsmouth)'],
      ['/night-care', 'PO1 2AL', 'Good News!', 'we will tell you which services can reach you'],
      ['/lifestyle', 'PO1 2AL', 'Good News!', 'We cover your area (Portsmouth)'],
      ['/', 'M1 1AE', 'Coming Soon', 'We are growing, one area at a time.'],
      ['/lifestyle', 'nonsense', 'Invalid Postcode', 'Please enter a valid UK postcode'],
      ['/', 'hello', 'Invalid Postcode', 'The postcode format should be like: SW1A 1AA'],
      ['/', '', 'Error', 'Please enter a postcode'],
      ['/', '   ', 'Error', 'We need your postcode to check service availability.'],
      ['/', 'QQ1 1AA', 'Postcode Not Found', 'This postcode does not exist in our database'],
      ['/', 'QQ1 1AA', 'Postcode Not Found', 'Please check and try again with a valid UK postcode.'],
    ])('of %s answers "%s" with "%s" and "%s"', async (path, postcode, title, words) => {
      const { action } = (await site.send(path)).page.form(button);
      const { status, headers, page } = await site.submit(path, button, { postcode });
      expect([action, status, headers.get('cache-control')]).toEqual(['/postcode-check', 200, 'no-store']);
      expect(page.headings(1)).toEqual([title]);
      expect(page.title).toContain(`Postcode check: ${title}`);
      expect(page.text).toContain(words);
    });
  });

  it('asks if another postcode was meant, with a button that checks it', async () => {
    const meant = 'SO14 7LY';
    const { page } = await site.submit('/night-care', button, { postcode: 'S014 7LY' });
    const form = page.form(fill(postcodeCheckText.meant, { postcode: meant }));
    expect([form.action, form.values]).toEqual(['/postcode-check', { area: 'services' }]);
    expect(page.text).toContain('Please enter a valid UK postcode');
    const answer = await site.post('/postcode-check', { area: 'services', postcode: meant });
    expect(answer.page.text).toContain(meant);
  });

  it.each(['so147ly', ' So14  7LY ', 'SO14\u00A07LY', 'S O 1 4 7 L Y', 'so14-7ly.'])(
    'understands "%s" as SO14 7LY',
    async (postcode) => {
      expect((await site.submit('/', button, { postcode })).page.text).toContain('SO14 7LY');
    },
  );

  describeAsShipped(() => {
    it.each([
      [
        'SO14 7LY',
        [
          { text: 'Book Consultation', href: '/contact?form=call#schedule-a-call' },
          { text: 'View Services', href: '/#services' },
        ],
      ],
      [
        'M1 1AE',
        [
          { text: 'Contact Us', href: '/contact' },
          { text: 'FAQ', href: '/faq' },
        ],
      ],
    ])('leads on from %s', async (postcode, links) => {
      const { page } = await site.submit('/', button, { postcode });
      expect(page.links).toEqual(expect.arrayContaining(links));
    });
  });

  it.each(['SO14 7L', 'hello "there"', 'QQ1 1AA'])(
    'keeps "%s" in its field, marked as wrong',
    async (postcode) => {
      const { page, text } = await site.submit('/', button, { postcode });
      expect(page.form(button).values.postcode).toBe(postcode);
      expect(text).toContain('aria-invalid="true" aria-describedby="postcode-answer"');
      const right = await site.submit('/', button, { postcode: 'SO14 7LY' });
      expect(right.page.form(button).values.postcode).toBe('');
      expect(right.text).not.toContain('aria-invalid');
    },
  );

  it('asks again by the rule of the page where it was asked', async () => {
    const { page } = await site.submit('/night-care', button, { postcode: 'nonsense' });
    expect(page.form(button).values.area).toBe('services');
  });
});

it.each([
  ['{"postcode":"SO14 7LY"}', 'application/json', 415],
  ['--edge\r\nhalf', 'multipart/form-data; boundary=edge', 400],
  [`postcode=${'x'.repeat(300_000)}`, 'application/x-www-form-urlencoded', 413],
])('what is no form of ours is refused (%#)', async (body, type, status) => {
  const headers = { 'content-type': type };
  expect((await site.send('/postcode-check', { method: 'POST', body, headers })).status).toBe(status);
});
