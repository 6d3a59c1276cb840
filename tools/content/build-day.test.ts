import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { buildDay, isSampleOld } from './build-day.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A project that was built on 29 February 2028. */
function project(prices = 'prices:\n  from: 4 weeks ago\n'): string {
  const root = temporaryFolder();
  for (const folder of ['build/content', 'content']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'build/content/build-day.ts'), "export const buildDay: string = '2028-02-29';\n");
  writeFileSync(join(root, 'content/prices.yaml'), prices);
  return root;
}

it.each([
  ['the same day', '2028-02-29T23:59:00Z', '2028-02-29', false],
  ['four weeks later', '2028-03-28T12:00:00Z', '2028-02-29', false],
  ['a day after that', '2028-03-29T00:00:00Z', '2028-03-29', true],
  ['a year later', '2029-06-15T12:00:00Z', '2029-06-15', true],
  ['with a clock that is behind', '2028-02-28T12:00:00Z', '2028-02-28', true],
])('days are counted from the build’s: %s', (_, now, day, isOld) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const root = project();
  expect([buildDay(root), isSampleOld(root)]).toEqual([day, isOld]);
});

it('words with plain dates are never too old, and neither is another folder than the sample’s', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2029-06-15T12:00:00Z') });
  expect(isSampleOld(project("prices:\n  from: '2026-11-01'\n"))).toBe(false);
  const root = project();
  cpSync(join(root, 'content'), join(root, 'ours'), { recursive: true });
  vi.stubEnv('CONTENT_DIR', 'ours');
  expect(isSampleOld(root)).toBe(false);
});
