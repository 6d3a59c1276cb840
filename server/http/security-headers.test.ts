import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, inlinedIn, inlineHashes } from './security-headers.ts';

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('permits what stands in a page by its hash, but for data and files', () => {
  const html = `<style>p{}</style><script>go()</script><script src="/more.js"></script>
    <script type="application/ld+json">{}</script><script type="application/json">{}</script>
    <script type="speculationrules">{"prefetch":[]}</script>`;
  expect(
    contentSecurityPolicy(inlineHashes(inlinedIn(html)))
      .split('; ')
      .slice(-2),
  ).toEqual([
    `style-src 'self' ${hashed('p{}')}`,
    `script-src 'self' ${hashed('go()')} ${hashed('{"prefetch":[]}')}`,
  ]);
});

it('permits nothing inline by itself', () => {
  expect(contentSecurityPolicy().split('; ').slice(-2)).toEqual(["style-src 'self'", "script-src 'self'"]);
});
