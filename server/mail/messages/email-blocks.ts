import { createElement as h, type ReactNode } from 'react';
import type { Action, Block, Fact, LinkedItem } from './email.ts';
import { BODY_TEXT, fold, LIGHT, QUIET_TEXT } from './email-style.ts';

/** Columns as wide as they are told, not as their longest word. */
const FIXED = { tableLayout: 'fixed' } as const;

/** For the layout alone: tables are the one tool that every mail program has. */
export function Rows({ children, className }: { children?: ReactNode; className?: string }) {
  return h(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      className,
      style: FIXED,
    },
    h('tbody', null, children),
  );
}

function lines(text: string): ReactNode[] {
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
  return h('p', { className: 'ink', style: { ...BODY_TEXT, margin: '0 0 16px' } }, unbroken(text));
}

function FactRow({ label, value, href }: Fact) {
  const border = { borderTop: `1px solid ${LIGHT.line}`, verticalAlign: 'top' };
  return h(
    'tr',
    null,
    h(
      'th',
      {
        scope: 'row',
        align: 'left',
        className: 'label quiet line',
        style: { ...QUIET_TEXT, ...border, width: '34%', padding: '11px 12px 11px 0', fontWeight: 'normal' },
      },
      label,
    ),
    h(
      'td',
      {
        className: 'value ink line',
        dir: 'auto',
        style: { ...BODY_TEXT, ...border, padding: '9px 0' },
      },
      href ? h('a', { href, className: 'link', style: { color: LIGHT.link } }, value) : value,
    ),
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return h(
    'table',
    {
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { ...FIXED, margin: '0 0 24px' },
    },
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
          style: { backgroundColor: LIGHT.panel, borderRadius: fold(16), padding: '18px 22px' },
        },
        h('p', { className: 'quiet', style: { ...QUIET_TEXT, margin: '0 0 6px' } }, label),
        h('p', { className: 'ink', dir: 'auto', style: { ...BODY_TEXT, margin: 0 } }, ...lines(text)),
      ),
    ),
    h(Gap, { height: 24 }),
  );
}

function Gap({ height }: { height: number }) {
  return h('tr', null, h('td', { height, style: { height, fontSize: 0, lineHeight: 0 } }, '\u00A0'));
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return h(
    'div',
    null,
    h('h2', { className: 'ink', style: { ...BODY_TEXT, fontWeight: 'bold', margin: '0 0 8px' } }, title),
    h(
      'ol',
      { className: 'ink', style: { ...BODY_TEXT, margin: '0 0 24px', paddingLeft: '24px' } },
      ...steps.map((step) => h('li', { style: { margin: '0 0 8px' } }, unbroken(step))),
    ),
  );
}

function ActionButton({ label, href, first }: Action & { first: boolean }) {
  const colours = first
    ? { color: LIGHT.onAction, backgroundColor: LIGHT.action }
    : { color: LIGHT.link, backgroundColor: 'transparent' };
  return h(
    'a',
    {
      href,
      className: first ? 'action on-action' : 'further link',
      style: {
        display: 'inline-block',
        ...BODY_TEXT,
        lineHeight: '24px',
        fontWeight: 'bold',
        ...colours,
        textDecoration: 'none',
        padding: '10px 22px',
        border: `2px solid ${LIGHT.action}`,
        borderRadius: fold(12),
        margin: '0 12px 12px 0',
      },
    },
    label,
  );
}

function Actions({ actions, equal = false }: { actions: Action[]; equal?: boolean }) {
  const buttons = actions.map((action, index) =>
    h(ActionButton, { ...action, first: !equal && index === 0 }),
  );
  return h('div', { style: { padding: '4px 0 12px' } }, ...buttons);
}

function Item({ title, href, lines, actions = [] }: LinkedItem) {
  const heading = { ...BODY_TEXT, fontSize: '19px', fontWeight: 'bold' };
  return h(
    'div',
    { className: 'line', style: { borderTop: `1px solid ${LIGHT.line}`, padding: '14px 0' } },
    href
      ? h('a', { href, className: 'link', style: { ...heading, color: LIGHT.link } }, title)
      : h('strong', { className: 'ink', style: heading }, title),
    ...lines.map((text) =>
      h('p', { className: 'ink', style: { ...BODY_TEXT, margin: '4px 0 0' } }, unbroken(text)),
    ),
    actions.length > 0 && h(Actions, { actions, equal: true }),
  );
}

function Items({ items }: { items: LinkedItem[] }) {
  return h('div', { style: { margin: '0 0 20px' } }, ...items.map((item) => h(Item, item)));
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
