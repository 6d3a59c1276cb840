import { expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { islands } from './registry.ts';

const site = await startBuiltSite();

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const plainText = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '');

/** The names of a page's islands with the props that travel with each. */
async function islandsOf(path: string): Promise<[string, string][]> {
  const { text } = await site.send(path);
  const found = text.matchAll(/<div data-island="([^"]+)"[^>]*? data-props="([^"]*)"/g);
  return Array.from(found, ([, name = '', props = '']) => [name, plainText(props)]);
}

const jobPage = /\/careers\/(?!feed)[\w-]+/.exec((await site.send('/careers')).text)?.[0] ?? '';
const pages = [...addresses, jobPage, `${jobPage}/apply`, '/job-alerts', '/area-notice'];
const found = await Promise.all(pages.map(async (path) => [path, await islandsOf(path)] as const));

it.each(found)(
  'the islands of %s are named in the registry, and their props are plain data',
  (_path, all) => {
    for (const [name, props] of all) {
      expect(Object.keys(islands)).toContain(name);
      expect(JSON.parse(props)).toBeTypeOf('object');
      expect(JSON.stringify(JSON.parse(props))).toBe(props);
    }
  },
);

it('every island of the registry is on a page', () => {
  const used = new Set(found.flatMap(([, all]) => all.map(([name]) => name)));
  expect([...used].sort()).toEqual(Object.keys(islands).sort());
});
