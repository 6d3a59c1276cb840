import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { splitCritical } from './critical-styles.ts';

const minified = (css: string) =>
  transform({ filename: '', code: Buffer.from(css), minify: true }).code.toString();

function apart(css: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'rules-')), 'style.css');
  writeFileSync(file, css);
  const { first, later } = splitCritical([file])(css);
  return { first: minified(first), later: minified(later) };
}

describe('rules that may come later', () => {
  it('are those of a state that a hand brings about', () => {
    expect(apart('.a { gap: 1px; &:hover { gap: 2px } &::backdrop { gap: 3px } }')).toEqual({
      first: '.a{gap:1px}',
      later: '.a:hover{gap:2px}.a::backdrop{gap:3px}',
    });
  });

  it('are not those of whatever is not in such a state', () => {
    expect(apart('.a:not(:popover-open) .b { gap: 1px }').later).toBe('');
  });

  it('are not those with a selector that is painted at first', () => {
    expect(apart('.a, .b:hover { gap: 1px }').later).toBe('');
  });

  it('are those of elements that stand below every hero, by themselves', () => {
    expect(apart('h1, h2 { gap: 1px } h2 { gap: 2px } [data-scheme="dark"] { gap: 3px }')).toEqual({
      first: 'h1,h2{gap:1px}',
      later: 'h2{gap:2px}[data-scheme=dark]{gap:3px}',
    });
  });

  it('are those of paper, and keep their layer', () => {
    expect(apart('@layer x { .a { gap: 1px } @media print { .a { gap: 2px } } }')).toEqual({
      first: '@layer x{.a{gap:1px}}',
      later: '@layer x{@media print{.a{gap:2px}}}',
    });
  });

  it('take the values and the keyframes along that nothing else needs', () => {
    const css = `:root { --a: 1px; --b: var(--a); --c: 2px }
      .a { gap: var(--b) }
      .a:active { gap: var(--c); animation: fade 1s }
      @keyframes fade { to { opacity: 0 } }`;
    expect(apart(css)).toEqual({
      first: ':root{--a:1px;--b:var(--a)}.a{gap:var(--b)}',
      later: ':root{--c:2px}.a:active{gap:var(--c);animation:1s fade}@keyframes fade{to{opacity:0}}',
    });
  });

  it('are not found out by signs within words in quotation marks', () => {
    expect(apart('.a::before { content: "};{" }').later).toBe('');
  });
});
