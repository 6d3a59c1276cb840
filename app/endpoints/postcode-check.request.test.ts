import { expect, it } from 'vitest';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';

const site = await startBuiltSite();
const path = '/api/postcode-check';

describeAsShipped(() => {
  it.each([
    ['so14 7ly', 'home', { kind: 'served', postcode: 'SO14 7LY', district: 'Southampton' }],
    ['PO1 2AL', 'home', { kind: 'not-served', postcode: 'PO1 2AL', district: 'Portsmouth', partly: true }],
    ['PO1 2AL', 'services', { kind: 'served', postcode: 'PO1 2AL', district: 'Portsmouth', partly: true }],
    [
      'PO1 2AL',
      'anywhere',
      { kind: 'not-served', postcode: 'PO1 2AL', district: 'Portsmouth', partly: true },
    ],
    ['QQ1 1AA', 'home', { kind: 'not-found', postcode: 'QQ1 1AA' }],
    ['nonsense', 'home', { kind: 'invalid' }],
    ['', 'home', { kind: 'empty' }],
  ])('"%s" for %s is answered with its outcome', async (postcode, area, outcome) => {
    const { status, headers, text } = await site.post(path, { postcode, area });
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/json',
      'no-store',
    ]);
    expect(JSON.parse(text)).toEqual(outcome);
  });
});

it('what is no form, too large, or another method, is refused', async () => {
  const json = { body: '{"postcode":"SO14 7LY"}', headers: { 'content-type': 'application/json' } };
  expect((await site.send(path, { method: 'POST', ...json })).status).toBe(415);
  expect((await site.post(path, { postcode: 'x'.repeat(300_000) })).status).toBe(413);
  const { status, headers } = await site.send(path);
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
});

it('a page elsewhere cannot read the answer', async () => {
  const answer = await site.post(path, { postcode: 'SO14 7LY' }, { origin: 'https://elsewhere.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
