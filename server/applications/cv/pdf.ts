import type { CvExtension, CvFault } from '#domain/applications/cv.ts';
import { needsPassword } from './pdf-password.ts';
import { endsLikeArchive } from './word-archive.ts';

/** Readers look for the header in the first 1024 bytes (ISO 32000-1, Annex H, note 13). */
const HEADER_WITHIN = 1024;
/** The end marker is meant to be within the last 1024 bytes; servers and mail programs add more to it. */
const END_WITHIN = 4096;

export function pdfHeaderAt(file: Buffer): number {
  const at = file.subarray(0, HEADER_WITHIN + 5).indexOf('%PDF-', 0, 'latin1');
  return at <= HEADER_WITHIN ? at : -1;
}

/** A PDF that a reader can open. Encryption is no fault by itself: most encrypted files open without a password. */
export function inspectPdf(file: Buffer): CvExtension | CvFault {
  const header = pdfHeaderAt(file);
  if (!harmless(file.subarray(0, header)) || endsLikeArchive(file)) return 'unsupported';
  const content = withoutPadding(file);
  const end = content.lastIndexOf('%%EOF', content.length, 'latin1');
  if (end < 0 || end < content.length - END_WITHIN) return 'cut-off';
  if (!hasCrossReference(content.subarray(0, end), header)) return 'damaged';
  return needsPassword(content) ? 'locked' : 'pdf';
}

/** Before the header some programs leave blank lines, a byte order mark or printer commands; nothing else is taken. */
function harmless(before: Buffer): boolean {
  const printable = before.every(
    (byte) => (byte >= 0x20 && byte < 0x7f) || ALLOWED_CONTROL_BYTES.includes(byte),
  );
  return printable && !/[<>{}]|^\s*(#!|%!|MZ|GIF8)/.test(before.toString('latin1'));
}

const ALLOWED_CONTROL_BYTES = [0x09, 0x0a, 0x0d, 0x0c, 0x1b, 0xef, 0xbb, 0xbf];

function withoutPadding(file: Buffer): Buffer {
  let end = file.length;
  while (end > 0 && (file[end - 1] === 0 || file[end - 1] === 0x20)) end -= 1;
  return file.subarray(0, end);
}

/** At the place that the end names, or elsewhere: readers find it by searching. */
function hasCrossReference(content: Buffer, header: number): boolean {
  const startxref = content.lastIndexOf('startxref', content.length, 'latin1');
  if (startxref < 0 || content.indexOf('/Root', 0, 'latin1') < 0) return false;
  const offset = Number(
    /^startxref\s+(\d{1,10})\s/.exec(content.toString('latin1', startxref, startxref + 40))?.[1],
  );
  const places = [offset, offset + header];
  if (
    places.some((place) => /^\s*(xref|\d+\s+\d+\s+obj)\b/.test(content.toString('latin1', place, place + 40)))
  )
    return true;
  return content.indexOf('/XRef', 0, 'latin1') >= 0 || /[\r\n]xref\s/.test(content.toString('latin1'));
}
