import { expect, it } from 'vitest';
import { sampleMark } from '#content/price-words.yaml';
import { hourSentence, longerWays, servicePrice, withHourPrice } from './price-sentences.ts';
import { pricesForTests } from './prices-for-tests.ts';

const plain = { ...pricesForTests, hour: { day: 3250 } };

it('an hour is named with the prices that there are', () => {
  expect(hourSentence(plain)).toBe('An hour with a carer costs £32.50 by day.');
  expect(hourSentence({ ...plain, hour: { day: 3200, weekend: 3600 } })).toBe(
    'An hour with a carer costs £32 by day; £36 at a weekend.',
  );
});

it('ways for longer help are those that have a price', () => {
  expect(longerWays(plain)).toBe('');
  expect(longerWays({ ...plain, liveInWeek: 165_000 })).toBe('a carer who lives with you (£1,650 a week)');
  const night = { sleeping: 16_500, waking: 24_000 };
  expect(longerWays({ ...plain, night, liveInWeek: 165_000 })).toBe(
    'a sleeping night (£165), a waking night (£240) or a carer who lives with you (£1,650 a week)',
  );
});

it('a service has the price of its kind, or none', () => {
  expect(servicePrice('home-care', plain)).toBe('An hour by day costs £32.50.');
  expect(servicePrice('live-in-care', plain)).toBeNull();
  expect(servicePrice('night-care', { ...plain, night: { sleeping: 16_500 } })).toBeNull();
});

it('a guide names the price of an hour where there is one, with the way to all', () => {
  const text = 'First we talk. {hourPrice}';
  expect(withHourPrice(text, plain)).toBe(
    'First we talk. An hour with a carer costs £32.50 by day. [All prices](/prices).',
  );
  expect(withHourPrice(text, null)).toBe('First we talk. ');
});

it('says behind each price that it is a sample, while it is', () => {
  const sample = { ...plain, sample: true };
  expect(hourSentence(sample)).toBe(`${hourSentence(plain)} ${sampleMark}`);
  expect(servicePrice('home-care', sample)).toBe(`${servicePrice('home-care', plain)} ${sampleMark}`);
  expect(servicePrice('live-in-care', sample)).toBeNull();
  expect(withHourPrice('{hourPrice}', sample)).toContain(sampleMark);
});
