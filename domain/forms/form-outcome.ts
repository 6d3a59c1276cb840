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

/** Nothing was stored. */
export type Refusal =
  | { kind: 'suspected-spam' }
  | { kind: 'rate-limited'; retryAfterMs: number }
  /** Too many uploads at once. */
  | { kind: 'busy' }
  /** No form of ours. */
  | { kind: 'malformed' }
  /** The sender went away or fell silent. */
  | { kind: 'interrupted' }
  | { kind: 'failed' };

/** The answer to a form, from its use case to the page and the HTTP status. */
export type FormOutcome = Accepted | Invalid | Refusal;
