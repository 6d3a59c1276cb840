import { createElement as h } from 'react';
import type { LetterAction } from './letter.ts';
import { fold, sans } from './letter-style.ts';
import { light } from './palette.ts';

const firstAction = { color: light.onAction, backgroundColor: light.action };
const furtherAction = { color: light.link, backgroundColor: 'transparent' };

function ActionButton({ label, href, first }: LetterAction & { first: boolean }) {
  return h(
    'a',
    {
      href,
      className: first ? 'action on-action' : 'further link',
      style: {
        display: 'inline-block',
        fontFamily: sans,
        fontSize: '17px',
        lineHeight: '24px',
        fontWeight: 'bold',
        ...(first ? firstAction : furtherAction),
        textDecoration: 'none',
        padding: '10px 22px',
        border: `2px solid ${light.action}`,
        borderRadius: fold(12),
        margin: '0 12px 12px 0',
      },
    },
    label,
  );
}

/** What the reader may do now, the first of them most visible. */
export function Actions({ actions }: { actions: LetterAction[] }) {
  const buttons = actions.map((action, index) => h(ActionButton, { ...action, first: index === 0 }));
  return h('div', { style: { padding: '4px 0 12px' } }, ...buttons);
}
