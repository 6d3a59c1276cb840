import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#content/brand.yaml';
import { everyMail } from '#content/mails/every-mail.yaml';
import { companyLine } from '#domain/company/company.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import type { Email } from './email.ts';
import { BlockView, Rows, unbroken } from './email-blocks.ts';
import { BODY_TEXT, fold, LIGHT, QUIET_TEXT, SERIF, STYLE_SHEET } from './email-style.ts';

interface EmailProps {
  email: Email;
  publicUrl: string;
}

export function emailHtml(email: Email, publicUrl: string): string {
  const markup = renderToStaticMarkup(h(EmailDocument, { email, publicUrl }));
  return `<!doctype html>${markup}`;
}

function EmailDocument({ email, publicUrl }: EmailProps) {
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
      h('title', null, email.subject),
      h('style', null, STYLE_SHEET),
    ),
    h(
      'body',
      { className: 'ground', style: { margin: 0, padding: 0, backgroundColor: LIGHT.ground } },
      h(Preheader, { text: email.preheader }),
      h(Page, { email, publicUrl }),
    ),
  );
}

/** The blanks after it keep the list of mails from showing what comes next. */
function Preheader({ text }: { text: string }) {
  const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 };
  return h('div', { style: hidden }, text, '\u00A0\u200C'.repeat(80));
}

function Page({ email, publicUrl }: EmailProps) {
  const width = { width: '100%', maxWidth: '600px', tableLayout: 'fixed' } as const;
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
            style: width,
          },
          h('tbody', null, h(Masthead, { publicUrl }), h(Card, { email }), h(Footer, { email, publicUrl })),
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
    backgroundColor: LIGHT.mark,
    color: LIGHT.onMark,
    borderRadius: fold(12),
    fontFamily: SERIF,
    fontSize: '20px',
    fontWeight: 'bold',
  } as const;
  const name = {
    ...BODY_TEXT,
    fontFamily: SERIF,
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

function Card({ email }: { email: Email }) {
  const heading = {
    ...BODY_TEXT,
    fontFamily: SERIF,
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
        style: { backgroundColor: LIGHT.card, borderRadius: fold(28), padding: '36px 36px 20px' },
      },
      h('h1', { className: 'ink', style: { ...heading, margin: '0 0 20px' } }, email.heading),
      ...email.blocks.map((block) => h(BlockView, { block })),
    ),
  );
}

function Footer({ email, publicUrl }: EmailProps) {
  const link = { color: LIGHT.link };
  const small = { ...QUIET_TEXT, margin: '0 0 12px' };
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
        unbroken(openingHours),
        h('br'),
        brand.address.lines.join(', '),
      ),
      registration.mark ? h('p', { className: 'quiet', style: small }, registration.mark) : null,
      h('p', { className: 'quiet', style: small }, unbroken(email.footnote)),
      h('p', { className: 'quiet', style: small }, companyLine),
      h(
        'p',
        { className: 'quiet', style: small },
        h(
          'a',
          { href: `${publicUrl}/privacy-policy`, className: 'link', style: link },
          everyMail.privacyPolicy,
        ),
        ...stopLink(email.unsubscribeUrl),
      ),
    ),
  );
}

function stopLink(url?: string): ReactNode[] {
  if (!url) return [];
  return [' · ', h('a', { href: url, className: 'link', style: { color: LIGHT.link } }, everyMail.stop)];
}
