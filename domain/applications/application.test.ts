import { describe, expect, it } from 'vitest';
import { cvMessages } from '#content/form-messages.yaml';
import {
  applicationCases,
  cvCases,
  positionCases,
  rightApplication,
} from '../../tests/support/application-cases.ts';
import { checkForm } from '../forms/check-form.ts';
import { applicationSchema } from './application.ts';
import { checkChosenCv, cvAccept } from './cv.ts';

describe('the application form', () => {
  it('keeps what is right, in the form in which it is stored', () => {
    expect(checkForm(applicationSchema, rightApplication)).toMatchObject({
      kind: 'valid',
      value: { name: 'Siân O’Brien-Łukasz', phone: '+447700900123', experience: '1-3' },
    });
  });

  it.each([...applicationCases, ...positionCases])(
    'says to $field $typed: $says',
    ({ field, typed, says }) => {
      for (const lineEnd of ['\n', '\r\n']) {
        const checked = checkForm(applicationSchema, {
          ...rightApplication,
          [field]: typed.replaceAll('\n', lineEnd),
        });
        expect(checked.kind === 'valid' ? null : checked.errors).toEqual(
          says === null ? null : { [field]: says },
        );
      }
    },
  );

  it('says at every field that it is required', () => {
    expect(checkForm(applicationSchema, {})).toMatchObject({
      kind: 'invalid',
      errors: {
        name: 'Full name is required',
        email: 'Email is required',
        phone: 'Phone number is required',
        experience: 'Please select your years of experience',
        message: 'Cover letter is required',
        position: 'Position is required',
      },
    });
  });
});

describe('a chosen CV', () => {
  it.each(cvCases)('$name of $size bytes: $says', ({ says, ...file }) => {
    const fault = checkChosenCv(file);
    expect(fault && cvMessages[fault]).toBe(says);
  });

  it.each([
    [null, 'CV/Resume is required'],
    [{ name: 'cv.txt', size: 10 }, 'Unsupported file type'],
    [{ name: 'cv.docm', size: 10 }, 'Unsupported file type'],
    [{ name: 'cv', size: 10 }, 'Unsupported file type'],
    [{ name: 'cv.doc', size: 10 }, null],
    [{ name: 'cv.docx', size: 10 }, null],
    [{ name: 'cv.pdf', size: 0 }, 'This file is empty. Please choose your CV again.'],
  ])('%j: %s', (file, says) => {
    const fault = checkChosenCv(file);
    expect(fault && cvMessages[fault]).toBe(says);
  });

  it('can be picked by its ending and by its media type', () => {
    expect(cvAccept.split(',')).toEqual([
      '.pdf',
      '.doc',
      '.docx',
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ]);
  });
});
