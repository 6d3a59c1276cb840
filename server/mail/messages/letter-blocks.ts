import { createElement as h, type ReactNode } from 'react';
import type { Block, Fact } from './letter.ts';
import { Actions } from './letter-actions.ts';
import { Items } from './letter-items.ts';
import { bodyText, fold, quietText } from './letter-style.ts';
import { light } from './palette.ts';

/** A table that is for the layout alone, the one tool that every mail program has. */
export function Rows({ children, className }: { children?: ReactNode; className?: string }) {
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, className },
    h('tbody', null, children),
  );
}

/** A text in which each line break stays one. */
export function lines(text: string): ReactNode[] {
  const shown: ReactNode[] = [];
  for (const line of text.split('\n')) {
    if (shown.length > 0) shown.push(h('br'));
    shown.push(line);
  }
  return shown;
}

/** Keeps telephone numbers and times of day in one line. */
export function unbroken(text: string): string {
  return text.replace(/(?<=\d) (?=\d|[ap]m\b)/g, '\u00A0');
}

function Paragraph({ text }: { text: string }) {
  return h('p', { className: 'ink', style: { ...bodyText, margin: '0 0 16px' } }, unbroken(text));
}

function FactRow({ label, value, href }: Fact) {
  const border = { borderTop: `1px solid ${light.line}`, verticalAlign: 'top' };
  return h(
    'tr',
    null,
    h(
      'th',
      {
        scope: 'row',
        align: 'left',
        className: 'label quiet line',
        style: { ...quietText, ...border, width: '34%', padding: '11px 12px 11px 0', fontWeight: 'normal' },
      },
      label,
    ),
    h(
      'td',
      {
        className: 'value ink line',
        style: { ...bodyText, ...border, padding: '9px 0', wordBreak: 'break-word' },
      },
      href ? h('a', { href, className: 'link', style: { color: light.link } }, value) : value,
    ),
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style: { margin: '0 0 24px' } },
    h('tbody', null, ...facts.map((fact) => h(FactRow, fact))),
  );
}

function Quote({ label, text }: { label: string; text: string }) {
  return h(
    Rows,
    null,
    h(
      'tr',
      null,
      h(
        'td',
        {
          className: 'panel',
          style: { backgroundColor: light.panel, borderRadius: fold(16), padding: '18px 22px' },
        },
        h('p', { className: 'quiet', style: { ...quietText, margin: '0 0 6px' } }, label),
        h(
          'p',
          { className: 'ink', style: { ...bodyText, margin: 0, wordBreak: 'break-word' } },
          ...lines(text),
        ),
      ),
    ),
    h(Gap, { height: 24 }),
  );
}

function Gap({ height }: { height: number }) {
  return h('tr', null, h('td', { height, style: { height, fontSize: 0, lineHeight: 0 } }, '\u00A0'));
}

function Steps({ title, steps }: { title: string; steps: string[] }) {
  return h(
    'div',
    null,
    h('h2', { className: 'ink', style: { ...bodyText, fontWeight: 'bold', margin: '0 0 8px' } }, title),
    h(
      'ol',
      { className: 'ink', style: { ...bodyText, margin: '0 0 24px', paddingLeft: '24px' } },
      ...steps.map((step) => h('li', { style: { margin: '0 0 8px' } }, unbroken(step))),
    ),
  );
}

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return h(Paragraph, block);
    case 'facts':
      return h(Facts, block);
    case 'quote':
      return h(Quote, block);
    case 'actions':
      return h(Actions, block);
    case 'steps':
      return h(Steps, block);
    case 'items':
      return h(Items, block);
  }
}
