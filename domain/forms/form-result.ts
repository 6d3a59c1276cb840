import { brand } from '#content/brand.ts';
import { formText } from '#content/forms.ts';
import { waitInWords } from '../time/days-in-words.ts';
import type { FormErrors } from './check-form.ts';

export type FormValues = Record<string, string>;

export type FormResult = { values: FormValues; token: FormToken } & (
  | { kind: 'accepted' /** A backend of the provider's own may give none. */; reference: string | null }
  | { kind: 'invalid'; errors: FormErrors }
  /** `message` is null if no answer came: the form has words for that. */
  | { kind: 'rejected'; message: string | null; rejection?: Rejection }
);

export type Rejection =
  | { kind: 'suspected-spam' }
  | { kind: 'rate-limited'; retryAfterMs: number }
  | { kind: 'failed' };

export interface FormToken {
  key: string;
  shownAt: number;
}

/** The message for the visitor; `failure` is the form's own sentence for what could not be stored. */
export function rejectionText(rejection: Rejection, failure: string): string {
  if (rejection.kind === 'suspected-spam') return formText.suspectedSpam(brand.phone.display);
  if (rejection.kind === 'failed') return failure;
  return formText.rateLimited(waitInWords(rejection.retryAfterMs), brand.phone.display);
}
