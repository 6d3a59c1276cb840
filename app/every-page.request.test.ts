import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { addresses } from '../tests/support/addresses.ts';
import { startBuiltSite } from '../tests/support/built-site.ts';

const site = await startBuiltSite();
const jobPage = /\/careers\/(?!feed)[\w-]+/.exec((await site.send('/careers')).text)?.[0] ?? '/careers';
const others = [
  jobPage,
  `${jobPage}/apply`,
  '/area-notice',
  '/job-alerts',
  '/search?q=care',
  '/no-such-page',
];

/** The levels of all headings in the order of the page. */
const levelsOf = (html: string) => [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));

/** What the standard forbids, and nothing of style. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What is not valid, and where. */
async function errorsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${selector}: ${message}`),
  );
}

it.each([...addresses, ...others])('%s is valid HTML', async (path) => {
  expect(await errorsIn((await site.send(path)).text)).toEqual([]);
});

it.each([
  ['/postcode-check', { postcode: 'M1 1AE', area: 'home' }],
  ['/contact', {}],
  ['/area-notice', {}],
  ['/events/ai-in-plain-english', {}],
])('the answer to a form of %s is valid HTML', async (path, fields) => {
  expect(await errorsIn((await site.post(path, fields)).text)).toEqual([]);
});

it('sees what is not valid', async () => {
  expect(
    await errorsIn('<!DOCTYPE html><html lang="en"><title>A</title><p><div></div></p></html>'),
  ).not.toEqual([]);
});

// Many who do not see a page go through it from heading to heading.
it.each([...addresses, ...others])('%s has one title, and no heading skips a level', async (path) => {
  const levels = levelsOf((await site.send(path)).text);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skips).toEqual([]);
});

it.each(['/home-care', '/night-care', '/supported-living'])(
  '%s says under a heading of its own whom it is for and what carers do',
  async (path) => {
    const { page } = await site.send(path);
    for (const section of [/^Who it helps/i, /do$/i, /do not do$/i])
      expect(page.headings(2)).toContainEqual(expect.stringMatching(section));
  },
);
