import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scenes } from '#domain/media/pictures.ts';
import { focusOf } from '~/design-system/focal-point.ts';

const styles = readFileSync(join(import.meta.dirname, '../../design-system/focal-point.css'), 'utf8');

it('what is to be kept in view of each scene is what its picture is cropped around', () => {
  for (const [name, { focalPoint }] of Object.entries(scenes)) {
    const focus = focusOf(focalPoint);
    for (const [axis, percent] of [
      ['x', focus['data-focus-x']],
      ['y', focus['data-focus-y']],
    ] as const) {
      expect(Math.abs(percent - focalPoint[axis]), name).toBeLessThanOrEqual(10);
      // The middle needs no rule.
      if (percent !== 50) expect(styles, name).toContain(`[data-focus-${axis}="${percent}"]`);
    }
  }
});
