import { createElement as h } from 'react';
import type { LinkedItem } from './letter.ts';
import { bodyText } from './letter-style.ts';
import { light } from './palette.ts';

/** Things to choose from, one below the other, each under its link. */
export function Items({ items }: { items: LinkedItem[] }) {
  return h('div', { style: { margin: '0 0 20px' } }, ...items.map((item) => h(Item, item)));
}

function Item({ title, href, lines }: LinkedItem) {
  const link = { ...bodyText, color: light.link, fontSize: '19px', fontWeight: 'bold' };
  return h(
    'div',
    { className: 'line', style: { borderTop: `1px solid ${light.line}`, padding: '14px 0' } },
    h('a', { href, className: 'link', style: link }, title),
    ...lines.map((text) => h('p', { className: 'ink', style: { ...bodyText, margin: '4px 0 0' } }, text)),
  );
}
