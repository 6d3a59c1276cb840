import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formMessages } from '#content/form-messages.yaml';
import { phoneCases } from '../../tests/support/phone-cases.ts';
import { applicationSchema } from '../applications/application.ts';
import { checkPageForm } from './check-page-form.ts';
import { communicationNeedsSchema } from './communication-needs.ts';
import { emailField, nameField, phoneField } from './fields.ts';
import { askedField, askedFields } from './phone/phone-fields.ts';

const { doubts, sendAgain, orEmail, invalid } = formMessages.phone;
const schema = v.intersect([
  v.object({
    name: nameField({ required: 'Name is required', subject: 'Name' }),
    phone: phoneField({ required: formMessages.phone.required }),
    email: emailField({ optional: true }),
  }),
  communicationNeedsSchema,
]);
const filled = { name: 'Anna', phone: '07700 900123', email: 'anna@example.org' };
const errorsOf = (fields: Record<string, unknown>, rules: v.GenericSchema<unknown, object> = schema) => {
  const checked = checkPageForm(rules, { leaveMessage: '', ...fields });
  return checked.kind === 'valid' ? null : checked.errors;
};
/** Sends it as it is, after it was asked about. */
const again = (fields: Record<string, string>) => ({ ...fields, [askedField('phone')]: fields.phone });

it.each(phoneCases)('%s is asked about once, if at all', (phone, _kept, doubt) => {
  const fields = { ...filled, phone };
  expect(errorsOf(fields)).toEqual(doubt && { phone: `${doubts[doubt]} ${sendAgain}` });
  expect(errorsOf(again(fields))).toBeNull();
});

describe('a number that may not be whole', () => {
  const short = { ...filled, phone: '07700 900 12' };

  it('is never taken where it would be the only way to the person', () => {
    const alone = { ...short, email: ' ' };
    const says = { phone: `${doubts.missing} ${orEmail}` };
    expect([errorsOf(alone), errorsOf(again(alone))]).toEqual([says, says]);
    const other = { ...alone, speakTo: 'My daughter Ann, 023 8096 0000' };
    expect([errorsOf(other), errorsOf(again(other))]).toEqual([
      { phone: `${doubts.missing} ${sendAgain}` },
      null,
    ]);
  });

  it('is asked about again if it was changed', () => {
    expect(errorsOf({ ...again(short), phone: '07700 900 13' })).toEqual({
      phone: `${doubts.missing} ${sendAgain}`,
    });
  });

  it('is asked about among the errors of the form, in their order', () => {
    expect(Object.entries(errorsOf({ ...short, name: '', email: 'anna' }) ?? {})).toEqual([
      ['name', 'Name is required'],
      ['phone', `${doubts.missing} ${sendAgain}`],
      ['email', 'Invalid email format'],
    ]);
  });

  it('is asked about where it is the number of somebody else, too', () => {
    const fields = { ...filled, speakTo: 'Ann, 07700 900 12' };
    expect(errorsOf(fields)).toEqual({ speakTo: `${doubts.missing} ${sendAgain}` });
    expect(errorsOf({ ...fields, [askedField('speakTo')]: fields.speakTo })).toBeNull();
    for (const speakTo of ['Ann', 'Ann, flat 12', 'Ann, 07700 900 12 or 023 8096 0000', '07700 900123'])
      expect(errorsOf({ ...filled, speakTo })).toBeNull();
  });
});

it('a number that the rule refuses stays refused, however often it is sent', () => {
  const fields = { ...filled, phone: '07700 900l23' };
  expect(errorsOf(fields)).toEqual({ phone: invalid });
  expect(errorsOf({ ...fields, ...askedFields(fields, { phone: invalid }) })).toEqual({ phone: invalid });
  expect(errorsOf({ ...filled, phone: '' })).toEqual({ phone: formMessages.phone.required });
});

it('a form is asked by the fields that it has', () => {
  const rules = v.object({ email: emailField() });
  expect(errorsOf({ email: 'anna@example.org', phone: '12345' }, rules)).toBeNull();
  expect(errorsOf({}, applicationSchema)).not.toBeNull();
});
