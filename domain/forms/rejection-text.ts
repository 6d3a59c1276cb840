import { brand } from '#content/brand.ts';
import { formText } from '#content/forms.ts';
import { waitInWords } from '../time/days-in-words.ts';
import type { Rejection } from './form-result.ts';

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
