import { MAX_CV_BYTES } from '#domain/applications/cv.ts';
import { type CvVerdict, refused } from './cv-verdict.ts';
import { inspectOldWord, looksLikeCompoundFile } from './old-word.ts';
import { inspectPdf, pdfHeaderAt } from './pdf.ts';
import { inspectWordArchive, looksLikeArchive } from './word-archive.ts';

/** Looks into a file that is meant to be a CV: PDF, DOC or DOCX. Never throws. */
export async function inspectCv(bytes: Uint8Array): Promise<CvVerdict> {
  if (bytes.byteLength === 0) return refused('empty');
  if (bytes.byteLength > MAX_CV_BYTES) return refused('too_large');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const claims = [looksLikeCompoundFile(file), looksLikeArchive(file), pdfHeaderAt(file) >= 0];
  // A file that is two things at once is made to be taken for one and opened as the other.
  if (claims.filter(Boolean).length !== 1) return refused('unsupported');
  try {
    const [compound, archive] = claims;
    if (compound) return inspectOldWord(file);
    return archive ? await inspectWordArchive(file) : inspectPdf(file);
  } catch {
    return refused('damaged');
  }
}
