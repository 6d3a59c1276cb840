import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceStamp } from './source-stamp.js';

it('is the same however the folder is written, so that a start without changes builds nothing', () => {
  const root = join(import.meta.dirname, '../..');
  expect(sourceStamp(`${root}/`)).toBe(sourceStamp(root));
});
