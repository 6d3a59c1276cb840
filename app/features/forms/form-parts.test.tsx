import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HiddenFields } from './form-parts.tsx';

it('the honeypot is out of sight and reach, and nothing that fills in for a person may write into it', () => {
  const html = renderToStaticMarkup(<HiddenFields form={{ typed: {}, asked: {} }} />);
  const [honeypot = ''] = /<input[^>]*name="officeFax"[^>]*>/.exec(html) ?? [];
  expect(honeypot).toMatch(/readonly=""/i);
  expect(honeypot).toMatch(/autocomplete="off"/i);
  expect(honeypot).toMatch(/tabindex="-1"/i);
  expect(html).toContain('aria-hidden="true"');
});
