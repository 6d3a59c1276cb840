import type { FormMetadata } from '#domain/forms/form-metadata.ts';
import type { Rejection } from '#domain/forms/form-result.ts';

/** Where a submission comes from. */
export interface SubmissionContext {
  /** The visitor's network address, for the limits alone; it is neither stored nor logged. */
  client: string;
  /** The hidden fields of the form, from `readFormMetadata`. */
  metadata: FormMetadata;
}

/** It is stored, and every mail it owes with it. */
export interface Accepted<Reference = string> {
  kind: 'accepted';
  reference: Reference;
  /** True where the same form had been sent before: it is one submission, and this is the same answer. */
  repeated: boolean;
}

/** What became of a submission. Anything but `accepted` means that nothing was stored. */
export type SubmissionResult<Reference = string> = Accepted<Reference> | Rejection;
