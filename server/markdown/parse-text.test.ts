import { describe, expect, it } from 'vitest';
import { parseText, plainLine } from './parse-text.ts';
import { textHtml } from './text-html.ts';
import type { TextNode, TextSpan } from './text-tree.ts';

/** As HTML, in which the tree is easy to read. */
const html = (text: string) => textHtml(parseText(text));

describe('a written text', () => {
  it.each([
    ['paragraphs', 'One\nline\n\nTwo', '<p>One line</p><p>Two</p>'],
    [
      'headings, below those of the page',
      '# A\n## B\n### C\n###### D',
      '<h3>A</h3><h4>B</h4><h5>C</h5><h5>D</h5>',
    ],
    [
      'bold, italic and struck',
      '**a** __b__ *c* _d_ ~~e~~',
      '<p><strong>a</strong> <strong>b</strong> <em>c</em> <em>d</em> <del>e</del></p>',
    ],
    ['signs that mean nothing', '2 * 3 ~5 snake_case_name', '<p>2 * 3 ~5 snake_case_name</p>'],
    ['quotes', '> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['links', '[us](https://example.org/a?b=c&d)', '<p><a href="https://example.org/a?b=c&amp;d">us</a></p>'],
    ['links within the site', '[FAQ](/faq#pay)', '<p><a href="/faq#pay">FAQ</a></p>'],
    ['telephone links', '[call](tel:+441632960001)', '<p><a href="tel:+441632960001">call</a></p>'],
    [
      'bare addresses',
      'See https://example.org/a_b. Or www.example.org!',
      '<p>See <a href="https://example.org/a_b">https://example.org/a_b</a>. Or <a href="http://www.example.org/">www.example.org</a>!</p>',
    ],
    [
      'bare emails',
      'Write to jobs@example.org.',
      '<p>Write to <a href="mailto:jobs@example.org">jobs@example.org</a>.</p>',
    ],
    ['bulleted lists', '- a\n- b\n\n* c', '<ul><li>a</li><li>b</li></ul><ul><li>c</li></ul>'],
    ['bullets of a word processor', '• a\n• b', '<ul><li>a</li><li>b</li></ul>'],
    ['numbered lists', '1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['lists within lists', '- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['line breaks', 'a  \nb', '<p>a<br>b</p>'],
    ['a line across, left out', 'a\n\n---\n\nb', '<p>a</p><p>b</p>'],
    ['indented lines', 'a\n\n        b', '<p>a</p><p>b</p>'],
    ['nothing', ' \n ', ''],
  ])('has %s', (_, text, expected) => {
    expect(html(text)).toBe(expected);
  });
});

describe('an item of the form "title: description"', () => {
  it.each([
    ['is split on the first colon', '- Training: paid: always', '<strong>Training:</strong> paid: always'],
    ['may have a bold title', '- **Training**: paid', '<strong><strong>Training</strong>:</strong> paid'],
    [
      'may have the colon inside the bold',
      '1. **Training:** paid',
      '<strong><strong>Training</strong>:</strong> paid',
    ],
    [
      'may have a link for its description',
      '- Website: https://example.org',
      '<strong>Website:</strong> <a href="https://example.org/">https://example.org</a>',
    ],
    ['is not split inside a time', '- 9:30 start', '9:30 start'],
    [
      'is not split inside an address',
      '- https://example.org/a',
      '<a href="https://example.org/a">https://example.org/a</a>',
    ],
    ['is not split where nothing follows', '- Training:', 'Training:'],
    ['is not split where nothing comes before', '- : paid', ': paid'],
    [
      'keeps what follows in the item',
      '- Training: paid\n\n  More',
      '<strong>Training:</strong> paid<p>More</p>',
    ],
  ])('%s', (_, text, item) => {
    expect(html(text).replace(/^<[ou]l><li>|<\/li><\/[ou]l>$/g, '')).toBe(item);
  });

  it('is only looked for in lists', () => {
    expect(html('Training: paid')).toBe('<p>Training: paid</p>');
  });
});

const spansOf = (node: TextNode): TextSpan[] => {
  if (node.type === 'list')
    return node.items.flatMap((item) => [...(item.title ?? []), ...item.children.flatMap(spansOf)]);
  return node.type === 'quote' ? node.children.flatMap(spansOf) : node.children;
};
const linksOf = (span: TextSpan): string[] => {
  if (!('children' in span)) return [];
  return [...(span.type === 'link' ? [span.href] : []), ...span.children.flatMap(linksOf)];
};

describe('a hostile text', () => {
  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](\\\\evil.example)',
    '[x](https://bank.example@evil.example)',
    '[x](relative)',
    '[x]()',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '![x](javascript:alert(1))',
    `[x](https://example.org/${'a'.repeat(3000)})`,
  ])('gets no link: %s', (text) => {
    expect(parseText(text).flatMap(spansOf).flatMap(linksOf)).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:x">x</a>',
    '<!-- x -->',
    '<![CDATA[x]]>',
    '<?php x ?>',
    '```html\n<b>x</b>\n```',
    '**<svg onload=x>**',
    '&lt;script&gt;',
  ])('stays text: %s', (text) => {
    expect(html(text).replace(/<\/?(p|strong|h\d)>/g, '')).not.toMatch(/[<]/);
  });

  it.each([
    ['quote signs', '>'.repeat(50_000)],
    ['quotes within quotes', '> '.repeat(25_000)],
    ['list signs', '- '.repeat(25_000)],
    ['lines of list signs', '- - - - - - - a\n'.repeat(3000)],
    ['steps of a list', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
    ['brackets', '['.repeat(50_000)],
    ['half links', '[a]('.repeat(12_000)],
    ['half bolds', '**a'.repeat(17_000)],
    ['stars and words', '*a '.repeat(17_000)],
    ['half addresses', 'www.'.repeat(12_000)],
    ['at signs', 'a@'.repeat(25_000)],
    ['backslashes', '\\'.repeat(50_000)],
    ['nothing but line ends', '\n'.repeat(50_000)],
  ])('of fifty thousand %s comes to an end, no deeper than a page can bear', (_, text) => {
    const deepest = (nodes: TextNode[]): number =>
      Math.max(
        0,
        ...nodes.map((node) => {
          if (node.type === 'quote') return 1 + deepest(node.children);
          return node.type === 'list' ? 1 + deepest(node.items.flatMap((item) => item.children)) : 1;
        }),
      );
    expect(deepest(parseText(text))).toBeLessThan(12);
  });

  it('keeps the words of what is nested too deep', () => {
    const steps = Array.from({ length: 30 }, (_, depth) => `${' '.repeat(depth * 2)}- w${depth}`);
    for (let depth = 0; depth < 30; depth += 1) expect(html(steps.join('\n'))).toContain(`w${depth}`);
  });
});

describe('a text in the markdown-like syntax as a plain line', () => {
  it.each([
    ['# Heading\n\nText', 'Heading Text'],
    ['**Bold**, *italic*, _too_ and ~~gone~~', 'Bold, italic, too and gone'],
    ['- one\n- two\n1. three', 'one two three'],
    ['> quote [link](https://example.org) a', 'quote link a'],
    ['snake_case 2*3*4 £5 - £6', 'snake_case 2*3*4 £5 - £6'],
    ['\\*not bold\\*', '*not bold*'],
  ])('%j', (text, plain) => {
    expect(plainLine(text)).toBe(plain);
  });
});
