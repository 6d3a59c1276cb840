import { describe, expect, it } from 'vitest';
import { toCsv } from './submission-text.ts';

describe('CSV for a spreadsheet', () => {
  it('is told apart from other encodings, and keeps letters, quotes, commas and lines', () => {
    expect(
      toCsv([
        ['Łukasz', 'say "hello", please'],
        ['two\nlines', ''],
      ]),
    ).toBe('\uFEFF"Łukasz","say ""hello"", please"\r\n"two\nlines",""\r\n');
  });

  it.each(['=1+1', '+441632960000', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\0=1', '\n@x'])(
    'never lets %j be a formula',
    (text) => {
      expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
    },
  );

  it('leaves other text as it is', () => {
    expect(toCsv([["O'Brien", 'a=b', '5 - 3', 'me@example.org']])).toBe(
      '\uFEFF"O\'Brien","a=b","5 - 3","me@example.org"\r\n',
    );
  });
});
