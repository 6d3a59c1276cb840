import type { cvMessages } from '#content/form-messages.ts';

/** In bytes. A file of 5 MiB (5,242,880) is too large. */
export const MAX_CV_BYTES = 5_000_000;

/** The kinds of file that are taken, by the ending they are stored under. */
export const cvMediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type CvExtension = keyof typeof cvMediaTypes;

/** For the file picker: endings, and media types too, since phones grey files out by these. */
export const cvAccept = [
  ...Object.keys(cvMediaTypes).map((ending) => `.${ending}`),
  ...Object.values(cvMediaTypes),
].join(',');

/** Why a CV is not taken; the words are in `cvMessages`. */
export type CvFault = keyof typeof cvMessages;

/** What can be said of a chosen file before it is sent; the server looks at what is in it. */
export function checkChosenCv(file: { name: string; size: number } | null): CvFault | null {
  if (!file) return 'missing';
  if (file.size > MAX_CV_BYTES) return 'too_large';
  if (!/\.(pdf|docx?)$/i.test(file.name)) return 'unsupported';
  return file.size === 0 ? 'empty' : null;
}
