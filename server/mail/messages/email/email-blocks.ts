import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Action, Block, Fact, LinkedItem } from './email.ts';
import { BODY_TEXT, fold, LIGHT, QUIET_TEXT } from './email-style.ts';

interface TableProps {
  /** Says that the table is for the layout alone: tables are the one tool that every mail program has. */
  role?: 'presentation';
  width?: number | '100%';
  className?: string;
  style?: CSSProperties;
}

/** Columns as wide as they are told, not as their longest word. */
export const FIXED = { tableLayout: 'fixed' } as const;

export function table({ role, width = '100%', className, style = FIXED }: TableProps, ...rows: ReactNode[]) {
  const plain = { cellPadding: 0, cellSpacing: 0, border: 0 };
  return h('table', { role, width, ...plain, className, style }, h('tbody', null, ...rows));
}

export function cell(props: object, ...children: ReactNode[]) {
  return h('tr', null, h('td', props, ...children));
}

export function link(href: string, text: ReactNode, style: CSSProperties = {}) {
  return h('a', { href, className: 'link', style: { ...style, color: LIGHT.link } }, text);
}

/** Keeps telephone numbers and times of day in one line. */
export function unbroken(text: string): string {
  return text.replace(/(?<=\d) (?=\d|[ap]m\b)/g, '\u00A0');
}

function paragraph(text: string, margin = '0 0 16px') {
  return h('p', { className: 'ink', style: { ...BODY_TEXT, margin } }, unbroken(text));
}

function factRow({ label, value, href }: Fact) {
  const border = { borderTop: `1px solid ${LIGHT.line}`, verticalAlign: 'top' };
  const wide = { width: '34%', padding: '11px 12px 11px 0', fontWeight: 'normal' };
  const labelProps = { scope: 'row', align: 'left', className: 'label quiet line' } as const;
  const valueProps = { className: 'value ink line', dir: 'auto' };
  return h(
    'tr',
    null,
    h('th', { ...labelProps, style: { ...QUIET_TEXT, ...border, ...wide } }, label),
    h(
      'td',
      { ...valueProps, style: { ...BODY_TEXT, ...border, padding: '9px 0' } },
      href ? link(href, value) : value,
    ),
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

function quote(label: string, text: string) {
  const panel = { backgroundColor: LIGHT.panel, borderRadius: fold(16), padding: '18px 22px' };
  return table(
    { role: 'presentation' },
    cell(
      { className: 'panel', style: panel },
      h('p', { className: 'quiet', style: { ...QUIET_TEXT, margin: '0 0 6px' } }, label),
      h('p', { className: 'ink', dir: 'auto', style: { ...BODY_TEXT, margin: 0 } }, ...lines(text)),
    ),
    cell({ height: 24, style: { height: 24, fontSize: 0, lineHeight: 0 } }, '\u00A0'),
  );
}

function steps(title: string, each: readonly string[]) {
  const heading = { ...BODY_TEXT, fontWeight: 'bold', margin: '0 0 8px' };
  const list = { ...BODY_TEXT, margin: '0 0 24px', paddingLeft: '24px' };
  return h(
    'div',
    null,
    h('h2', { className: 'ink', style: heading }, title),
    h(
      'ol',
      { className: 'ink', style: list },
      ...each.map((step) => h('li', { style: { margin: '0 0 8px' } }, unbroken(step))),
    ),
  );
}

function button({ label, href }: Action, isMain: boolean) {
  const colours = isMain
    ? { color: LIGHT.onAction, backgroundColor: LIGHT.action }
    : { color: LIGHT.link, backgroundColor: 'transparent' };
  const style = {
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
  };
  return h('a', { href, className: isMain ? 'action on-action' : 'further link', style }, label);
}

function actionRow(actions: Action[], equal = false) {
  const buttons = actions.map((action, index) => button(action, !equal && index === 0));
  return h('div', { style: { padding: '4px 0 12px' } }, ...buttons);
}

function item({ title, href, lines, actions = [] }: LinkedItem) {
  const heading = { ...BODY_TEXT, fontSize: '19px', fontWeight: 'bold' };
  return h(
    'div',
    { className: 'line', style: { borderTop: `1px solid ${LIGHT.line}`, padding: '14px 0' } },
    href ? link(href, title, heading) : h('strong', { className: 'ink', style: heading }, title),
    ...lines.map((line) => paragraph(line, '4px 0 0')),
    actions.length > 0 && actionRow(actions, true),
  );
}

export function blockHtml(block: Block): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'facts':
      return table({ style: { ...FIXED, margin: '0 0 24px' } }, ...block.facts.map(factRow));
    case 'quote':
      return quote(block.label, block.text);
    case 'actions':
      return actionRow(block.actions, block.equal);
    case 'steps':
      return steps(block.title, block.steps);
    case 'items':
      return h('div', { style: { margin: '0 0 20px' } }, ...block.items.map(item));
  }
}
