import type { DetectedDanger } from 'site-assistant/danger-kinds';
import { brand } from '#content/brand.ts';
import { formText } from '#content/forms.ts';
import { waitInWords } from '../time/days-in-words.ts';
import type { FormErrors } from './check-form.ts';
import type { Refusal } from './form-outcome.ts';

export type FormValues = Record<string, string>;

/** `values` is all that was sent, to be shown again where it was not taken; `danger` in its free text is shown to its sender alone. */
export type FormResult = { values: FormValues; danger?: DetectedDanger | undefined } & (
  | {
      kind: 'accepted';
      /** A backend of the provider's own may give none. */
      reference: string | null;
      /** The address of the thanks, where they have a page of their own. */
      thanks?: string;
    }
  | { kind: 'invalid'; errors: FormErrors }
  /** `message` is null if it could not be stored, or no answer came: each form has its own words for that. */
  | { kind: 'rejected'; message: string | null; rejection?: Rejection }
);

export type Accepted = Extract<FormResult, { kind: 'accepted' }>;

export type Rejection = Refusal;

/** Says what a visitor can do about it; null if there is nothing. */
export function rejectionText(rejection: Rejection): string | null {
  if (rejection.kind === 'suspected-spam') return formText.suspectedSpam(brand.phone.display);
  if (rejection.kind !== 'rate-limited') return null;
  return formText.rateLimited(waitInWords(rejection.retryAfterMs), brand.phone.display);
}
