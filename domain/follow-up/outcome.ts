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
  'date-agreed',
  'met',
  'no-show',
  'offered',
  'withdrawn',
  'cancelled',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const OF_MESSAGES: readonly Outcome[] = ['answered', 'rang-no-answer', 'not-for-us', 'spam'];
export const DECISIONS = ['invite', 'keep-on-file', 'not-this-time'] as const;
export type Decision = (typeof DECISIONS)[number];

/** For an application whose answer is not the last word: outcomes that may follow, however long after. */
const NEXT: Partial<Record<Outcome, readonly Outcome[]>> = {
  invite: ['date-agreed', 'met', 'no-show', 'not-this-time'],
  'date-agreed': ['met', 'no-show', 'date-agreed', 'not-this-time'],
  met: ['offered', 'not-this-time'],
  'no-show': ['date-agreed', 'not-this-time'],
};
export const AFTER_INVITE: readonly Outcome[] = ['date-agreed', 'met', 'no-show', 'offered'];

/** @param current what has become of it, where something may follow that */
export function officeOutcomes(
  kind: RetainedKind,
  current: Pick<OutcomeState, 'outcome'> | null = null,
): readonly Outcome[] {
  if (kind === 'application') return (current && NEXT[current.outcome]) ?? DECISIONS;
  return ['enquiry', 'call-request', 'event-registration', 'area-notice'].includes(kind) ? OF_MESSAGES : [];
}

/** Somebody was tried and not reached: they wait on. */
export const STILL_WAITING: Outcome = 'rang-no-answer';
/** A time that was promised, one that has come, a decision after it: somebody waits for each. */
const PROMISED_MORE: readonly Outcome[] = ['invite', 'date-agreed', 'met'];
export const WAITING: readonly Outcome[] = [STILL_WAITING, ...PROMISED_MORE];

/** True of an applicant who has had the first answer and waits for more. */
export function isPromisedMore(current: Pick<OutcomeState, 'outcome'> | null): boolean {
  return current !== null && PROMISED_MORE.includes(current.outcome);
}

export interface OutcomeState {
  outcome: Outcome;
  at: Date;
  by: 'office' | 'staff' | 'applicant' | 'caller';
  /** For a call: by when it was rung, where that is not when it was marked. For an application: when it was first answered. */
  rungBy?: Date;
  /** The day that was agreed: `2026-12-04`. */
  meetingOn?: string;
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

export function mayBecome(chosen: Outcome | null, current: OutcomeState | null, now: Date): boolean {
  if (current === null || isOpen(current) || undoUntil(current, now) !== null) return true;
  return chosen !== null && (NEXT[current.outcome]?.includes(chosen) ?? false);
}

interface PromisedCall {
  kind: RetainedKind;
  tentative: boolean;
  /** The end of its half hour. */
  answerBy: Date | null;
  outcome: OutcomeState | null;
}

const RUNG: readonly Outcome[] = ['answered', STILL_WAITING];

/** True if the mark of a call comes after its half hour, and nothing says yet that it was rung by then. */
export function asksWhenRung(call: PromisedCall, chosen: Outcome, now: Date): boolean {
  const { kind, tentative, answerBy } = call;
  if (kind !== 'call-request' || tentative || answerBy === null || !RUNG.includes(chosen)) return false;
  const tried = triedAt(call);
  return now > answerBy && (tried === null || tried > answerBy);
}

/** @param inTime what the office says, if it is asked @returns nothing where it was rung as it is marked */
export function whenRung(
  call: PromisedCall,
  chosen: Outcome,
  { inTime, now }: { inTime: boolean; now: Date },
): Pick<OutcomeState, 'rungBy'> {
  if (call.kind === 'application' && call.outcome) return { rungBy: call.outcome.rungBy ?? call.outcome.at };
  if (call.kind !== 'call-request' || !RUNG.includes(chosen)) return {};
  const isInTime = inTime && asksWhenRung(call, chosen, now);
  const rungBy = isInTime ? call.answerBy : triedAt(call);
  return rungBy ? { rungBy } : {};
}

function triedAt({ outcome }: PromisedCall): Date | null {
  return outcome?.outcome === STILL_WAITING ? (outcome.rungBy ?? outcome.at) : null;
}
