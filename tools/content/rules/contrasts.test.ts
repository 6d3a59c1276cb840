import { expect, it } from 'vitest';
import { colours } from '#content/colours.yaml';
import { calmColours } from '../../../domain/content/pictures/colours.ts';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { contrastFaults, contrastRules } from './contrasts.ts';

it('words and controls can be seen in the colours of the site, and in those of who has chosen none', () => {
  expect(contrastRules.flatMap(({ pairs }) => pairs).length).toBeGreaterThan(60);
  expect(contrastFaults(colours)).toEqual([]);
  expect(contrastFaults(calmColours)).toEqual([]);
});

it('a pair of too little contrast is named with both colours', () => {
  const grey = contrastFaults({ ...colours, ink: '#8a8a8a' });
  expect(grey).toContain(
    `content/colours.yaml:1: body text reach 3.2:1 and need 7:1, in the light scheme: --text (#8a8a8a) on --ground (${colours.paper})`,
  );
  expect(contrastFaults({ ...colours, 'clay-700': '#e08a70' }).join()).toContain('--error');
});

describeAsShipped(() => {
  it('keeps the palette of the brand', () => {
    expect(colours).toMatchObject({
      paper: '#fbf7f0',
      ink: '#14302e',
      'pine-700': '#1f5650',
      'clay-700': '#a8422a',
    });
  });
});
