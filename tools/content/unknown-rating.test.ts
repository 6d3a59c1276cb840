import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nations } from '#content/nations.yaml';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { unknownRating } from './all-content-errors.ts';
import { ratingLine } from './rating-line.ts';

it('a rating that the regulator does not give is answered with its line and those that it gives', () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'brand.yaml'),
    'registration:\n  ratings:\n    - location: North\n    - location: South\n',
  );
  expect(unknownRating(ratingLine(folder, 'South'), 'South', nations.england)).toMatch(
    /^content\/brand\.yaml:4: the rating of South is none that .*\): there is Outstanding, Good, Requires improvement, Inadequate\.$/,
  );
  expect(unknownRating('', 'South', nations.northernIreland)).toMatch(/\(content\/nations\.yaml\)\.$/);
});
