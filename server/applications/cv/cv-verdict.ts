import { cvMessages } from '#content/form-messages.ts';
import { type CvFault, cvMediaTypes } from '#domain/applications/cv.ts';

export type CvExtension = keyof typeof cvMediaTypes;

/** What a file turned out to be, by what is in it; its name and its declared type count for nothing. */
export type CvVerdict =
  | { kind: 'accepted'; mediaType: string; extension: CvExtension }
  | { kind: 'rejected'; reason: CvFault; message: string };

export function accepted(extension: CvExtension): CvVerdict {
  return { kind: 'accepted', mediaType: cvMediaTypes[extension], extension };
}

export function refused(reason: CvFault): CvVerdict {
  return { kind: 'rejected', reason, message: cvMessages[reason] };
}
