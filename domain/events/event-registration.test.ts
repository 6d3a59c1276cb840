import { describe, expect, it } from 'vitest';
import { checkForm } from '../forms/check-form.ts';
import { eventRegistrationSchema } from './event-registration.ts';

const filled = {
  name: 'Anna Lee',
  email: 'anna@example.org',
  contactNumber: '',
  dietaryRequirements: '',
  allergies: '',
  healthConsent: 'yes',
};
const value = { ...filled, healthConsent: true };

describe('an event registration', () => {
  it.each([
    [{}],
    [{ contactNumber: 'ring after six, 07700 900123 or ask Bob' }],
    [{ contactNumber: 'x'.repeat(20_000) }],
    [{ dietaryRequirements: 'x'.repeat(500), allergies: 'y'.repeat(500) }],
    [{ dietaryRequirements: '😀'.repeat(500) }],
  ])('is taken with %j', (fields) => {
    expect(checkForm(eventRegistrationSchema, { ...filled, ...fields })).toEqual({
      kind: 'valid',
      value: { ...value, ...fields },
    });
  });

  it('counts a line break, which a form sends as two characters, as one', () => {
    const typed = `${'four\n'.repeat(99)}fives`;
    const sent = typed.replaceAll('\n', '\r\n');
    expect(checkForm(eventRegistrationSchema, { ...filled, allergies: sent })).toEqual({
      kind: 'valid',
      value: { ...value, allergies: typed },
    });
  });

  it('needs a name and an address alone', () => {
    expect(checkForm(eventRegistrationSchema, {})).toEqual({
      kind: 'invalid',
      errors: { name: 'Name is required', email: 'Email is required' },
    });
    expect(checkForm(eventRegistrationSchema, { name: 'Anna', email: 'anna@example.org' })).toMatchObject({
      kind: 'valid',
    });
  });

  it.each([
    [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
    [{ name: 'a'.repeat(101) }, { name: 'Name must not exceed 100 characters' }],
    [{ name: 'Anna 2' }, { name: 'Name can only contain letters and spaces' }],
    [{ email: 'anna' }, { email: 'Invalid email format' }],
    [{ email: 'anna@home' }, { email: 'Please enter a valid email address' }],
    [
      { contactNumber: 'x'.repeat(20_001) },
      { contactNumber: 'Contact number must not exceed 20000 characters' },
    ],
    [
      { dietaryRequirements: 'x'.repeat(501) },
      { dietaryRequirements: 'Dietary requirements must not exceed 500 characters' },
    ],
    [{ allergies: 'x'.repeat(501) }, { allergies: 'Allergies information must not exceed 500 characters' }],
  ])('is not taken with %j', (fields, errors) => {
    expect(checkForm(eventRegistrationSchema, { ...filled, ...fields })).toEqual({ kind: 'invalid', errors });
  });
});

describe('consent to the use of needs of food and health', () => {
  const check = (fields: Record<string, string>) =>
    checkForm(eventRegistrationSchema, { ...filled, healthConsent: '', ...fields });

  it.each([
    [{}, false],
    [{ dietaryRequirements: '  ' }, false],
    [{ healthConsent: 'yes' }, true],
    [{ dietaryRequirements: 'Vegan', healthConsent: 'yes' }, true],
    [{ allergies: 'Nuts', healthConsent: 'yes' }, true],
  ])('is given or not needed with %j', (fields, healthConsent) => {
    expect(check(fields)).toMatchObject({ kind: 'valid', value: { healthConsent } });
  });

  it.each([
    [{ dietaryRequirements: 'Vegan' }],
    [{ allergies: 'Nuts' }],
    [{ allergies: 'Nuts', healthConsent: 'no' }],
  ])('is missing with %j, whatever else is wrong', (fields) => {
    const missing = {
      healthConsent: 'Please tick the box about food and allergies, or leave both fields empty',
    };
    expect(check(fields)).toEqual({ kind: 'invalid', errors: missing });
    expect(check({ ...fields, name: '' })).toEqual({
      kind: 'invalid',
      errors: { name: 'Name is required', ...missing },
    });
  });
});
