import { expect, it } from 'vitest';
import { detectDangerByRules } from '../rule-based-danger.ts';

it.each([
  'she read the long number on her card out to a man who said he was from the bank',
  'I just gave my pin to a caller who said he was police',
  'dad is on the phone to the fraud team and is moving his savings to a safe account',
  'mum gave her bank details to a man on the phone',
  'a man rang saying he is from the bank',
  'I think Im being scammed',
  'a man on the phone says theyre the bank',
  'he told mum to buy gift cards',
  'I let him into my computer',
])('fraud that is under way: %s', (text) => {
  expect(detectDangerByRules(text)).toBe('fraud');
});

it.each([
  'the key safe code is 4821',
  'mums door code is 1957',
  'key safe 2468',
  '2468 is the front door code',
])('a typed key code: %s', (text) => {
  expect(detectDangerByRules(text)).toBe('keyCode');
});

it.each([
  'do I give my bank details to you for the direct debit',
  'what is a safe account scam',
  'how can dad learn not to be scammed',
  'do you need a key safe',
  'what does a key safe cost',
  'who keeps the door code',
  'the code of conduct of 2019',
  'my postcode is SP11 7QT',
  'he said he would get money from the bank',
  'she says she gets letters from the bank',
  'I paid by card',
  'can a carer help mum with her bank account',
  'do you sell gift cards',
])('neither: %s', (text) => {
  expect(detectDangerByRules(text)).toBeNull();
});
