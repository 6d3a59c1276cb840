import { expect, it } from 'vitest';
import type { NationName, Rating } from '#domain/content/company/brand.ts';
import { ratingAdvice } from './rating-advice.ts';

const place: Rating = { location: 'South', date: '2026-05-12', url: 'https://report.example/1' };
const poster = { picture: 'poster.png', alt: 'All that it says.' };

const adviceIn = (nation: NationName, rating: Rating['rating'], more: Partial<Rating> = {}) => {
  const ratings = [rating === undefined ? { ...place, ...more } : { ...place, rating, ...more }];
  return ratingAdvice('2026-11-28', () => 'content/brand.yaml:9', {
    nation,
    registration: { status: 'registered', providerId: '1', url: place.url, ratings },
  });
};

it.each<[NationName, Rating['rating'], boolean]>([
  ['england', 'Outstanding', false],
  ['england', 'Good', false],
  ['england', 'Requires improvement', true],
  ['england', 'Inadequate', true],
  ['wales', { 'Well-being': 'Excellent', Environment: 'Good' }, false],
  ['wales', { 'Well-being': 'Excellent', Environment: 'Requires improvement' }, true],
  ['scotland', { 'How good is our leadership?': '5 (Very good)' }, false],
  ['scotland', { 'How good is our leadership?': '4 (Good)' }, false],
  ['scotland', { 'How good is our leadership?': '3 (Adequate)' }, true],
  ['northernIreland', undefined, false],
])('in %s %j: %s that an owner is asked what has changed since', (nation, rating, isAsked) => {
  const asks = [
    'content/brand.yaml:9: the rating of South is below Good: say under changed what has changed since, with its date.',
  ];
  expect(adviceIn(nation, rating, { poster })).toEqual(isAsked ? asks : []);
  const changed = { date: '2026-06-03', text: 'Two more people plan the visits.' };
  expect(adviceIn(nation, rating, { poster, changed })).toEqual([]);
  const before = { ...changed, date: '2026-05-11' };
  expect(adviceIn(nation, rating, { poster, changed: before })).toEqual(isAsked ? asks : []);
});

it('in Wales alone a rating without the poster of the regulator is named', () => {
  expect(adviceIn('wales', { Environment: 'Good' })).toEqual([expect.stringContaining('has no poster')]);
  expect(adviceIn('england', 'Good')).toEqual([]);
});

it('while registration is pending there is nothing to advise', () => {
  expect(
    ratingAdvice('2026-11-28', () => 'content/brand.yaml:9', {
      nation: 'wales',
      registration: { status: 'pending' },
    }),
  ).toEqual([]);
});
