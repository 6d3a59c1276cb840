import { expect, it } from 'vitest';
import { nations } from '#content/nations.yaml';
import { unknownRating } from './all-content-errors.ts';

it('a rating that the regulator does not give is answered with those that it gives', () => {
  expect(unknownRating('South', nations.england)).toMatch(
    /^content\/brand\.yaml: the rating of South is none that .*\): there is Outstanding, Good, Requires improvement, Inadequate\.$/,
  );
  expect(unknownRating('South', nations.northernIreland)).toMatch(/\(content\/nations\.yaml\)\.$/);
});
