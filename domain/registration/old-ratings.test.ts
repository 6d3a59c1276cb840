import { expect, it } from 'vitest';
import type { Rating } from '../content/company/brand.ts';
import { oldRatings } from './old-ratings.ts';

const rated = (date: string): Rating => ({
  location: date,
  rating: 'Good',
  date,
  url: 'https://b.example/1',
});

it('names what was rated three years ago or more, or on a day to come', () => {
  const ratings = ['2023-05-13', '2023-05-12', '2026-05-11', '2026-05-12'].map(rated);
  const registration = {
    status: 'registered',
    providerId: '1-1',
    url: 'https://b.example',
    ratings,
  } as const;
  expect(oldRatings('2026-05-11', registration)).toEqual(['2023-05-12', '2026-05-12']);
});

it('names nothing where nothing is rated', () => {
  expect(oldRatings('2026-05-11', { status: 'pending' })).toEqual([]);
  expect(oldRatings('2026-05-11', { status: 'registered', providerId: '1-1', url: '' })).toEqual([]);
});
