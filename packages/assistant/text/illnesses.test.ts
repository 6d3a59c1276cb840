import { expect, it } from 'vitest';
import { saysIllnessOnly } from './illnesses.ts';

it.each([
  'she hasn’t got dementia',
  'dad has dementia',
  'He has not got cancer.',
  'mum has early onset Alzheimer’s and diabetes',
  'my husband never had a stroke',
])('an illness that is named or denied is no danger: %s', (message) => {
  expect(saysIllnessOnly(message)).toBe(true);
});

it.each([
  'stroke!!',
  'she is having a stroke',
  'not home yet. dementia',
  'dad has dementia and he is missing',
  'she has epilepsy and is having a fit',
])('what else is said with it may be one: %s', (message) => {
  expect(saysIllnessOnly(message)).toBe(false);
});
