import { createElement as h } from 'react';
import { brand } from '#content/brand.ts';
import type { Letter } from './letter.ts';
import { BlockView, Rows } from './letter-blocks.ts';
import type { LetterProps } from './letter-document.ts';
import { Footer } from './letter-footer.ts';
import { bodyText, fold, serif } from './letter-style.ts';
import { light } from './palette.ts';

export function LetterPage({ letter, publicUrl }: LetterProps) {
  const width = { width: '600px', maxWidth: '100%' };
  return h(
    Rows,
    { className: 'ground' },
    h(
      'tr',
      null,
      h(
        'td',
        { align: 'center', style: { padding: '24px 12px 40px' } },
        h(
          'table',
          {
            role: 'presentation',
            width: 600,
            cellPadding: 0,
            cellSpacing: 0,
            border: 0,
            className: 'wide',
            style: width,
          },
          h('tbody', null, h(Masthead, { publicUrl }), h(Card, { letter }), h(Footer, { letter, publicUrl })),
        ),
      ),
    ),
  );
}

function Masthead({ publicUrl }: { publicUrl: string }) {
  const mark = {
    display: 'inline-block',
    width: '36px',
    height: '36px',
    lineHeight: '36px',
    textAlign: 'center',
    verticalAlign: 'middle',
    backgroundColor: light.mark,
    color: light.onMark,
    borderRadius: fold(12),
    fontFamily: serif,
    fontSize: '20px',
    fontWeight: 'bold',
  } as const;
  const name = {
    ...bodyText,
    fontFamily: serif,
    fontSize: '22px',
    fontWeight: 'bold',
    textDecoration: 'none',
  };
  return h(
    'tr',
    null,
    h(
      'td',
      { className: 'gutter', style: { padding: '8px 36px 20px' } },
      h(
        'a',
        { href: publicUrl, className: 'ink', style: name },
        h('span', { 'aria-hidden': true, style: mark }, brand.name.slice(0, 1)),
        h('span', { style: { paddingLeft: '12px', verticalAlign: 'middle' } }, brand.name),
      ),
    ),
  );
}

function Card({ letter }: { letter: Letter }) {
  const heading = {
    ...bodyText,
    fontFamily: serif,
    fontSize: '27px',
    lineHeight: '34px',
    fontWeight: 'bold',
  };
  return h(
    'tr',
    null,
    h(
      'td',
      {
        className: 'card gutter',
        style: { backgroundColor: light.card, borderRadius: fold(28), padding: '36px 36px 20px' },
      },
      h('h1', { className: 'ink', style: { ...heading, margin: '0 0 20px' } }, letter.heading),
      ...letter.blocks.map((block) => h(BlockView, { block })),
    ),
  );
}
