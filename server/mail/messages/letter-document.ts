import { createElement as h } from 'react';
import type { Letter } from './letter.ts';
import { LetterPage } from './letter-page.ts';
import { styleSheet } from './letter-style.ts';
import { light } from './palette.ts';

export interface LetterProps {
  letter: Letter;
  publicUrl: string;
}

export function LetterDocument({ letter, publicUrl }: LetterProps) {
  return h(
    'html',
    { lang: 'en-GB' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no' }),
      h('title', null, letter.subject),
      h('style', null, styleSheet),
    ),
    h(
      'body',
      { className: 'ground', style: { margin: 0, padding: 0, backgroundColor: light.ground } },
      h(Preheader, { text: letter.preheader }),
      h(LetterPage, { letter, publicUrl }),
    ),
  );
}

/** The blanks after it keep the list of mails from showing what comes next. */
function Preheader({ text }: { text: string }) {
  const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 };
  return h('div', { style: hidden }, text, '\u00A0\u200C'.repeat(80));
}
