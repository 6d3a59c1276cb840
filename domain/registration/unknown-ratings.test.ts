import { expect, it } from 'vitest';
import { nations } from '#content/nations.yaml';
import type { NationName, Rating } from '../content/company/brand.ts';
import { unknownRatings } from './unknown-ratings.ts';

const unknownIn = (nation: NationName, rating: Rating['rating']) => {
  const place = { location: 'South', date: '2026-05-12', url: 'https://b.example/1' };
  const ratings = [rating === undefined ? place : { ...place, rating }];
  const registration = {
    status: 'registered',
    providerId: '1-1',
    url: 'https://b.example',
    ratings,
  } as const;
  return unknownRatings(registration, nations[nation].ratings);
};

it.each<[NationName, Rating['rating']]>([
  ['england', 'Requires improvement'],
  ['scotland', { 'How good is our leadership?': '5 (Very good)' }],
  ['wales', { 'Well-being': 'Excellent', Environment: 'Requires significant improvement' }],
  ['northernIreland', undefined],
])('in %s %j is a rating that the regulator gives', (nation, rating) => {
  expect(unknownIn(nation, rating)).toEqual([]);
});

it.each<[NationName, Rating['rating']]>([
  ['england', 'Excellent'],
  ['england', 'good'],
  ['england', undefined],
  ['england', { Safe: 'Good' }],
  ['scotland', '5 (Very good)'],
  ['scotland', { 'How good is our leadership?': '7 (Superb)' }],
  ['wales', { Safe: 'Good' }],
  ['wales', {}],
  ['northernIreland', 'Good'],
])('in %s %j is none', (nation, rating) => {
  expect(unknownIn(nation, rating)).toEqual(['South']);
});

it('nothing is wrong before there is a registration', () => {
  expect(unknownRatings({ status: 'pending' }, nations.england.ratings)).toEqual([]);
});
