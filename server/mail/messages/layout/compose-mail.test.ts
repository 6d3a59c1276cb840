import { describe, expect, it } from 'vitest';
import { companyLine } from '#domain/company/company.ts';
import { testSite } from '../../../../tests/support/test-mail-site.ts';
import type { Email } from '../email/email.ts';
import { composeMail } from './compose-mail.ts';

const email: Email = {
  subject: 'A subject',
  preheader: 'Shown in the list',
  heading: 'A heading',
  blocks: [
    { kind: 'paragraph', text: 'Ring 01632 960 777 before 9 am.' },
    { kind: 'facts', facts: [{ label: 'Service', value: 'Home Care' }] },
    { kind: 'quote', label: 'Message', text: 'one\n\ntwo' },
    { kind: 'steps', title: 'Next', steps: ['First this.', 'Then that.'] },
    {
      kind: 'actions',
      actions: [
        { label: 'Call us', href: 'tel:+441632960777' },
        { label: 'Write', href: 'mailto:a%2Bb@example.org?subject=Hello' },
        { label: 'Read on', href: 'https://site.example/contact' },
      ],
    },
  ],
  footnote: 'Why this came.',
};

const compose = (composed: Email) =>
  composeMail(
    composed,
    { to: { address: 'a@example.org' }, replyTo: { address: 'b@example.org' } },
    testSite,
  );

describe('an email as plain text', () => {
  const { text } = compose(email);

  it('reads well from top to bottom', () => {
    const [body = ''] = text.split('\n\n-- \n');
    expect(body).toBe(
      [
        'A heading',
        'Ring 01632 960 777 before 9 am.',
        'Service: Home Care',
        'Message:\n\n> one\n>\n> two',
        'Next\n1. First this.\n2. Then that.',
        'Call us\nWrite: a+b@example.org\nRead on: https://site.example/contact',
        'Why this came.',
      ].join('\n\n'),
    );
  });
});

it('an email ends with which company it is from, as the law asks of a letter', () => {
  const { text, html } = compose(email);
  expect(text.trimEnd().endsWith(companyLine)).toBe(true);
  expect(html).toContain(companyLine.replaceAll('&', '&amp;'));
});

describe('an email as HTML', () => {
  const { html } = compose(email);

  it('is a whole document in the site’s language with one heading and no script', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en-GB">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<img|<link/);
  });

  it('fits what mail programs show before they cut: 102 kB', () => {
    const long = {
      ...email,
      blocks: [{ kind: 'quote' as const, label: 'Message', text: '😀 é\n'.repeat(1250) }],
    };
    expect(Buffer.byteLength(compose(long).html)).toBeLessThan(102_000);
  });

  it('has a style sheet that a style element reads as it is written', () => {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toContain('prefers-color-scheme: dark');
    expect(css).not.toMatch(/[&<>"']/);
  });

  it('keeps telephone numbers and times in one line, and line breaks where they were', () => {
    expect(html).toContain('Ring 01632\u00A0960\u00A0777 before 9\u00A0am.');
    expect(html).toContain('one<br/><br/>two');
  });
});
