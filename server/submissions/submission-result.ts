import type { TurnedAway } from '../../app/features/forms/answer.ts';
import type { FormOrigin } from '../../app/features/forms/form-fields.ts';

/** Where a submission comes from. */
export interface SubmissionContext {
  /** The visitor's network address, for the limits alone; it is neither stored nor logged. */
  client: string;
  /** The hidden fields of the form, from `readFormOrigin`. */
  origin: FormOrigin;
}

/** It is stored, and every mail it owes with it. */
export interface Accepted<Reference = string> {
  status: 'accepted';
  reference: Reference;
  /** True where the same form had been sent before: it is one submission, and this is the same answer. */
  repeated: boolean;
}

/** What became of a submission. Anything but `accepted` means that nothing was stored. */
export type SubmissionResult<Reference = string> = Accepted<Reference> | TurnedAway;
