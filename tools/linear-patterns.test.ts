import { detectDangerByRules } from 'site-assistant/rule-based-danger';
import { describe, expect, it } from 'vitest';
import { builtPatterns } from './linear-patterns/built-patterns.ts';
import { slowParts } from './linear-patterns/slow-parts.ts';
import { EXCEPTIONS, slowIn } from './linear-patterns.ts';

const slow = [
  /\s+$/,
  /^\s*(.*?)\s*$/,
  /(a+)+$/,
  /(?:\w+\s?)*$/,
  /<Override [^>]*PartName="x"/g,
  /foo.*bar/,
  /a(?:b.*c)*d/,
  /(?<!x\s+)y/,
  /[\p{L}]+x/u,
  /^a.*b/ms,
];

const linear = [
  /(?<!\s)\s+$/,
  /<Override [^<>]*PartName="x"/g,
  /^foo.*bar/,
  /foo.*/,
  /"[^"]*"/,
  /a{1,20}b/,
  /(?:"((?:[^"]|"")*)"|([^,]*)),/gy,
];

it.each(slow)('%s is named', (pattern) => {
  expect(slowParts(pattern)).not.toEqual([]);
});

it.each(linear)('%s is not', (pattern) => {
  expect(slowParts(pattern)).toEqual([]);
});

it('a pattern that takes the square of its text is named with its file and line', () => {
  const text = ['const a = 1;', 'export const ends = (typed: string) => typed.replace(/,+$/, "");'].join(
    '\n',
  );
  expect(slowIn('server/planted.ts', text)).toEqual([
    'server/planted.ts:2: /,+$/ can take much longer than its text, by ,+',
  ]);
});

it('a pattern that is put together while a module loads is seen as it comes to be', async () => {
  const built = await builtPatterns(async () => void new RegExp(['a+', '$'].join('')));
  expect(built.map(({ source }) => source)).toEqual(['a+$']);
});

describe('what is excepted', () => {
  it('is known', () => {
    expect(Object.keys(EXCEPTIONS)).toEqual(['packages/assistant/danger/rule-based-danger.ts']);
  });

  it('looks no further than it says', () => {
    expect(detectDangerByRules(`${' '.repeat(1900)}\ncall an ambulance`)).toBe('emergency');
    expect(detectDangerByRules(`${' '.repeat(2000)}\ncall an ambulance`)).toBeNull();
  });
});
