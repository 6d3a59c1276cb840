import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { avoidedWords } from './checks/avoided-words.ts';

/** Text that people read or hear of a document, its title and descriptions among it. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<(?!meta)(?!img)[^>]*?(?:(?:aria-label|title|placeholder)="([^"]*)"[^>]*)?>/g, ' $1 ')
    .replace(/&#x27;/g, "'");
}

it('no page has a word that we avoid', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const site = await startBuiltSite();
  const sitemap = (await site.send('/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
    url.replace(brand.publicUrl, ''),
  );
  expect(listed.length).toBeGreaterThan(25);
  const others = ['/news', '/search?q=care', '/no-such-page', '/careers/no-such-job', '/postcode-check'];
  const found = [];
  for (const path of [...listed, ...others]) {
    for (const word of avoidedWords(wordsOf((await site.send(path || '/')).text)))
      found.push(`${path}: ${word}`);
  }
  expect(found).toEqual([]);
});
