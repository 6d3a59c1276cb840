import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#content/brand.yaml';
import { everyMail } from '#content/mails/every-mail.yaml';
import { companyLine } from '#domain/company/company.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import type { Email } from './email.ts';
import { blockHtml, cell, FIXED, link, table, unbroken } from './email-blocks.ts';
import { BODY_TEXT, fold, LIGHT, QUIET_TEXT, SERIF, STYLE_SHEET } from './email-style.ts';

export function emailHtml(email: Email, publicUrl: string): string {
  const margins = { margin: 0, padding: 0 };
  const markup = renderToStaticMarkup(
    h(
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
        { className: 'ground', style: { ...margins, backgroundColor: LIGHT.ground } },
        preheader(email.preheader),
        page(email, publicUrl),
      ),
    ),
  );
  return `<!doctype html>${markup}`;
}

/** The blanks after it keep the list of mails from showing what comes next. */
function preheader(text: string) {
  const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 };
  return h('div', { style: hidden }, text, '\u00A0\u200C'.repeat(80));
}

function page(email: Email, publicUrl: string) {
  const column = table(
    { role: 'presentation', width: 600, style: { width: '100%', maxWidth: '600px', ...FIXED } },
    masthead(publicUrl),
    card(email),
    footer(email, publicUrl),
  );
  return table(
    { role: 'presentation', className: 'ground' },
    cell({ align: 'center', style: { padding: '24px 12px 40px' } }, column),
  );
}

/** The name alone: a letter in a tile is no sign of ours, and a picture would have to be fetched or attached. */
function masthead(publicUrl: string) {
  const name = {
    ...BODY_TEXT,
    fontFamily: SERIF,
    fontSize: '24px',
    fontWeight: 'bold',
    textDecoration: 'none',
  };
  return cell(
    { className: 'gutter', style: { padding: '8px 36px 20px' } },
    h('a', { href: publicUrl, className: 'ink', style: name }, brand.name),
  );
}

function card(email: Email) {
  const title = {
    fontFamily: SERIF,
    fontSize: '27px',
    lineHeight: '34px',
    fontWeight: 'bold',
    margin: '0 0 20px',
  };
  const card = { backgroundColor: LIGHT.card, borderRadius: fold(28), padding: '36px 36px 20px' };
  return cell(
    { className: 'card gutter', style: card },
    h('h1', { className: 'ink', style: { ...BODY_TEXT, ...title } }, email.heading),
    ...email.blocks.map(blockHtml),
  );
}

function footer(email: Email, publicUrl: string) {
  const privacyPolicy = link(`${publicUrl}/privacy-policy`, everyMail.privacyPolicy);
  return cell(
    { className: 'gutter quiet', style: { padding: '24px 36px 0' } },
    small(
      h('strong', null, brand.longName),
      h('br'),
      link(brand.phone.url, unbroken(brand.phone.display)),
      h('br'),
      unbroken(openingHours),
      h('br'),
      brand.address.lines.join(', '),
    ),
    registration.mark ? small(registration.mark) : null,
    small(unbroken(email.footnote)),
    small(companyLine),
    email.unsubscribeUrl
      ? small(privacyPolicy, ' · ', link(email.unsubscribeUrl, everyMail.stop))
      : small(privacyPolicy),
  );
}

function small(...children: ReactNode[]) {
  return h('p', { className: 'quiet', style: { ...QUIET_TEXT, margin: '0 0 12px' } }, ...children);
}
