import { brand } from '#content/brand.ts';
import { formText } from '#content/forms.ts';
import { waitInWords } from '../time/days-in-words.ts';
import type { FormErrors } from './check-form.ts';

/** What was typed, by the name of the field. */
export type FormValues = Record<string, string>;

/** What the server says of a form that was sent, with what was typed and the token of the form to show next. */
export type FormResult = { values: FormValues; token: FormToken } & (
  | { kind: 'accepted' /** A backend of the provider's own may give none. */; reference: string | null }
  | { kind: 'invalid'; errors: FormErrors }
  /** `message` is null if no answer came: the form has words for that. */
  | { kind: 'rejected'; message: string | null; rejection?: Rejection }
);

/** Why a form was not taken, though nothing is wrong with what was typed. */
export type Rejection =
  /** Sent once more, it is taken. */
  | { kind: 'suspected-spam' }
  | { kind: 'rate-limited'; retryAfterMs: number }
  /** It could not be stored. */
  | { kind: 'failed' };

/** Fields that every form carries, as they are rendered. */
export interface FormToken {
  key: string;
  shownAt: number;
}

/**
 * What a visitor reads if a form was not taken, though nothing is wrong with what was typed.
 *
 * @param failure the form's own sentence for a submission that could not be stored
 */
export function rejectionText(rejection: Rejection, failure: string): string {
  if (rejection.kind === 'suspected-spam') return formText.suspectedSpam(brand.phone.display);
  if (rejection.kind === 'failed') return failure;
  return formText.rateLimited(waitInWords(rejection.retryAfterMs), brand.phone.display);
}
