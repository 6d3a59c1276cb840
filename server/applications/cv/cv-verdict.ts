import { type CvFault, cvMediaTypes, cvMessages } from '../../../app/features/careers/schema.ts';

export type CvExtension = keyof typeof cvMediaTypes;

/** What a file turned out to be, by what is in it; its name and its declared type count for nothing. */
export type CvVerdict =
  | { status: 'accepted'; mediaType: string; extension: CvExtension }
  | { status: 'refused'; reason: CvFault; message: string };

export function accepted(extension: CvExtension): CvVerdict {
  return { status: 'accepted', mediaType: cvMediaTypes[extension], extension };
}

export function refused(reason: CvFault): CvVerdict {
  return { status: 'refused', reason, message: cvMessages[reason] };
}
