import { describe, expect, it } from 'vitest';
import { applicationCases, rightApplication } from '../../../../tests/support/application-cases.ts';
import type { FormFields } from './draft.ts';
import { formRules } from './form-rules.ts';

const cv = (name: string, size = 1000) => new File([new Uint8Array(size)], name);
const right = cv('cv.pdf');
const check = (fields: FormFields, file: File | null) =>
  formRules.application({ ...fields, ...(file && { cv: file }) });

describe('an application, before it is sent', () => {
  it('is right with everything filled in', () => {
    expect(check(rightApplication, right)).toEqual({});
  });

  it.each(applicationCases)('says at $field for $typed: $says', ({ field, typed, says }) => {
    const errors = check({ ...rightApplication, [field]: typed }, right);
    expect(errors).toEqual(says === null ? {} : { [field]: says });
  });

  it.each([
    [null, 'CV/Resume is required'],
    [cv('cv.pdf', 5_000_000), undefined],
    [cv('cv.pdf', 5_000_001), 'File size is too large'],
    [cv('CV.DOCX'), undefined],
    [cv('cv.doc'), undefined],
    [cv('cv.odt'), 'Unsupported file type'],
    [cv('cv.pdf.exe'), 'Unsupported file type'],
  ])('says of the file %s: %s', (file, says) => {
    expect(check(rightApplication, file).cv).toBe(says);
  });
});
