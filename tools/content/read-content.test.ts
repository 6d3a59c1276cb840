import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readContent } from './read-content.ts';

const content = join(import.meta.dirname, '../../content');

/** The files that ship, with other ones in the place of some. */
function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  cpSync(content, folder, { recursive: true, filter: (name) => !/\.(ts|md)$/.test(name) });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const errorsWith = (files: Readonly<Record<string, string | Buffer>>) =>
  readContent(folderWith(files)).errors;
const shipped = (name: string) => readFileSync(join(content, name), 'utf8');
const hours = (text: string) => errorsWith({ 'opening-times.yaml': text });

describe('a file that is not as it must be', () => {
  it('is named with the line, the place, the reason and an example, all at once', () => {
    const text = `week:
  Monday: ['09:00', '18:00']
  Tuesday: ['18:00', '09:00']
  Wednesday: '09:00'
  Thursday: ['9', '18:00']
  Firday: ['09:00', '18:00']
otherDays:
  '2026-02-30': null
notices:
  - from: '2026-12-24'
    until: '2026-12-31'
    text: Ring {phone}
  - from: soon
    until: '2026-12-23'
`;
    expect(
      errorsWith({
        'opening-times.yaml': text,
        'area.yaml': shipped('area.yaml').replace('answer:', 'anwser:'),
      }),
    ).toEqual([
      expect.stringMatching(/^content\/area\.yaml:\d+: answer: is missing, such as answer: Ring us$/),
      expect.stringMatching(/^content\/area\.yaml:\d+: anwser: is not known here: there is short, full/),
      'content/opening-times.yaml:3: week.Tuesday: must close after it opens',
      "content/opening-times.yaml:4: week.Wednesday: must be when it opens and when it closes, such as ['09:00', '18:00']",
      "content/opening-times.yaml:5: week.Thursday.0: must be a time of the day in quotes, such as '14:30'",
      expect.stringMatching(
        /^content\/opening-times\.yaml:6: week\.Firday: is not known here: there is Monday, Tuesday/,
      ),
      "content/opening-times.yaml:8: otherDays.2026-02-30: must be a date, such as '2026-12-31'",
      expect.stringMatching(/opening-times\.yaml:12: notices\.0\.text: cannot have \{phone\}/),
      "content/opening-times.yaml:13: notices.1.from: must be a date, such as '2026-12-31'",
      expect.stringMatching(/opening-times\.yaml:13: notices\.1\.text: is missing, such as text: Ring us/),
    ]);
  });

  it.each([
    ['week: {}\notherDays: {}\nnotices: []\n', 1, 'a day on which the office is open'],
    ['', 1, 'must have names with values'],
    ['- one\n', 1, 'must have names with values'],
    ['week:\n  Monday: open: early\n', 2, 'second colon'],
    ['week:\n\tMonday: open\n', 2, 'tab'],
    ["week:\n  Monday: ['09:00', '18:00'\nnotices: []\n", 3, 'bracket'],
    ['week:\n  Monday: null\n  Monday: null\n', 3, 'stands there already'],
    ['week: &week {}\notherDays: *week\n', 1, 'write the text out'],
    ['week: !!js/function x\n', 1, 'has ! before a name'],
    ['week: {}\n---\nweek: {}\n', 2, 'cannot be read'],
    [`week: ${'['.repeat(100_000)}\n`, 1, ''],
    [`# ${'x'.repeat(300_000)}\n`, 1, 'larger than 256 kB'],
    ['week:\n  Monday: \u202Eopen\n', 2, 'cannot be seen'],
    ['week:\n  Monday: "a\u0000"\n', 2, 'cannot be seen'],
  ])('is answered plainly: %#', (text, line, says) => {
    const [first = ''] = hours(text);
    expect(first).toMatch(new RegExp(`^content/opening-times\\.yaml:${line}: .*${says}`));
  });

  it('may be a bomb of names that stand for each other', () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`).join('\n')}\n`;
    expect(hours(bomb)[0]).toContain('write the text out');
  });

  it('may come in another encoding, which is named with the line', () => {
    expect(errorsWith({ 'shortcuts.yaml': Buffer.from('# one\n# caf\u00e9\n', 'latin1') })).toEqual([
      'content/shortcuts.yaml:2: has letters in another encoding: save the file as UTF-8',
    ]);
  });

  it('is no link out of the folder', () => {
    const folder = folderWith({});
    renameSync(join(folder, 'area.yaml'), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'area.yaml'));
    expect(readContent(folder).errors).toEqual([
      'content/area.yaml:1: must be a file of its own, and no link',
    ]);
  });

  it('has a name that the site reads, and none is missing', () => {
    const folder = folderWith({ 'openingtimes.yaml': 'week: {}\n', 'mails/welcome.yaml': 'title: Hello\n' });
    rmSync(join(folder, 'opening-times.yaml'));
    expect(readContent(folder).errors).toEqual([
      expect.stringMatching(/^content\/mails\/welcome\.yaml:1: is not read by the site/),
      'content/opening-times.yaml:1: is missing',
      expect.stringMatching(
        /^content\/openingtimes\.yaml:1: is not read by the site: there is .*opening-times/,
      ),
    ]);
  });
});

