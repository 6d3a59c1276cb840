import { describe, expect, it } from 'vitest';
import { communicationNeeds as words } from '#content/communication-needs.yaml';
import { checkForm } from './check-form.ts';
import { communicationNeedsSchema } from './communication-needs.ts';
import { needLines } from './needs-in-words.ts';

const check = (fields: Record<string, unknown>) => checkForm(communicationNeedsSchema, fields);
const consent = words.consent.label;

describe('how to reach a person', () => {
  it.each([
    [{}, {}],
    [{ largePrint: '', interpreter: '  ', speakTo: '', leaveMessage: '', needsConsent: 'yes' }, {}],
    [{ emailOnly: 'yes' }, { needs: { emailOnly: 'yes' } }],
    [{ emailOnly: 'on', textRelay: 1 }, {}],
    [{ interpreter: ' Polish ' }, { needs: { interpreter: 'Polish' } }],
    [
      { speakTo: 'Ann, 07700 900 456', leaveMessage: 'no' },
      { needs: { speakTo: 'Ann, 07700 900 456', leaveMessage: 'no' } },
    ],
    [{ emailOnly: 'yes', needsConsent: 'yes' }, { needs: { emailOnly: 'yes' } }],
    [{ largePrint: 'yes', needsConsent: 'yes' }, { needs: { largePrint: 'yes', needsConsent: consent } }],
  ])('%j is taken, and what is given of it is kept', (fields, value) => {
    expect(check(fields)).toEqual({ kind: 'valid', value });
  });

  it.each(['largePrint', 'textRelay', 'signLanguage'])('%s speaks of health, and needs the tick', (need) => {
    const errors = { needsConsent: expect.stringContaining('tick the box about your health') };
    expect(check({ [need]: 'yes' })).toEqual({ kind: 'invalid', errors });
    expect(check({ [need]: 'yes', needsConsent: 'no' })).toEqual({ kind: 'invalid', errors });
    expect(check({ [need]: 'yes', needsConsent: 'yes' })).toMatchObject({ kind: 'valid' });
  });

  it.each([
    [{ interpreter: 'x'.repeat(101) }, 'interpreter', 'must not exceed 100 characters'],
    [{ speakTo: 'x'.repeat(201) }, 'speakTo', 'must not exceed 200 characters'],
    [{ speakTo: 'Ann\u202e' }, 'speakTo', 'cannot be seen'],
    [{ leaveMessage: 'maybe' }, 'leaveMessage', 'Please choose'],
  ])('%j is answered at its field, whatever else is wrong', (fields, field, says) => {
    expect(check({ ...fields, largePrint: 'yes' })).toEqual({
      kind: 'invalid',
      errors: { [field]: expect.stringContaining(says), needsConsent: expect.any(String) },
    });
  });

  it('is put into words, of any submission', () => {
    expect(
      needLines({
        name: 'Jo',
        signLanguage: 'yes',
        interpreter: 'Polish',
        leaveMessage: 'no',
        needsConsent: consent,
      }),
    ).toEqual([
      'Safe to leave a message: No',
      'British Sign Language: Yes',
      'Interpreter for (language): Polish',
    ]);
    expect(needLines({ name: 'Jo' })).toEqual([]);
  });
});
