import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PHONE_FIELDS } from '#domain/forms/phone/phone-fields.ts';

const features = join(import.meta.dirname, '..');
const shown = globSync('**/*.tsx', { cwd: features }).flatMap((file) =>
  Array.from(
    readFileSync(join(features, file), 'utf8').matchAll(/field\('(\w+)'\)\}[^>]{0,99}type="tel"/g),
    ([, name]) => name,
  ),
);

it('each field with the keys of a telephone is a telephone number, with a note of what we would ring', () => {
  expect(new Set(shown)).toEqual(new Set(PHONE_FIELDS));
});
