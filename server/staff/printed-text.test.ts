import { describe, expect, it } from 'vitest';
import { counted, localTime, safeName, stripControlCharacters, textTable } from './printed-text.ts';

describe('what the staff see in the terminal', () => {
  it('shows times as the office clock does, in summer and in winter', () => {
    expect(localTime(new Date('2026-07-01T08:05:00Z'))).toBe('2026-07-01 09:05');
    expect(localTime(new Date('2026-11-21T08:05:00Z'))).toBe('2026-11-21 08:05');
  });

  it('cannot be steered by what a stranger typed', () => {
    expect(stripControlCharacters('a\u001b[2Jb\u202ec\u0007d\ne')).toBe('a[2Jbcd\ne');
  });

  it('keeps each row on its line, under its heading', () => {
    expect(
      textTable(
        ['NAME', 'FILE'],
        [
          ['Dora\nAsh', 'cv.pdf'],
          ['Ed', ''],
        ],
      ),
    ).toBe('NAME      FILE\nDora Ash  cv.pdf\nEd');
  });

  it('counts in words', () => {
    expect([counted(1, 'file'), counted(2, 'file')]).toEqual(['1 file', '2 files']);
  });
});

describe('the names of saved files', () => {
  it.each([
    ['my cv.pdf', 'my-cv.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Dora\\cv.docx', 'cv.docx'],
    ['.bashrc', 'bashrc'],
    ['-rf', 'rf'],
    ['$(reboot).pdf', 'reboot-.pdf'],
    ['Łukasz CV.pdf', 'Łukasz-CV.pdf'],
    ['/', 'file'],
  ])('make %j into %j', (given, safe) => {
    expect(safeName(given)).toBe(safe);
  });
});
