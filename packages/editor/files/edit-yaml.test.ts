import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from './edit-yaml.ts';

const FILE = `# A remark at the top.
title:   "Care: at home"   # kept
lede: >-
  A folded text that goes
  over two lines.
other: 'It’s here'

# About the list.
cards:
  # The first.
  - id: one
    text: One thing.

  # The second.
  - id: two
    text: |
      Line one.
      Line two.
hours: ['09:00', '18:00']
closed: null
none: []
last: plain # the end
`;
const value = () => parse(FILE);

function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
}

function edited(change: (values: ReturnType<typeof value>) => void, file = FILE) {
  const values = parse(file);
  change(values);
  return { values, text: editYaml(file, values) };
}

describe('a changed value changes its own lines', () => {
  it.each([
    ['quotes', { title: 'Help' }, ['title:   "Help"   # kept']],
    ['quotes where they are needed', { other: "It's: here" }, ["other: 'It''s: here'"]],
    ['plain text', { last: 'a #sign' }, ["last: 'a #sign' # the end"].map((line) => line)],
    ['times', { hours: ['09:30', '18:00'] }, ["hours: ['09:30', '18:00']"]],
    ['nothing becomes hours', { closed: ['10:00', '12:00'] }, ["closed: ['10:00', '12:00']"]],
  ])('%s', (_, change, lines) => {
    const { text } = edited((values) => Object.assign(values, change));
    expect(changedLines(FILE, text).come).toEqual(lines);
    expect(changedLines(FILE, text).gone).toHaveLength(1);
  });

  it('a folded text stays folded', () => {
    const { text } = edited((values) => {
      values.lede = 'Another text that is long enough to be folded over two lines.';
    });
    expect(changedLines(FILE, text).come).toEqual([
      '  Another text that is long enough to be',
      '  folded over two lines.',
    ]);
  });
});

describe('a list', () => {
  it('is added to, its items spaced as they are', () => {
    const { text } = edited((values) => values.cards.push({ id: 'three', text: 'A thing: new.' }));
    expect(text).toBe(FILE.replace('Line two.\n', "Line two.\n\n  - id: three\n    text: 'A thing: new.'\n"));
  });

  it('is taken from, with the remark on what is gone', () => {
    const { text } = edited((values) => values.cards.splice(0, 1));
    expect(text).toBe(
      FILE.replace('  - id: one\n    text: One thing.\n\n', '').replace(
        '  # The first.\n',
        '  # The first.\n',
      ),
    );
  });

  it('is moved in, and a moved item keeps its lines', () => {
    const { text } = edited((values) => values.cards.reverse());
    expect(text).toContain(
      '  # The second.\n  - id: two\n    text: |\n      Line one.\n      Line two.\n\n  - id: one',
    );
  });

  it('is begun where there was none, and emptied', () => {
    const begun = edited((values) => values.none.push('First')).text;
    expect(begun).toBe(FILE.replace('none: []\n', 'none:\n  - First\n'));
    expect(edited((values) => values.none.pop(), begun).text).toBe(FILE);
  });
});

it('a name is added and taken away', () => {
  const file = "days:\n  '2026-12-24': null # half\nend: 1\n";
  const { text } = edited((values) => Object.assign(values.days, { '2026-12-29': ['09:00', '13:00'] }), file);
  expect(text).toBe(file.replace('half\n', "half\n  '2026-12-29': ['09:00', '13:00']\n"));
  expect(edited((values) => delete values.days['2026-12-29'], text).text).toBe(file);
});

it('line ends of Windows stay', () => {
  const file = FILE.replaceAll('\n', '\r\n');
  const { text } = edited((values) => values.cards.push({ id: 'three', text: 'New\nlines' }), file);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(text).toContain('  - id: three\r\n');
});

it.each(['opening-times', 'prices', 'brand', 'about', 'testimonials', 'services/night-care', 'places'])(
  'each text of %s is changed in its own lines',
  (name) => {
    const file = readFileSync(join(import.meta.dirname, `../../../content/${name}.yaml`), 'utf8');
    const paths = leaves(parse(file));
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      const { text } = edited((values) => set(values, path), file);
      const { gone, come } = changedLines(file, text);
      expect(Math.max(gone.length, come.length), path.join('.')).toBeLessThanOrEqual(1);
    }
  },
);

type Path = (string | number)[];

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function set(values: Record<string | number, unknown>, path: Path): void {
  const [step = '', ...rest] = path;
  if (rest.length > 0) set(values[step] as Record<string, unknown>, rest);
  else values[step] = `Changed: ${String(values[step])}`;
}
