import { expect, it } from 'vitest';
import { pageNamed } from './page-named.ts';

it.each([
  ['do you do home care?', '/home-care'],
  ['Hi, do you offer care for adults please', '/care-for-adults'],
  ['tell me about live-in care', '/live-in-care'],
  ['is there night care for my mum', '/night-care'],
  ['cleaning?', '/lifestyle#household-support'],
  ['do you do plumbing', null],
  ['can you tell me more', null],
  ['do you do home care in Leeds for three', null],
])('%s names %s', (question, path) => {
  expect(pageNamed(question)).toBe(path);
});
