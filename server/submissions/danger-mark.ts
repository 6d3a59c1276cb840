import { detectDanger } from 'site-assistant/browser-danger';
import type { NewSubmission, SubmissionKind } from './submission-store.ts';

const FREE_TEXT: Partial<Record<SubmissionKind, readonly string[]>> = {
  enquiry: ['message'],
  application: ['message'],
  'event-registration': ['dietaryRequirements', 'allergies'],
};

/** Sees danger where the sender is shown the numbers to ring: the same words, the same model. */
export function marksDanger({ kind, fields }: Pick<NewSubmission, 'kind' | 'fields'>): boolean {
  return (FREE_TEXT[kind] ?? []).some((name) => detectDanger(fields[name] ?? '') !== null);
}
