import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it, vi } from 'vitest';
import { services } from '#content/services.yaml';
import { addresses, kinds } from '../tests/support/addresses.ts';
import { startBuiltSite } from '../tests/support/built-site.ts';
import { everyPage, forms } from '../tests/support/every-page.ts';

// The day of the jobs for tests.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const ofEachKind = everyPage.filter((path) => kinds.includes(path) || !addresses.includes(path));

/** The levels of all headings in the order of the page. */
const levelsOf = (html: string) => [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** Leaves out styles and scripts, which are not HTML, and the first half of a streamed page. */
function errorsIn(html: string): string[] {
  const markup = html.replaceAll(/(<(style|script)\b[^>]*>).*?(<\/\2>)/gs, '$1$3');
  return validator
    .validateStringSync(markup)
    .results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${selector}: ${message}`));
}

// Every page, by the checker of the standard: npm run check -- valid-html.
it.each(ofEachKind)('%s is valid HTML', async (path) => {
  expect(errorsIn((await site.send(path)).text)).toEqual([]);
});

it.each(forms)('the answer to a form of %s is valid HTML', async (path, fields) => {
  expect(errorsIn((await site.post(path, fields)).text)).toEqual([]);
});

it('sees what is not valid', () => {
  expect(errorsIn('<!DOCTYPE html><html lang="en"><title>A</title><p><div></div></p></html>')).not.toEqual(
    [],
  );
});

// Many who do not see a page go through it from heading to heading.
function expectAnOutline(html: string): void {
  const levels = levelsOf(html);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
}

it.each(everyPage)('%s has one title, and no heading skips a level', async (path) => {
  expectAnOutline((await site.send(path)).text);
});

it.each(forms)('the answer to a form of %s skips no heading', async (path, fields) => {
  expectAnOutline((await site.post(path, fields)).text);
});

const someServices = ['/home-care', '/night-care', '/supported-living'].filter((path) =>
  services.some(({ slug }) => path === `/${slug}`),
);

it.each(someServices)(
  '%s says under a heading of its own whom it is for and what carers do',
  async (path) => {
    const { page } = await site.send(path);
    for (const section of [/^Who it helps/i, /do$/i, /do not do$/i])
      expect(page.headings(2)).toContainEqual(expect.stringMatching(section));
  },
);
