import { describe, expect, it } from 'vitest';
import { parseText } from '../../markdown/parse-text.ts';
import { spanText } from '../../markdown/text-tree.ts';
import { fieldText } from './rich-text.ts';

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content });
const paragraph = (...content: unknown[]) => node('paragraph', content);
const document = (...content: unknown[]) => node('document', content);

describe('a rich-text document as text', () => {
  it.each([
    ['paragraphs', document(paragraph(text('One')), paragraph(text('Two'))), 'One\n\nTwo'],
    ['headings', document(node('heading-1', [text('A')]), node('heading-5', [text('B')])), '# A\n\n### B'],
    [
      'marks',
      document(paragraph(text('bold ', 'bold'), text('both', 'bold', 'italic'))),
      '**bold** ***both***',
    ],
    ['marks it does not know', document(paragraph(text('plain', 'underline', 'code'))), 'plain'],
    [
      'lists',
      document(
        node('unordered-list', [
          node('list-item', [paragraph(text('a'))]),
          node('list-item', [paragraph(text('b'))]),
        ]),
      ),
      '- a\n- b',
    ],
    [
      'lists within lists',
      document(
        node('ordered-list', [
          node('list-item', [
            paragraph(text('a')),
            node('unordered-list', [node('list-item', [paragraph(text('b'))])]),
          ]),
        ]),
      ),
      '1. a\n\n   - b',
    ],
    ['quotes', document(node('blockquote', [paragraph(text('a')), paragraph(text('b'))])), '> a\n> \n> b'],
    [
      'links',
      document(paragraph(node('hyperlink', [text('us')], { uri: 'https://example.org/a b' }))),
      '[us](<https://example.org/a%20b>)',
    ],
    ['line breaks', document(paragraph(text('a\nb'))), 'a\\\nb'],
    ['what cannot be shown', document(node('embedded-asset-block', []), paragraph(text('a'))), 'a'],
    [
      'tables',
      document(node('table', [node('table-row', [node('table-cell', [paragraph(text('a'))])])])),
      'a',
    ],
  ])('has %s', (_, given, expected) => {
    expect(fieldText(given)).toBe(expected);
  });

  it.each([
    '*not bold*',
    '# no heading',
    '1. no list',
    '- no list',
    '> no quote',
    '[a](b)',
    'a_b_c _d_',
    '~~no~~',
    '\\',
    '`x`',
  ])('keeps signs as signs: %s', (value) => {
    const [only, ...others] = parseText(String(fieldText(document(paragraph(text(value))))));
    expect(others).toEqual([]);
    expect(only?.type === 'paragraph' && spanText(only.children)).toBe(value);
  });

  it('survives nonsense and endless nesting', () => {
    let deep: unknown = paragraph(text('deep'));
    for (let level = 0; level < 5000; level += 1) deep = node('blockquote', [deep]);
    expect(fieldText(document(deep))).toBe('');
    expect(fieldText(document(7, null, { nodeType: 3 }, { nodeType: 'paragraph', content: 'x' }))).toBe('');
  });

  it('leaves plain text and other values as they are', () => {
    for (const value of ['plain *text*', 7, null, undefined, { a: 1 }]) expect(fieldText(value)).toBe(value);
  });
});
