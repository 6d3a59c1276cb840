import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ratedAs } from '../../../tests/support/rated-brand.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readContent } from '../read-content.ts';

const content = join(import.meta.dirname, '../../../content');

/** Errors of the sample with one file otherwise. */
function errorsWith(name: string, from: string | RegExp, to: string): readonly string[] {
  const folder = temporaryFolder();
  cpSync(content, folder, { recursive: true, filter: (path) => !path.endsWith('.md') });
  const text = readFileSync(join(folder, name), 'utf8');
  writeFileSync(join(folder, name), text.replace(from, to));
  expect(text.replace(from, to)).not.toBe(text);
  return readContent(folder).errors;
}

it.each([
  [
    'a rating that the regulator does not give',
    'brand.yaml',
    /^registration:\n( +.*\n)+/m,
    ratedAs('Superb'),
    /^content\/brand\.yaml:\d+: registration\.ratings\.0\.rating: is none that .*: there is Outstanding, Good, Requires improvement, Inadequate$/,
  ],
  [
    'a rating where the regulator gives none',
    'brand.yaml',
    /^nation: england\n([\s\S]*?)^registration:\n( +.*\n)+/m,
    `nation: northernIreland\n$1${ratedAs('Superb')}`,
    /registration\.ratings\.0\.rating: is none that .* gives \(content\/nations\.yaml\)$/,
  ],
  [
    'an option that the contact form does not have',
    'services/night-care.yaml',
    /^contactOption: .*/m,
    'contactOption: nights',
    /^content\/services\/night-care\.yaml:\d+: contactOption: must be an option of content\/service-options\.yaml$/,
  ],
  [
    'an option of everyday help that is not there',
    'lifestyle-services.yaml',
    /contactOption: .*/,
    'contactOption: tea',
    /^content\/lifestyle-services\.yaml:\d+: lifestyleServices\.0\.contactOption: must be an option/,
  ],
  [
    'prices that are past',
    'prices.yaml',
    /^ {2}from: .*/m,
    "  from: '2020-01-01'\n  until: '2020-12-31'",
    /^content\/prices\.yaml:\d+: prices\.until: is past/,
  ],
  [
    'a colour that cannot be read',
    'colours.yaml',
    /^ {2}ink: .*/m,
    "  ink: '#8a8a8a'",
    /^content\/colours\.yaml:1: body text reach 3\.2:1/,
  ],
])('names %s', (_, name, from, to, says) => {
  expect(errorsWith(name, from, to)).toContainEqual(expect.stringMatching(says));
});

it('a missing telephone number is said of its own file alone', () => {
  expect(errorsWith('brand.yaml', /^phone: .*\n/m, '')).toEqual([
    expect.stringMatching(/^content\/brand\.yaml:\d+: phone: is missing/),
  ]);
});
