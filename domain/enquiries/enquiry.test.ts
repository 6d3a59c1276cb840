import { describe, expect, it } from 'vitest';
import { checkForm } from '../forms/check-form.ts';
import { contactSchema } from './enquiry.ts';

const filled = {
  firstName: 'Anna',
  lastName: 'Lee',
  email: 'anna@example.org',
  phone: '',
  service: 'night-care',
  message: 'My father comes home on Friday.',
  postcode: '',
};

describe('a contact message', () => {
  it.each([
    [{}, {}],
    [{ firstName: 'J', lastName: 'O' }, {}],
    [{ firstName: 'x'.repeat(100), lastName: 'y'.repeat(100) }, {}],
    [{ phone: '07700 900123' }, { phone: '+447700900123' }],
    [{ postcode: 'so147ly' }, { postcode: 'SO14 7LY' }],
    [{ message: 'x' }, {}],
    [{ message: 'x'.repeat(5000) }, {}],
    [{ message: 'one\r\ntwo' }, { message: 'one\ntwo' }],
    [{ service: 'care-adults' }, {}],
  ])('is taken with %j', (fields, changed) => {
    expect(checkForm(contactSchema, { ...filled, ...fields })).toEqual({
      kind: 'valid',
      value: { ...filled, ...fields, ...changed },
    });
  });

  it('needs all but the telephone number and the postcode', () => {
    expect(checkForm(contactSchema, {})).toEqual({
      kind: 'invalid',
      errors: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required',
        service: 'Please select a service',
        message: 'Message is required',
      },
    });
  });

  it.each([
    [{ firstName: 'x'.repeat(101) }, { firstName: 'First name must not exceed 100 characters' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'Last name must not exceed 100 characters' }],
    [{ firstName: 'A1' }, { firstName: 'First name can only contain letters and spaces' }],
    [{ lastName: 'B@C' }, { lastName: 'Last name can only contain letters and spaces' }],
    [{ email: 'anna' }, { email: 'Invalid email format' }],
    [{ email: 'anna@home' }, { email: 'Please enter a valid email address' }],
    [{ phone: 'later' }, { phone: 'Please enter a valid phone number' }],
    [{ service: 'gardening' }, { service: 'Please select a service' }],
    [{ service: '' }, { service: 'Please select a service' }],
    [{ message: ' \r\n ' }, { message: 'Message is required' }],
    [{ message: 'x'.repeat(5001) }, { message: 'Message must not exceed 5000 characters' }],
    [{ postcode: 'SO14' }, { postcode: 'Please enter a valid UK postcode' }],
  ])('is not taken with %j', (fields, errors) => {
    expect(checkForm(contactSchema, { ...filled, ...fields })).toEqual({ kind: 'invalid', errors });
  });
});
