import type { cvMessages } from '#content/form-messages.yaml';
import { maxCvMegabytes } from '#content/largest-cv.yaml';

export const MAX_CV_BYTES = maxCvMegabytes * 1_000_000;

export const cvMediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type CvExtension = keyof typeof cvMediaTypes;

/** Media types too: phones grey files out by these. */
export const cvAccept = [
  ...Object.keys(cvMediaTypes).map((ending) => `.${ending}`),
  ...Object.values(cvMediaTypes),
].join(',');

export type CvFault = keyof typeof cvMessages;

export function checkChosenCv(file: { name: string; size: number } | null): CvFault | null {
  if (!file) return 'missing';
  if (file.size > MAX_CV_BYTES) return 'too-large';
  if (!/\.(pdf|docx?)$/i.test(file.name)) return 'unsupported';
  return file.size === 0 ? 'empty' : null;
}