describe('a file that people have saved elsewhere', () => {
  it('may have the line ends of Windows and a mark of its encoding', () => {
    const text = `\uFEFF${shipped('opening-times.yaml').replaceAll('\n', '\r\n')}`;
    expect(hours(text)).toEqual([]);
    expect(hours(text.replace("'18:00'", "'6 pm'"))).toEqual([
      expect.stringMatching(/^content\/opening-times\.yaml:5: week\.Monday\.1: /),
    ]);
  });
});

it('a provider’s folder is lent the general words that it does not say otherwise, those of folders, too', () => {
  const own = `place: 4\nintents:\n  - { name: tea, pages: [], answer: Tea., asks: [tea] }\n`;
  const folder = folderWith({ 'intents/care.yaml': own });
  for (const name of ['intents/privacy.yaml', 'shortcuts.yaml']) rmSync(join(folder, name));
  const { values, errors } = readContent(folder, content);
  expect(errors).toEqual([]);
  expect(values.get('intents/care')).toHaveProperty('intents.length', 1);
  expect([values.has('intents/privacy'), values.has('shortcuts')]).toEqual([true, true]);
  rmSync(join(folder, 'services'), { recursive: true });
  expect([...readContent(folder, content).values.keys()].join()).not.toContain('services/');
});

describe('a word of another file', () => {
  const described = (sentence: string) =>
    readContent(
      folderWith({
        'shortcuts.yaml': shipped('shortcuts.yaml').replace(/title: .*/, `title: '${sentence}'`),
      }),
    );

  it('stands in its place', () => {
    const { values, errors } = described('{largest-cv.maxCvMegabytes} keys, in {area.short}');
    expect(errors).toEqual([]);
    const { short } = values.get('area') ?? {};
    const { maxCvMegabytes } = values.get('largest-cv') ?? {};
    const title = `${maxCvMegabytes} keys, in ${short}`;
    expect(values.get('shortcuts')?.shortcutsPanel).toHaveProperty('title', title);
  });

  it('may be one of the nation in which care is given', () => {
    const [brand, shortcuts] = ['brand.yaml', 'shortcuts.yaml'].map(shipped);
    const titleIn = (nation: string) => {
      const folder = folderWith({
        'brand.yaml': (brand ?? '').replace(/^nation: .*/m, `nation: ${nation}`),
        'shortcuts.yaml': (shortcuts ?? '').replace(/title: .*/, "title: 'Your {nation.healthBoard}'"),
      });
      const { values, errors } = readContent(folder);
      return errors.length > 0
        ? errors
        : Reflect.get(Object(values.get('shortcuts')?.shortcutsPanel), 'title');
    };
    expect(titleIn('england')).toBe('Your NHS integrated care board');
    expect(titleIn('wales')).toBe('Your health board');
    expect(titleIn('gallia')).toEqual([expect.stringContaining('nation: must be')]);
  });

  it('that is none has its words left out, or others in their place; elsewhere it is named', () => {
    const titleWith = (whatsapp: string, title: string) => {
      const brand = shipped('brand.yaml').replace(/^whatsapp: .*/m, `whatsapp: ${whatsapp}`);
      const shortcuts = shipped('shortcuts.yaml').replace(/title: .*/, `title: '${title}'`);
      const { values, errors } = readContent(
        folderWith({ 'brand.yaml': brand, 'shortcuts.yaml': shortcuts }),
      );
      const found = errors.filter((error) => error.includes('shortcuts'));
      return found.length > 0 ? found : Reflect.get(Object(values.get('shortcuts')?.shortcutsPanel), 'title');
    };
    const title = 'Ring{brand.whatsapp?, or write to {brand.whatsapp}}{brand.whatsapp?.| us.}';
    expect(titleWith('07700 900 123', title)).toBe('Ring, or write to 07700 900 123.');
    expect(titleWith('null', title)).toBe('Ring us.');
    expect(titleWith('null', 'Write to {brand.whatsapp}')).toEqual([
      expect.stringContaining('{brand.whatsapp} is none: take out what is said of it'),
    ]);
  });

  it.each([
    '{brand.whatsup?Write}',
    '{nation.shrine}',
    '{area.shrot}',
    '{aera.short}',
    '{area.councils}',
    '{area.constructor}',
    '{area.__proto__.x}',
  ])('is named if there is none: %s', (reference) => {
    const name = reference.replace(/\?.*/, '}');
    expect(described(`Keys ${reference}`).errors).toEqual([
      expect.stringContaining(`shortcutsPanel.title: ${name} is no text of another file`),
    ]);
  });
});
