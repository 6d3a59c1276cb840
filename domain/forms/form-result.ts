import type { DetectedDanger } from 'site-assistant/danger-kinds';
import { refusalWords } from '#content/forms.yaml';
import { fill } from '../text/fill.ts';
import { waitInWords } from '../time/days-in-words.ts';
import type { FieldNotes } from './field-notes.ts';
import type { Accepted, Invalid, Refusal } from './form-outcome.ts';
import type { PhoneLink } from './phone/phone-link.ts';

export type FormValues = Record<string, string>;

interface Sent {
  values: FormValues;
  danger?: DetectedDanger | undefined;
  notes?: FieldNotes | undefined;
}

export type FormResult = AcceptedForm | (Invalid & Sent) | RefusedForm;

export type AcceptedForm = Accepted &
  Sent & {
    thanks?: string | undefined;
    /** Said back, so that a slip is seen. */
    phone?: PhoneLink | undefined;
    /** By which day there is an answer, and where to turn if that is too late. */
    next?: string | undefined;
    /** The address by which its sender changes it. */
    change?: string | undefined;
    /** True if no copy is shown: the wrong person may see it. */
    discreet?: boolean | undefined;
  };

export type RefusedForm = Refusal &
  Sent & {
    /** Null if there is nothing that the visitor can do: each form has its own words for that. */
    message: string | null;
  };

export function isRefused(result: FormResult | undefined): result is RefusedForm {
  return result !== undefined && result.kind !== 'accepted' && result.kind !== 'invalid';
}

export function refusalText(refusal: Refusal): string | null {
  if (refusal.kind === 'suspected-spam') return refusalWords.suspectedSpam;
  if (refusal.kind !== 'rate-limited') return null;
  return fill(refusalWords.rateLimited, { wait: waitInWords(refusal.retryAfterMs) });
}
