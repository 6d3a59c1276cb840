import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readContent } from './read-content.ts';
import { currentVersion, update } from './versions.ts';

const content = join(import.meta.dirname, '../../content');

const whole = `policy: We ask everyone.
testimonials:
  - id: ada
    quote: They came when they said.
    name: Ada P.
    relation: Night care
    place: Ely
    source: A letter to the office
    month: '2026-05'
    given: nothing
    sample: false
`;

function folderWith(text: string): string {
  const folder = temporaryFolder();
  cpSync(content, folder, { recursive: true, filter: (name) => !name.endsWith('.md') });
  writeFileSync(join(folder, 'testimonials.yaml'), text);
  return folder;
}

it('a quote that says when it was said and what was given for it is right, with or without stars', () => {
  expect(readContent(folderWith(whole)).errors).toEqual([]);
  const rated = whole.replace('    sample', '    stars: 4\n    sample');
  expect(readContent(folderWith(rated)).errors).toEqual([]);
});

it.each([
  [/ {4}source: .*\n/, 'testimonials.0.source: is missing'],
  [/ {4}month: .*\n/, 'testimonials.0.month: must be said'],
  [/'2026-05'/, 'testimonials.0.month: must be a month', 'May'],
  [/ {4}given: .*\n/, 'testimonials.0.given: must be said'],
  [/policy: .*\n/, 'policy: must be said'],
])('one without %s is refused with file, line and field', (pattern, says, instead = '') => {
  const { errors } = readContent(folderWith(whole.replace(pattern, instead)));
  expect(errors).toEqual([expect.stringMatching(/^content\/testimonials\.yaml:\d+: /)]);
  expect(errors[0]).toContain(says);
});

it('all that is missing is named at once, with an example', () => {
  const bare = whole.replace(/policy: .*\n/, '').replace(/ {4}(source|month|given): .*\n/g, '');
  const { errors } = readContent(folderWith(bare));
  expect(errors).toHaveLength(4);
  expect(errors.join('\n')).toContain('source: is missing, such as source: A letter to the office');
});

it('the example for what is missing is of its kind', () => {
  const bare = whole.replace(/ {4}(place|relation|sample): .*\n/g, '');
  expect(
    readContent(folderWith(bare)).errors.map((error) => error.replace(/.*testimonials\.0\./, '')),
  ).toEqual([
    'place: is missing, such as place: Norwich',
    'relation: is missing, such as relation: Night care',
    'sample: is missing, such as sample: true',
  ]);
});

it('an old folder’s own quotes are named, and nothing is invented for them', () => {
  const old = whole.replace(/policy: .*\n/, '').replace(/ {4}(month|given): .*\n/g, '');
  const folder = folderWith(old);
  writeFileSync(join(folder, 'site.yaml'), `version: ${currentVersion() - 1}\n`);
  update(folder);
  expect(readFileSync(join(folder, 'testimonials.yaml'), 'utf8')).toBe(old);
  const fields = readContent(folder).errors.map((error) => /:\d+: ([\w.]+):/.exec(error)?.[1]);
  expect(fields.sort()).toEqual(['policy', 'testimonials.0.given', 'testimonials.0.month']);
});
