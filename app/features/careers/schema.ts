import * as v from 'valibot';
import { choiceEntry, emailEntry, lineEntry, nameEntry, phoneEntry, textEntry } from '../forms/schema.ts';

export const MIN_LETTER_LENGTH = 100;
export const MAX_LETTER_LENGTH = 2000;

/** Years of experience, in the order of the form. */
export const experienceOptions = [
  { value: '0-1', label: 'Less than 1 year' },
  { value: '1-3', label: '1-3 years' },
  { value: '3-5', label: '3-5 years' },
  { value: '5+', label: '5+ years' },
] as const;

const fields = {
  name: nameEntry({ required: 'Full name is required', subject: 'Name' }),
  email: emailEntry(),
  phone: phoneEntry({ required: 'Phone number is required' }),
  experience: choiceEntry(
    experienceOptions.map(({ value }) => value),
    'Please select your years of experience',
  ),
  /** The cover letter. */
  message: textEntry({
    required: 'Cover letter is required',
    least: { count: MIN_LETTER_LENGTH, message: 'Cover letter must be at least 100 characters' },
    most: { count: MAX_LETTER_LENGTH, message: 'Cover letter must not exceed 2000 characters' },
  }),
  /** The position; read-only in the form. */
  role: v.pipe(
    lineEntry({ count: 300, message: 'Position must not exceed 300 characters' }),
    v.nonEmpty('Position is required'),
  ),
};

/** The fields of the application form; the CV is looked at by itself. */
export const applicationSchema = v.object(fields);

/** The same for other installations and programs, which need not know the experience. */
export const forwardedApplicationSchema = v.object({
  ...fields,
  experience: v.optional(
    v.union([
      fields.experience,
      v.pipe(
        v.unknown(),
        v.transform(() => '' as const),
      ),
    ]),
    '',
  ),
});

export type ApplicationFields = v.InferOutput<typeof forwardedApplicationSchema>;

/** In bytes. A file of 5 MiB (5,242,880) is too large. */
export const MAX_CV_BYTES = 5_000_000;

/** The kinds of file that are taken, by the ending they are stored under. */
export const cvMediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** For the file picker: endings, and media types too, since phones grey files out by these. */
export const cvAccept = [
  ...Object.keys(cvMediaTypes).map((ending) => `.${ending}`),
  ...Object.values(cvMediaTypes),
].join(',');

/** Why a CV is not taken, in the words at the field. */
export const cvMessages = {
  missing: 'CV/Resume is required',
  too_large: 'File size is too large',
  unsupported: 'Unsupported file type',
  empty: 'This file is empty. Please choose your CV once more.',
  cut_off: 'This file seems to be cut off. Please save it again and choose it once more.',
  damaged:
    'This file seems to be damaged and cannot be opened. Please save it again and choose it once more.',
  locked:
    'This document is locked with a password, so we cannot open it. Please save it without one and choose it again.',
  macros: 'This document contains macros, which we do not open. Please save it as a PDF and choose that.',
  too_complex: 'This document unpacks to more than we can open. Please save it as a PDF and choose that.',
} as const;

export type CvFault = keyof typeof cvMessages;

/** What can be said of a chosen file before it is sent; the server looks at what is in it. */
export function checkChosenCv(file: { name: string; size: number } | null): CvFault | null {
  if (!file) return 'missing';
  if (file.size > MAX_CV_BYTES) return 'too_large';
  if (!/\.(pdf|docx?)$/i.test(file.name)) return 'unsupported';
  return file.size === 0 ? 'empty' : null;
}
