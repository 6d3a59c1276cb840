import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formText } from '#content/forms.yaml';
import { HiddenFields, MayHaveArrived } from './form-parts.tsx';

it('the honeypot is out of sight and reach, and nothing that fills in for a person may write into it', () => {
  const html = renderToStaticMarkup(<HiddenFields form={{ typed: {}, asked: {} }} />);
  const [honeypot = ''] = /<input[^>]*name="officeFax"[^>]*>/.exec(html) ?? [];
  expect(honeypot).toMatch(/readonly=""/i);
  expect(honeypot).toMatch(/autocomplete="off"/i);
  expect(honeypot).toMatch(/tabindex="-1"/i);
  expect(html).toContain('aria-hidden="true"');
});

it.each([
  [{ kind: 'failed', unsure: true } as const, formText.unsure],
  [{ kind: 'failed' } as const, ''],
  [{ kind: 'busy' } as const, ''],
])('a failure says that the form may have arrived where that is so: %j', (refusal, says) => {
  const answer = { ...refusal, message: null, values: {} };
  const html = renderToStaticMarkup(<MayHaveArrived answer={answer} />);
  expect(html).toBe(says && `<p>${says}</p>`);
});
