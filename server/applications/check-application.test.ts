import { describe, expect, it } from 'vitest';
import { cvMediaTypes } from '#domain/applications/cv.ts';
import { askedField } from '#domain/forms/phone/phone-fields.ts';
import { applicationCases, cvCases, rightApplication } from '../../tests/support/application-cases.ts';
import { checkApplication, checkForwarded, displayName } from './check-application.ts';
import { pdf } from './cv/pdf-for-tests.ts';

const job = {
  title: 'Care Assistant',
  jobReference: 'CA-1',
  contractType: 'Full-time',
  hoursPerWeek: '37.5',
};
const cv = { name: 'My CV.PDF', bytes: pdf() };
const fields = rightApplication;

describe('an application of the site’s own form', () => {
  it('is kept with the job’s facts and the CV under its real type', async () => {
    expect(await checkApplication({ fields: { ...fields, position: 'Director' }, cv }, job)).toEqual({
      kind: 'valid',
      application: {
        ...fields,
        phone: '+447700900123',
        message: fields.message.trim(),
        position: 'Care Assistant',
        jobReference: 'CA-1',
        contractType: 'Full-time',
        hoursPerWeek: '37.5',
        jobIsOurs: true,
        cv: {
          name: 'My CV.pdf',
          mediaType: cvMediaTypes.pdf,
          bytes: cv.bytes,
          checksum: expect.stringMatching(/^[\da-f]{64}$/),
        },
      },
    });
  });

  it('needs a position, though it is the job’s', async () => {
    expect(await checkApplication({ fields: { ...fields, position: ' ' }, cv }, job)).toMatchObject({
      errors: { position: 'Position is required' },
    });
  });

  it('is asked once if a number is whole, which the contract never is', async () => {
    const short = { ...fields, phone: '07700 900 12' };
    const says =
      'Is a digit missing? A UK number has 11, with the 0 in front. If it is right, send it again.';
    expect(await checkApplication({ fields: short, cv }, job)).toEqual({
      kind: 'invalid',
      errors: { phone: says },
    });
    const again = { ...short, [askedField('phone')]: short.phone };
    expect(await checkApplication({ fields: again, cv }, job)).toMatchObject({ kind: 'valid' });
    expect(await checkForwarded({ fields: short, cv })).toMatchObject({ kind: 'valid' });
  });

  it.each(applicationCases)('says to $field $typed: $says', async ({ field, typed, says }) => {
    const sent = { fields: { ...fields, [field]: typed, [askedField('phone')]: typed }, cv };
    const checked = await checkApplication(sent, job);
    expect(checked.kind === 'valid' ? null : checked.errors).toEqual(
      says === null ? null : { [field]: says },
    );
  });

  it.each(cvCases)('says to a PDF of $size bytes: $says', async ({ name, size, says }) => {
    const file = pdf();
    const grown = Buffer.concat([file, Buffer.alloc(Math.max(0, size - file.length))]);
    const checked = await checkApplication({ fields, cv: { name, bytes: grown } }, job);
    expect(checked.kind === 'valid' ? null : checked.errors).toEqual(says === null ? null : { cv: says });
  });

  it('says all that is wrong at once, the CV included', async () => {
    expect(await checkApplication({ fields: {}, cv: null }, job)).toMatchObject({
      errors: { name: 'Full name is required', cv: 'CV/Resume is required' },
    });
    expect(await checkApplication({ fields, cv: 'too-large' }, job)).toEqual({
      kind: 'invalid',
      errors: { cv: 'File size is too large' },
    });
    const program = { name: 'cv.pdf', bytes: Buffer.from('MZ') };
    expect(await checkApplication({ fields, cv: program }, job)).toMatchObject({
      errors: { cv: 'Unsupported file type' },
    });
  });
});

describe('an application that another installation passes on', () => {
  const passed = { ...fields, jobReference: ' CA-1\r\n', hoursPerWeek: '37.5' };

  it('is kept with what it says of the job', async () => {
    expect(await checkForwarded({ fields: passed, cv })).toMatchObject({
      kind: 'valid',
      application: {
        experience: '1-3',
        position: 'Care Assistant',
        jobReference: 'CA-1',
        contractType: '',
        hoursPerWeek: '37.5',
        jobIsOurs: false,
      },
    });
  });

  it('is refused as the form is', async () => {
    const empty = { ...passed, position: ' ', experience: '' };
    expect(await checkForwarded({ fields: empty, cv: null })).toMatchObject({
      errors: {
        position: 'Position is required',
        experience: 'Please select your years of experience',
        cv: 'CV/Resume is required',
      },
    });
    const file = { name: 'cv.pdf', bytes: Buffer.alloc(0) };
    expect(await checkForwarded({ fields: passed, cv: file })).toMatchObject({
      errors: { cv: expect.stringContaining('empty') },
    });
  });
});

it.each([
  ['CV.pdf', 'CV.pdf'],
  ['Siân O’Brien CV (2026).docx', 'Siân O’Brien CV (2026).pdf'],
  ['C:\\Users\\me\\cv.doc', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['cv.pdf.exe', 'cv.pdf.pdf'],
  ['cv\r\nBcc: a@example.org.pdf', 'cvBcc a@example.org.pdf'],
  ['"quoted";name*=x.pdf', 'quoted name =x.pdf'],
  ['fdp.\u202Eexe.pdf', 'fdp.exe.pdf'],
  ['Siân’s %22CV%22.pdf', 'Siân’s CV.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['...', 'CV.pdf'],
  ['', 'CV.pdf'],
  ['\u0000', 'CV.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ['履歴書.pdf', '履歴書.pdf'],
  [`${'.'.repeat(8000)}x`, 'CV.pdf'],
  [`${'a/'.repeat(4000)}Siân.pdf`, 'Siân.pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(displayName(given, 'pdf')).toBe(shown);
});
