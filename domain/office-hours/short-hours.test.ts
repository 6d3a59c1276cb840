import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { shortHours } from './short-hours.ts';

it.each([
  ['Monday to Friday, 9 am to 6 pm', 'Mon–Fri 9 am–6 pm'],
  ['Tuesday to Saturday, 8.30 am to 5 pm', 'Tue–Sat 8.30 am–5 pm'],
  ['Wednesday to Sunday, 10 am to 12.30 pm', 'Wed–Sun 10 am–12.30 pm'],
])('%s becomes %s', (long, short) => {
  expect(shortHours(long)).toBe(short);
});

it('leaves no more than the header has room for', () => {
  expect(shortHours(brand.officeHours.display).length).toBeLessThanOrEqual(22);
});
