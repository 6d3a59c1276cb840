import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { emailField, nameField } from './fields.ts';

const schema = v.object({
  name: nameField({ required: 'Name is required', subject: 'Name' }),
  email: emailField(),
});

it('answers with what is kept, without fields that nobody asked for', () => {
  expect(checkForm(schema, { name: ' Anna ', email: 'anna@example.org', admin: 'yes' })).toEqual({
    kind: 'valid',
    value: { name: 'Anna', email: 'anna@example.org' },
  });
});

it('answers with one message for each field that has one', () => {
  expect(checkForm(schema, {})).toEqual({
    kind: 'invalid',
    errors: { name: 'Name is required', email: 'Email is required' },
  });
  expect(checkForm(schema, { name: 'Anna', email: 'anna' })).toEqual({
    kind: 'invalid',
    errors: { email: 'Invalid email format' },
  });
});
