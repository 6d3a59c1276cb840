import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { companyLine } from '#domain/company/company.ts';
import { allPages, pageTitle } from '#domain/pages/pages.ts';
import { addresses } from '../tests/support/addresses.ts';
import { startBuiltSite } from '../tests/support/built-site.ts';

const site = await startBuiltSite();
const missing = 'We cannot find that page';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

describe.each(allPages)('$path', ({ path, name, description }) => {
  it('says what it is: title, description and one address', async () => {
    const { status, text, page } = await site.send(path);
    expect(status).toBe(200);
    expect(page.title).toBe(pageTitle(name));
    expect(page.meta('description')).toBe(description);
    expect(page.canonical).toBe(brand.publicUrl + path);
    expect(text).toContain('<html lang="en-GB"');
    expect(text.match(/<h1/g)).toHaveLength(1);
  });

  it('says which company stands behind it, as the law asks of a website', async () => {
    const { text } = await site.send(path);
    expect(text).toContain(companyLine.replaceAll('&', '&amp;'));
  });
});

it.each(addresses)('%s may be kept as long as it is right, and runs no script but its own', async (path) => {
  const { headers, text } = await site.send(path);
  expect(Object.fromEntries(headers)).toMatchObject(always);
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){2}$/);
  expect(policy).not.toContain('unsafe');
  expect(text).not.toMatch(/<[^>]+\sstyle="/);
  expect(text).not.toMatch(/<[^>]+\son[a-z]+="/);
});

it('the home page says who the provider is', async () => {
  const { page } = await site.send('/');
  expect(page.structuredData.flatMap((data) => data['@type'])).toEqual(
    expect.arrayContaining(['Organization', 'LocalBusiness', 'WebSite']),
  );
});

describe('an address that does not exist', () => {
  it.each([
    '/no-such-page',
    '/events/no-such-event',
    '/news/no-such-entry',
    '/useful-information/no-such-guide',
  ])('%s is answered with a search, a telephone number and the pages most looked for', async (path) => {
    const { status, headers, text, page } = await site.send(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'public, max-age=0, must-revalidate']);
    expect([page.headings(1), page.meta('robots'), page.canonical]).toEqual([[missing], 'noindex', null]);
    expect(text).toContain('name="q"');
    expect(page.links).toContainEqual({ text: brand.phone.display, href: brand.phone.url });
    expect(
      page.links.filter(({ text: words, href }) => words === 'Careers' && href === '/careers'),
    ).not.toEqual([]);
  });

  it('of a picture is not found', async () => {
    expect((await site.send('/news/pictures/none.jpg')).status).toBe(404);
  });
});

it.each([
  ['/no-such-page', 'POST', 'GET, HEAD'],
  ['/about', 'POST', 'GET, HEAD'],
  ['/robots.txt', 'POST', 'GET, HEAD'],
  ['/careers/feed.xml', 'PUT', 'GET, HEAD'],
  ['/api/jobs', 'DELETE', 'GET, HEAD'],
  ['/icon-512.png', 'PATCH', 'GET, HEAD'],
  ['/healthz', 'DELETE', 'GET, HEAD'],
  ['/contact', 'PUT', 'GET, HEAD, POST'],
  ['/careers/nobody/apply?from=list', 'PATCH', 'GET, HEAD, POST'],
  ['/api/apply', 'PUT', 'POST'],
  ['/api/chat/completions', 'DELETE', 'POST'],
])(
  '%s does not take %s: refused with what may be asked of it, and no fault in the log',
  async (path, method, allowed) => {
    const { status, headers, text } = await site.send(path, { method, body: 'x=1' });
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
    expect(text).toContain('Nothing can be sent to this address');
  },
);

it.each([
  ['/about/', '/about'],
  ['/careers/?q=night', '/careers?q=night'],
  ['//example.org/', '/example.org'],
])('%s leads to %s', async (path, to) => {
  const { status, headers } = await site.send(path);
  expect([status, headers.get('location')]).toEqual([308, to]);
});

it('a page that is asked for its headers has no body', async () => {
  for (const path of ['/about', '/careers']) {
    const { status, text } = await site.send(path, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  }
});

it('the site says whether it lives, and whether it can keep its promises', async () => {
  expect((await site.send('/healthz')).text).toBe('{"status":"ok"}');
  expect((await site.send('/readyz')).text).toBe('{"status":"ready"}');
});
