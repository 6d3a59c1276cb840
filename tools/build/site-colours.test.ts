import { expect, it } from 'vitest';
import { calmColours } from '../../domain/content/pictures/colours.ts';
import { withColours, withLegacyColours } from './site-colours.ts';

it('gives browsers that do not know light-dark() the light colours, and dark ones in dark parts', () => {
  const css =
    ':root{--ground:light-dark(var(--paper),var(--pine));--line:light-dark(#cfe,rgb(1 2 3/.5));--gap:1rem}';
  expect(withLegacyColours(css)).toBe(
    `${css}@layer tokens{@supports not (color:light-dark(#000,#fff)){` +
      ':root{color-scheme:light;--ground:var(--paper);--line:#cfe}' +
      '[data-scheme=dark]{--ground:var(--pine);--line:rgb(1 2 3/.5)}}}',
  );
});

it('leaves sheets without such colours as they are', () => {
  expect(withLegacyColours('a{color:red}')).toBe('a{color:red}');
});

it('takes the first value of a colour, which is that of no wish for more contrast', () => {
  const css =
    ':root{--text:light-dark(#111,#eee)}@media (prefers-contrast:more){:root{--text:light-dark(#000,#fff)}}';
  expect(withLegacyColours(css)).toContain(
    ':root{color-scheme:light;--text:#111}[data-scheme=dark]{--text:#eee}',
  );
});

it('puts the colours of the provider in, and leaves what the device says', () => {
  const css = '--ink:env(ink);--veil:rgb(env(ink-parts)/.6);padding:env(safe-area-inset-top)';
  expect(withColours(css, { ...calmColours, ink: '#0a1400' })).toBe(
    '--ink:#0a1400;--veil:rgb(10 20 0/.6);padding:env(safe-area-inset-top)',
  );
});
