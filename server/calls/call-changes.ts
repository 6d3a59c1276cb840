import { callChange } from '#content/call-change.yaml';
import { callsAtOnce } from '#content/call-request.yaml';

import { callEnd, callHasBegun, freeSlots, hasTime } from '#domain/calls/call-request.ts';
import { type CallDay, type CallTime, callTimeValue, readCallTime } from '#domain/calls/call-times.ts';
import { whyNotFree } from '#domain/calls/why-not-free.ts';
import { isOpen } from '#domain/follow-up/outcome.ts';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import type { OutcomeLink, OutcomeLinks } from '../follow-up/outcome-links.ts';
import { type Limiter, MAX_MOVES_PER_CALL } from '../limits/limits.ts';
import type { Log } from '../logging.ts';
import { callCalendar } from '../mail/messages/calls/call-calendar.ts';
import { movedCallToOffice, movedCallToPerson } from '../mail/messages/calls/moved-call.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import { followLink } from '../submissions/follow-link.ts';
import type { PromisedTimes, StoredSubmission, Submissions } from '../submissions/submission-store.ts';
import type { Calls } from './calls.ts';
import { timeLimits } from './time-limits.ts';

/** With the caller's own zone, if it is known. */
type CallerTime = CallTime & { timeZone?: string | undefined };

/** No view says more of a call than when it is. */
export type CallView =
  | { kind: 'damaged' | 'failed' | 'unknown' | 'cancelled' }
  | { kind: 'moved'; time: CallerTime /** As in `Calls`. */; mustConfirm: boolean }
  | {
      kind: 'question';
      time: CallerTime;
      mustConfirm: boolean;
      free: CallDay[];
      error?: string;
    }
  | { kind: 'too-often'; retryAfterMs: number };

/** The link in a call's confirmation. No method rejects: a fault is in the log, and the view is `failed`. */
export interface CallChanges {
  /** Changes nothing: programs that read mail open every link. */
  look(token: string): Promise<CallView>;
  move(token: string, chosen: string): Promise<CallView>;
  /** For the caller's calendar; null if the call is over, or the link is none of ours. */
  appointment(token: string): Promise<string | null>;
  pathOf(reference: string): string;
}

export interface CallChangesOptions {
  submissions: Pick<Submissions, 'find'> & Pick<PromisedTimes, 'moveIfFree'>;
  limiter: Pick<Limiter, 'take'>;
  calls: Pick<Calls, 'freeSlots' | 'openSlots' | 'mustConfirm'>;
  links: OutcomeLinks;
  site: MailSite;
  log: Log;
  /** Called when other times are free than before, and mails are due. */
  onMoved: () => void;
  capacity?: number;
  now?: () => Date;
}

/** Each try fails only because the same call was changed in between. */
const TRIES = 3;

export function createCallChanges(options: CallChangesOptions): CallChanges {
  const { submissions, limiter, calls, links, site, log, onMoved } = options;
  const { capacity = callsAtOnce, now = () => new Date() } = options;

  type Act = (call: StoredSubmission, time: CallerTime) => Promise<CallView | null>;

  function open(token: string, act: Act): Promise<CallView> {
    const failure = 'A call could not be read or moved; the caller was told so.';
    return followLink(links.read(token), (link) => openLink(link, act), log, failure);
  }

  async function openLink({ reference, expires }: OutcomeLink, act: Act): Promise<CallView> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const [call] = await submissions.find({ kind: 'call-request', key: reference, limit: 1 });
      if (call?.outcome?.outcome === 'cancelled') return { kind: 'cancelled' };
      const isOver = !call || expires <= now() || callHasBegun(call, now()) || !isOpen(call.outcome);
      if (isOver) return { kind: 'unknown' };
      const { date = '', time = '', timeZone } = call.fields;
      const view = await act(call, { date, time, timeZone });
      if (view) return view;
    }
    return { kind: 'failed' };
  }

  async function ask(
    { tentative }: Pick<StoredSubmission, 'tentative'>,
    time: CallerTime,
    whyNot?: (free: CallDay[]) => string,
  ): Promise<CallView> {
    const free = freeSlots(await calls.freeSlots(), [callEnd(time)]);
    return { kind: 'question', time, mustConfirm: tentative, free, ...(whyNot && { error: whyNot(free) }) };
  }

  const movedTo = (time: CallerTime, { tentative }: Pick<StoredSubmission, 'tentative'>): CallView => ({
    kind: 'moved',
    time,
    mustConfirm: calls.mustConfirm() || tentative,
  });

  async function moveTo(to: CallTime, call: StoredSubmission, from: CallerTime): Promise<CallView | null> {
    const { limit, windowMs } = MAX_MOVES_PER_CALL;
    const { allowed, retryAfterMs } = await limiter.take(`move:${call.reference}`, limit, windowMs);
    if (!allowed) return { kind: 'too-often', retryAfterMs };
    const moved = await submissions.moveIfFree(moveOf(call, from, to), timeLimits(to, capacity));
    if (moved === 'changed') return null;
    onMoved();
    if (moved === 'full') return ask(call, from, (free) => whyNotFree(to, free));
    return movedTo({ ...to, timeZone: from.timeZone }, { tentative: moved === 'tentative' });
  }

  function moveOf(call: StoredSubmission, from: CallTime, to: CallTime) {
    const change = { from, to, at: now(), mustConfirm: calls.mustConfirm() };
    const { email } = call;
    return {
      seen: call,
      answerBy: callEnd(to),
      fields: { ...call.fields, ...to, movedFrom: callTimeValue(from) },
      messages: (tentative: boolean) => [
        mailMessage(movedCallToOffice({ ...call, tentative }, change, site)),
        ...(email ? [mailMessage(movedCallToPerson({ ...call, email, tentative }, change, site))] : []),
      ],
    };
  }

  return {
    look: (token) => open(token, ask),

    move: (token, value) =>
      open(token, async (call, time) => {
        const chosen = readCallTime(value);
        if (!chosen) return ask(call, time, () => callChange.move.notChosen);
        // A press that comes twice.
        if (callTimeValue(chosen) === callTimeValue(time)) return movedTo(time, call);
        if (hasTime(calls.openSlots(), chosen)) return moveTo(chosen, call, time);
        return ask(call, time, (free) => whyNotFree(chosen, free));
      }),

    async appointment(token) {
      let file: string | null = null;
      await open(token, async (call, time) => {
        file = callCalendar(time, call, call.fields.movedFrom ? now() : undefined);
        return movedTo(time, call);
      });
      return file;
    },

    pathOf(reference) {
      const expires = deleteAfter('call-request', now());
      const { pathname, search } = new URL(links.url({ reference, outcome: 'cancelled', expires }));
      return pathname + search;
    },
  };
}
