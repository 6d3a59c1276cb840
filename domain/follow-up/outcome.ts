import type { RetainedKind } from '../retention/periods.ts';

/** Stored by these names. */
export const OUTCOMES = [
  'answered',
  'rang-no-answer',
  'not-for-us',
  'spam',
  'invite',
  'keep-on-file',
  'not-this-time',
  'withdrawn',
  'cancelled',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const OF_MESSAGES: readonly Outcome[] = ['answered', 'rang-no-answer', 'not-for-us', 'spam'];
/** Each is told to the applicant. */
export const DECISIONS = ['invite', 'keep-on-file', 'not-this-time'] as const;
export type Decision = (typeof DECISIONS)[number];

export function officeOutcomes(kind: RetainedKind): readonly Outcome[] {
  if (kind === 'application') return DECISIONS;
  return ['enquiry', 'call-request', 'event-registration'].includes(kind) ? OF_MESSAGES : [];
}

/** Somebody was tried and not reached: they wait on. */
export const STILL_WAITING: Outcome = 'rang-no-answer';

export interface OutcomeState {
  outcome: Outcome;
  at: Date;
  by: 'office' | 'staff' | 'applicant' | 'caller';
}

/** Chosen by the sender, once and for good. */
const TAKEN_BACK: readonly Outcome[] = ['withdrawn', 'cancelled'];

export const UNDO_MS = 60 * 60_000;

export function undoUntil({ outcome, at }: OutcomeState, now: Date): Date | null {
  const until = new Date(at.getTime() + UNDO_MS);
  return !TAKEN_BACK.includes(outcome) && now < until ? until : null;
}

export function isOpen(current: OutcomeState | null): boolean {
  return current === null || current.outcome === STILL_WAITING;
}

export function mayChange(current: OutcomeState | null, now: Date): boolean {
  return current === null || isOpen(current) || undoUntil(current, now) !== null;
}
