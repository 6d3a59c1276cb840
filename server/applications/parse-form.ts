import { MaxPartsExceededError, parseMultipart } from '@remix-run/multipart-parser';
import { MAX_APPLICATION_FIELD_BYTES, MAX_APPLICATION_PARTS } from '../limits/limits.ts';

export interface FilePart {
  name: string;
  start: number;
  size: number;
}

export interface ParsedForm {
  whole: boolean;
  fields: Record<string, string>;
  cv: FilePart | null;
}

/** The form's own name for it, and that of the contract between installations. */
const CV_FIELDS = ['cv', 'resume'];

/** Parses a multipart body, or the beginning of one. Null if it is none, or not one that a form sends. */
export function parseForm(body: Buffer, contentType: string): ParsedForm | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return null;
  const form: ParsedForm = { whole: false, fields: Object.create(null), cv: null };
  try {
    const limits = {
      boundary,
      maxParts: MAX_APPLICATION_PARTS,
      maxFileSize: body.length,
      maxTotalSize: body.length,
    };
    for (const part of parseMultipart(body, limits)) {
      if (!part.name) continue;
      if (part.isFile) form.cv ??= cvPart(part.name, part.filename, part.content[0], body);
      else if (part.size > MAX_APPLICATION_FIELD_BYTES) return null;
      else form.fields[part.name] ??= part.text.replace(/\r\n?/g, '\n');
    }
    return { ...form, whole: true };
  } catch (error) {
    // Text that is no UTF-8, or a flood of parts: no form of ours.
    if (error instanceof TypeError || error instanceof MaxPartsExceededError) return null;
    return form;
  }
}

/** Null for other files, and for the empty part that a browser sends if no file was chosen. */
function cvPart(
  field: string,
  name: string | undefined,
  content: Uint8Array | undefined,
  body: Buffer,
): FilePart | null {
  if (!CV_FIELDS.includes(field) || (!name && !content)) return null;
  const start = content ? content.byteOffset - body.byteOffset : 0;
  return { name: name ?? '', start, size: content?.byteLength ?? 0 };
}
