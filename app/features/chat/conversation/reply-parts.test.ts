import { describe, expect, it } from 'vitest';
import { type ReplyPart, replyParts } from './reply-parts.ts';

const shown = (parts: ReplyPart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `<${part.text} → ${part.href}>`)).join('');

describe('a reply', () => {
  it.each([
    ['See [night care](/night-care).', 'See <night care → /night-care>.'],
    ['**Yes.** See **[night care](/night-care)**.', 'Yes. See <night care → /night-care>.'],
    ['See [the list](/careers?place=Poole#jobs)!', 'See <the list → /careers?place=Poole#jobs>!'],
    [
      'Ask https://www.cqc.org.uk/search, or us.',
      'Ask <https://www.cqc.org.uk/search → https://www.cqc.org.uk/search>, or us.',
    ],
    ['(see https://nhs.uk/a_(b))', '(see <https://nhs.uk/a_(b) → https://nhs.uk/a_(b)>)'],
    ['(see https://nhs.uk/a).', '(see <https://nhs.uk/a → https://nhs.uk/a>).'],
    ['[NHS](https://www.nhs.uk)', '<NHS → https://www.nhs.uk/>'],
    ['Write to info@wren.example.', 'Write to <info@wren.example → mailto:info@wren.example>.'],
    ['[Write](mailto:info@wren.example)', '<Write → mailto:info@wren.example>'],
    ['[Ring](tel:+441632960418)', '<Ring → tel:+441632960418>'],
    ['Ring 01632 960 418 today', 'Ring <01632 960 418 → tel:01632960418> today'],
    ['Ring +44 (0)1632 960-418.', 'Ring <+44 (0)1632 960-418 → tel:+441632960418>.'],
    ['Ring (023) 8096 0000', 'Ring <(023) 8096 0000 → tel:02380960000>'],
    ['1234567890', '<1234567890 → tel:1234567890>'],
  ])('%s', (reply, parts) => {
    expect(shown(replyParts(reply))).toBe(parts);
  });

  it.each([
    'Call 999, NHS 111 or 116 123.',
    'From 2026-11-21 14:00 on, 123 456 789, £1,234,567,890.00',
    'http:// is no address, nor is www or a@b',
    'https://',
    '<a href="https://x.example" onclick="steal()">',
    '<img src=x onerror=alert(1)>',
  ])('keeps %s as words', (reply) => {
    const linked = replyParts(reply).filter(
      (part) => typeof part !== 'string' && !part.href.includes('x.example'),
    );
    expect(linked).toEqual([]);
    expect(
      replyParts(reply)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    ).toBe(reply);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://x.example/1',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '/%09/../\t/elsewhere.example',
    'https://wren.example@elsewhere.example',
    'contact',
    'https://',
  ])('does not follow %s', (address) => {
    expect(shown(replyParts(`[Here](${address})`))).not.toContain('→');
  });
});
