import { expect, it, vi } from 'vitest';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';

// The jobs for tests are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const linksOf = (text: string) => /aria-label="Search results".*?<\/ul>/s.exec(text)?.[0] ?? '';

it('a page of results is not for search engines', async () => {
  const { status, page } = await site.send('/search?q=night');
  expect([status, page.meta('robots'), page.canonical]).toEqual([200, 'noindex', null]);
  expect(page.title).toMatch(/ \| Search$/);
});

describeAsShipped(() => {
  it.each([
    ['live in', 'Live-in Care', '/live-in-care'],
    ['night', 'Night Care', '/night-care'],
  ])('"%s" finds "%s" first', async (q, title, path) => {
    const { text, page } = await site.send(`/search?${new URLSearchParams({ q })}`);
    expect(page.text).toMatch(/\d+ results? /);
    expect(/href="([^"]+)"[^>]*>(?:<[^>]+>)*([^<]+)/.exec(linksOf(text))?.slice(1)).toEqual([path, title]);
  });
});

describeAsShipped(() => {
  it('open jobs are found too', async () => {
    const { page } = await site.send('/search?q=live-in+carer');
    expect(page.links).toContainEqual(expect.objectContaining({ href: '/careers/live-in-carer-new-forest' }));
  });
});

describeAsShipped(() => {
  it.each([
    ['refer a patient', '1 result - '],
    ['qqqqzzzz', 'No results - '],
    ['SO14 7LY', 'Good News! - '],
    ['M1 1AE', 'Coming Soon - '],
    ['', ''],
  ])('the title of "%s" begins with its answer: "%s"', async (q, answer) => {
    const { page } = await site.send(`/search?${new URLSearchParams({ q })}`);
    const { page: unasked } = await site.send('/search');
    expect(page.title).toBe(answer + unasked.title);
  });
});

it('nothing found says what to do instead', async () => {
  const { page } = await site.send('/search?q=qqqqzzzz');
  expect(page.text).toContain('No results');
  expect(page.text).toContain('Try fewer words, or different ones, or ask us: Contact Us');
});

describeAsShipped(() => {
  it.each([
    ['so14 7ly', 'SO14 7LY', 'Good News! We cover your area (Southampton)', 'Book Consultation'],
    ['so147ly', 'SO14 7LY', 'Personal care can begin once we are registered', 'View Services'],
    ['S014 7LY', 'SO14 7LY', 'Good News! We cover your area (Southampton)', 'Book Consultation'],
    ['M1 1AE', 'M1 1AE', 'Coming Soon We have not reached your area (Manchester) yet', 'Contact Us'],
    ['M1 1AE', 'M1 1AE', 'Coming Soon', 'Shall we tell you when we get there?'],
    ['PO1 2AL', 'PO1 2AL', 'We are only beginning here: ring us', 'Shall we tell you when we get there?'],
    ['QQ1 1AA', 'QQ1 1AA', 'This postcode does not exist in our database', 'Contact Us'],
  ])('the postcode "%s" is answered', async (q, postcode, words, link) => {
    const { page, headers } = await site.send(`/search?${new URLSearchParams({ q })}`);
    expect(page.headings(2)).toContain(`Do we come to ${postcode}?`);
    expect(page.text).toContain(words);
    expect(page.links.map(({ text }) => text)).toContain(link);
    expect(page.text).not.toContain('No results');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

it.each(['choose', 'SO14', 'SO14 7L', 'night'])('"%s" is no postcode, and is searched for', async (q) => {
  const { page } = await site.send(`/search?${new URLSearchParams({ q })}`);
  expect(page.text).not.toContain('Do we come to');
  expect(page.text).toMatch(/results?/i);
});

it('nothing asked is the field alone', async () => {
  const { text } = await site.send('/search');
  expect(text).toContain('name="q"');
  expect(linksOf(text)).toBe('');
});

it('what is asked is shown again, and as text', async () => {
  const { text } = await site.send(`/search?${new URLSearchParams({ q: '"><script>alert(1)</script>' })}`);
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(text).not.toContain('<script>alert(1)');
});
