import { describe, expect, it } from 'vitest';
import { checkForm } from '../forms/check-form.ts';
import { waitlistRequestSchema } from './waitlist-request.ts';

describe('a request to be told', () => {
  it('keeps the postcode in its canonical form', () => {
    expect(checkForm(waitlistRequestSchema, { email: 'anna@example.org', postcode: 'ls11aa' })).toEqual({
      kind: 'valid',
      value: { email: 'anna@example.org', postcode: 'LS1 1AA' },
    });
  });

  it.each([
    [{}, { email: 'Email is required', postcode: 'Please enter a postcode' }],
    [
      { email: 'anna', postcode: 'LS1' },
      { email: 'Invalid email format', postcode: 'Please enter a valid UK postcode' },
    ],
  ])('is not taken with %j', (fields, errors) => {
    expect(checkForm(waitlistRequestSchema, fields)).toEqual({ kind: 'invalid', errors });
  });
});
