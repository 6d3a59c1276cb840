import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readContent } from './read-content.ts';
import { currentVersion, type Step, update, versionOf } from './versions.ts';

const content = join(import.meta.dirname, '../../content');

/** Changes that schemas have had elsewhere. */
const invented: readonly Step[] = [
  { says: 'phone is called telephone', change: (files) => files.rename('brand', 'phone', 'telephone') },
  {
    says: 'the hours of the week have a file of their own',
    change: (files) => files.move('opening-times', 'week', 'week', 'week'),
  },
  {
    says: 'the country is a name',
    change: (files) =>
      files.change('brand', 'address.country', (code) => (code === 'GB' ? 'United Kingdom' : code)),
  },
  { says: 'partners are called friends', change: (files) => files.renameFile('partners', 'friends') },
  { says: 'each brand has a motto', change: (files) => files.add('brand', 'motto', 'At home') },
];

const textOf = (folder: string, name: string) => readFileSync(join(folder, `${name}.yaml`), 'utf8');
const valuesOf = (folder: string, name: string) => parse(textOf(folder, name)) as Record<string, unknown>;
const comments = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\s*# *\S/.test(line))
    .sort();

it('a folder is moved over five changes without losing a value or a comment, once', () => {
  const folder = temporaryFolder();
  cpSync(content, folder, { recursive: true });
  writeFileSync(join(folder, 'site.yaml'), 'version: 1\n');
  const before = Object.fromEntries(
    ['brand', 'opening-times', 'partners', 'about'].map((name) => [name, valuesOf(folder, name)]),
  );
  const notes = comments(textOf(folder, 'brand') + textOf(folder, 'opening-times'));
  const about = textOf(folder, 'about');

  expect(update(folder, invented)).toEqual(invented.map(({ says }) => says));
  const { phone, ...brand } = before.brand ?? {};
  const { week, ...times } = before['opening-times'] ?? {};
  expect(valuesOf(folder, 'brand')).toEqual({
    ...brand,
    telephone: phone,
    motto: 'At home',
    address: { ...(brand.address as object), country: 'United Kingdom' },
  });
  expect([valuesOf(folder, 'week'), valuesOf(folder, 'opening-times')]).toEqual([{ week }, times]);
  expect(valuesOf(folder, 'friends')).toEqual(before.partners);
  expect(existsSync(join(folder, 'partners.yaml'))).toBe(false);
  expect(
    comments(textOf(folder, 'brand') + textOf(folder, 'week') + textOf(folder, 'opening-times')),
  ).toEqual(notes);
  expect(textOf(folder, 'about')).toBe(about);
  expect(versionOf(folder)).toBe(6);

  const after = textOf(folder, 'brand');
  expect(update(folder, invented)).toEqual([]);
  expect(textOf(folder, 'brand')).toBe(after);
});

it('only the steps after a folder’s own version are taken, and files that it does not have are not made', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'site.yaml'), '# Ours.\nversion: 4\n');
  writeFileSync(join(folder, 'brand.yaml'), 'phone: 0113 1\n');
  expect(update(folder, invented)).toEqual(['partners are called friends', 'each brand has a motto']);
  expect(textOf(folder, 'brand')).toBe('phone: 0113 1\nmotto: At home\n');
  expect(textOf(folder, 'site')).toBe('# Ours.\nversion: 6\n');
  expect(existsSync(join(folder, 'friends.yaml'))).toBe(false);
});

it('a folder of the first version that had every file of the sample is right again', () => {
  const folder = temporaryFolder();
  cpSync(content, folder, { recursive: true });
  const without: Record<string, RegExp[]> = {
    registration: [/^ {2}(everyday|availableNow): .*\n/gm, /^ {2}later:\n( {4}.*\n)+/m],
    company: [/^ +(lineWithoutNumber|name|address): .*\n/gm],
    nations: [/^ +(council|healthBoard): .*\n/gm],
    samples: [/^ {2}promises:\n( {4}.*\n)+/m],
    'assistant-words': [/^careKinds:\n( .*\n)+/m],
    'assistant-sentences': [/^ {2}everydayNow:\n( {4}.*\n)+/m, /^ {2}(notOffered|perhapsOffered): .*\n/gm],
    'mails/morning-letter': [/^ +not-offered: .*\n/m],
    'mails/every-mail': [/^ +(noCopy|ring|unsafe|replyElsewhere): .*\n/gm, /^ {2}neutral:\n( {4}.*\n)+/m],
    forms: [/^ +noCopy: .*\n/m],
    faq: [/^ +(words|smallWords): .*\n/gm],
    site: [/^version: .*\n/m],
  };
  for (const [name, patterns] of Object.entries(without)) {
    const before = textOf(folder, name);
    const after = patterns.reduce((text, pattern) => text.replace(pattern, ''), before);
    expect(after, name).not.toBe(before);
    writeFileSync(join(folder, `${name}.yaml`), name === 'site' ? `${after}version: 1\n` : after);
  }
  const old = textOf(folder, 'registration').replace(
    'own site.',
    'own site. Our lifestyle support needs no registration.',
  );
  writeFileSync(join(folder, 'registration.yaml'), old);
  const mails = textOf(folder, 'mails/every-mail').replace('thanks:', 'thanksTo: Dear {name}.\n  thanks:');
  writeFileSync(join(folder, 'mails/every-mail.yaml'), mails);
  expect(readContent(folder).errors.length).toBeGreaterThan(10);

  expect(update(folder)).toHaveLength(currentVersion() - 1);
  expect(readContent(folder).errors).toEqual([]);
  for (const name of ['registration', 'faq']) expect(valuesOf(folder, name)).toEqual(valuesOf(content, name));
});

it('a folder of version 3 that was made before the last of its words gets them, and keeps its own', () => {
  const folder = temporaryFolder();
  cpSync(content, folder, { recursive: true });
  const own = textOf(folder, 'careers').replace(/^ +(shift|anyShift): .*\n/gm, '');
  writeFileSync(join(folder, 'careers.yaml'), own.replace('Join Our Team', 'Come and Care'));
  writeFileSync(join(folder, 'site.yaml'), 'version: 3\n');
  const places = () => readContent(folder).errors.map((error) => error.split(': ', 2)[1]);
  expect(places().sort()).toEqual(['careers.search.anyShift', 'careers.search.shift']);

  expect(update(folder)).toHaveLength(1);
  expect(places()).toEqual([]);
  expect(textOf(folder, 'careers')).toContain('Come and Care');
});

it.each([
  [currentVersion() + 1, 'newer version'],
  [currentVersion() - 1, 'older version'],
])('a folder of version %i is neither built nor edited', (version, says) => {
  const folder = temporaryFolder();
  cpSync(content, folder, { recursive: true });
  writeFileSync(join(folder, 'site.yaml'), `version: ${version}\n`);
  for (const command of ['check', 'edit']) {
    const { status, stderr } = spawnSync(process.execPath, ['packages/editor/main.ts', command], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, CONTENT_DIR: folder },
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect([command, status, stderr]).toEqual([command, 1, expect.stringContaining(says)]);
  }
});

it('the sample is of the version of the site', () => {
  expect(versionOf(content)).toBe(currentVersion());
});
