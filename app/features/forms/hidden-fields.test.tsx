import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HiddenFields } from './hidden-fields.tsx';

it('the trap is out of sight and reach, and nothing that fills in for a person may write into it', () => {
  const html = renderToStaticMarkup(<HiddenFields token={{ key: 'key', shownAt: 1 }} />);
  const [trap = ''] = /<input[^>]*name="officeFax"[^>]*>/.exec(html) ?? [];
  expect(trap).toMatch(/readonly=""/i);
  expect(trap).toMatch(/autocomplete="off"/i);
  expect(trap).toMatch(/tabindex="-1"/i);
  expect(html).toContain('aria-hidden="true"');
});
