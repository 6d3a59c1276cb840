import { createElement as h, type ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { registration } from '#content/registration.ts';
import { unbroken } from './letter-blocks.ts';
import type { LetterProps } from './letter-document.ts';
import { quietText } from './letter-style.ts';
import { light } from './palette.ts';

/** Who wrote, how to reach them, why this mail came and how to stop it. */
export function Footer({ letter, publicUrl }: LetterProps) {
  const link = { color: light.link };
  const small = { ...quietText, margin: '0 0 12px' };
  return h(
    'tr',
    null,
    h(
      'td',
      { className: 'gutter quiet', style: { padding: '24px 36px 0' } },
      h(
        'p',
        { className: 'quiet', style: small },
        h('strong', null, brand.longName),
        h('br'),
        h('a', { href: brand.phone.url, className: 'link', style: link }, unbroken(brand.phone.display)),
        h('br'),
        unbroken(brand.officeHours.display),
        h('br'),
        brand.address.lines.join(', '),
      ),
      registration.mark ? h('p', { className: 'quiet', style: small }, registration.mark) : null,
      h('p', { className: 'quiet', style: small }, unbroken(letter.footnote)),
      h(
        'p',
        { className: 'quiet', style: small },
        h('a', { href: `${publicUrl}/privacy-policy`, className: 'link', style: link }, 'Privacy policy'),
        ...stopLink(letter.unsubscribeUrl),
      ),
    ),
  );
}

function stopLink(url: string | null): ReactNode[] {
  if (url === null) return [];
  return [' · ', h('a', { href: url, className: 'link', style: { color: light.link } }, 'Stop these mails')];
}
