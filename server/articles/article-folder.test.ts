import { describe, expect, it } from 'vitest';
import { readArticleFile } from './article-folder.ts';

const good = '---\ntitle: Open day\ndate: 2026-11-20\nsummary: Tea and a talk.\n---\n\nCome **in**.\n';
const withField = (line: string) => good.replace('summary:', `${line}\nsummary:`);

describe('an article’s file', () => {
  it('has its fields, its text, and its address from its name', () => {
    expect(readArticleFile(good, 'open-day.md')).toMatchObject({
      value: {
        article: {
          slug: 'open-day',
          title: 'Open day',
          summary: 'Tea and a talk.',
          date: '2026-11-20',
          updated: '',
          checked: '',
          searchWords: '',
          picture: null,
          text: 'Come **in**.',
        },
      },
    });
  });

  it('may have a picture beside it, and a day on which it changed', () => {
    const file = withField('image: open-day.jpg\nimageAlt: A full hall.\nupdated: 2026-11-21');
    expect(readArticleFile(file, 'open-day.md')).toMatchObject({
      value: {
        article: { picture: { file: 'open-day.jpg', alt: 'A full hall.' }, updated: '2026-11-21' },
        pictureLine: 4,
      },
    });
  });

  it.each([
    ['no title', good.replace('title: Open day\n', ''), [1, 'title', 'is missing']],
    ['no date', good.replace('date: 2026-11-20\n', ''), [1, 'date', 'is missing']],
    [
      'a date that does not exist',
      good.replace('2026-11-20', '2026-11-31'),
      [3, 'date', 'must be a date such as 2026-12-31'],
    ],
    ['an empty summary', good.replace('Tea and a talk.', '" "'), [4, 'summary', 'must not be empty']],
    [
      'a summary that is too long',
      good.replace('Tea and a talk.', 'x'.repeat(301)),
      [4, 'summary', 'must be at most 300 characters'],
    ],
    ['a field nobody knows', withField('author: Jo'), [4, 'author', 'is no field of an article']],
    [
      'a change before its date',
      withField('updated: 2026-11-19'),
      [4, 'updated', 'must not be before the date'],
    ],
    ['a picture without words', withField('image: a.jpg'), [4, 'imageAlt', 'must say what the image shows']],
    [
      'a picture elsewhere',
      withField('image: ../a.jpg'),
      [4, 'image', expect.stringContaining('must be the name of a .jpg')],
    ],
    ['no text', good.replace('Come **in**.', ''), [6, undefined, 'the text is missing']],
    [
      'a text that is too long',
      good + 'x'.repeat(20_000),
      [6, undefined, 'the text is longer than 20,000 characters'],
    ],
    ['no fields', 'Come in.', [1, undefined, 'must begin with fields between two lines of ---']],
  ])('says where it is wrong: %s', (_, file, [line, field, message]) => {
    expect(readArticleFile(file, 'open-day.md')).toEqual({ errors: [{ line, field, message }] });
  });

  it('needs a name that fits an address', () => {
    const message = 'the name must be lower-case letters, digits and hyphens, such as open-day.md';
    expect(readArticleFile(good, 'Open Day.md')).toEqual({ errors: [{ message }] });
  });
});
