import { cvMessages } from '#content/form-messages.yaml';
import { type CvExtension, type CvFault, cvMediaTypes, MAX_CV_BYTES } from '#domain/applications/cv.ts';
import { inspectOldWord, looksLikeCompoundFile } from './old-word.ts';
import { inspectPdf, pdfHeaderAt } from './pdf.ts';
import { inspectWordArchive, looksLikeArchive } from './word-archive.ts';

export type CvVerdict =
  | { kind: 'accepted'; mediaType: string; extension: CvExtension }
  | { kind: 'rejected'; reason: CvFault; message: string };

/** Looks into a file that is meant to be a CV: PDF, DOC or DOCX. Never rejects. */
export async function inspectCv(bytes: Uint8Array): Promise<CvVerdict> {
  const found = await inspect(bytes).catch(() => 'damaged' as const);
  if (isExtension(found)) return { kind: 'accepted', mediaType: cvMediaTypes[found], extension: found };
  return { kind: 'rejected', reason: found, message: cvMessages[found] };
}

function isExtension(found: CvExtension | CvFault): found is CvExtension {
  return found in cvMediaTypes;
}

async function inspect(bytes: Uint8Array): Promise<CvExtension | CvFault> {
  if (bytes.byteLength === 0) return 'empty';
  if (bytes.byteLength > MAX_CV_BYTES) return 'too-large';
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isCompound = looksLikeCompoundFile(file);
  const isArchive = looksLikeArchive(file);
  const isPdf = pdfHeaderAt(file) >= 0;
  // A file that is two things at once is made to be taken for one and opened as the other.
  if ([isCompound, isArchive, isPdf].filter(Boolean).length !== 1) return 'unsupported';
  if (isCompound) return inspectOldWord(file);
  return isArchive ? inspectWordArchive(file) : inspectPdf(file);
}
