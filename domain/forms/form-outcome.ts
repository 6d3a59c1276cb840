import type { FormErrors } from './check-form.ts';

export interface Accepted {
  kind: 'accepted';
  /** Null if the provider's own backend takes the form and names none. */
  reference: string | null;
}

export interface Invalid<Name extends string = string> {
  kind: 'invalid';
  errors: FormErrors<Name>;
}

export type Refusal =
  | { kind: 'suspected-spam' }
  | { kind: 'rate-limited'; retryAfterMs: number }
  | { kind: 'busy' }
  | { kind: 'malformed' }
  /** The sender went away or fell silent. */
  | { kind: 'interrupted' }
  /** The job applied for does not exist, or takes no applications any more. */
  | { kind: 'not-found' | 'closed' }
  /** As many as can be are promised for the time that was chosen. */
  | { kind: 'full' }
  /** `unsure` if it may have been stored all the same. */
  | { kind: 'failed'; unsure?: boolean };

export type FormOutcome = Accepted | Invalid | Refusal;

/** The answer to the button behind a mail's link: `unknown` if it was pressed before, `damaged` if part of the link is missing. */
export interface MailLinkOutcome {
  kind: 'done' | 'unknown' | 'damaged' | 'failed';
}
