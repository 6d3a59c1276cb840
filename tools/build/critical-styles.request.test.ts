import { expect, it, vi } from 'vitest';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { everyPage } from '../../tests/support/every-page.ts';
import { BELOW_HERO, SCHEME } from './critical-styles.ts';

// The day of the jobs for tests.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const late = [...BELOW_HERO.map((name) => `<${name}[ >]`), `<[^>]* ${SCHEME}`];

it.each(everyPage)('%s has nothing before its style sheets that is styled by them alone', async (path) => {
  const { text } = await site.send(path);
  const [beforeSheets = '', ...rest] = text.replace(/^.*<body/s, '').split('<link rel="stylesheet"');
  expect(rest).not.toEqual([]);
  expect(beforeSheets.match(new RegExp(late.join('|'), 'g'))).toBeNull();
});

it.each(everyPage)('%s lets its style sheets wait for what is seen first', async (path) => {
  const { text } = await site.send(path);
  const sheets = text.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(sheets).not.toEqual([]);
  expect(sheets.filter((sheet) => !sheet.includes('fetchPriority="low"'))).toEqual([]);
});
