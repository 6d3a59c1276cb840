import { brand } from '#content/brand.ts';
import { errorSummaryTitle } from './failure-words.ts';

/** What any form says when it was not taken, though nothing is wrong with what was typed. */
export const formText = {
  errorSummary: errorSummaryTitle,
  /** It came too fast, or a field that people cannot see was filled in. */
  held: `We could not tell whether a person sent this. Nothing you typed is lost: please send it once more, or ring us on ${brand.phone.display}.`,
  /** Too many came from the same place. */
  limited: (retryAfterMs: number) =>
    `We have had several messages from you in a short time. Nothing you typed is lost: please try again ${inWords(retryAfterMs)}, or ring us on ${brand.phone.display}.`,
} as const;

function inWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  if (minutes === 1) return 'in a minute';
  if (minutes <= 50) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}
