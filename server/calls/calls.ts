import { callsAtOnce } from '#content/call-request.yaml';
import { type CallRequest, callSlots, freeSlots, hasTime, withoutBusy } from '#domain/calls/call-request.ts';
import type { CallDay } from '#domain/calls/call-times.ts';
import { whyNotFree } from '#domain/calls/why-not-free.ts';
import type { Invalid } from '#domain/forms/form-outcome.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';
import type { BusyTimes } from '../busy-times/busy-times.ts';
import { callRequestToOffice, callRequestToPerson } from '../mail/messages/calls/call-request.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { submissionMails } from '../mail/messages/submission-mails.ts';
import type { SubmissionContext, SubmissionIntake, SubmissionOutcome } from '../submissions/intake.ts';
import type { PromisedTimes } from '../submissions/submission-store.ts';
import { askerOf, timeLimits } from './time-limits.ts';

/** The page does not wait longer to know what is taken. */
const MAX_WAIT_MS = 300;

export interface CallsOptions {
  intake: SubmissionIntake;
  submissions: Pick<PromisedTimes, 'fullTimes'>;
  busyTimes: Pick<BusyTimes, 'current'>;
  site: MailSite;
  /** Called when other times may be free than before. */
  onChange: () => void;
  /** By which askers are counted; null where nobody is. */
  secret: Uint8Array | null;
  capacity?: number;
  now?: () => Date;
}

type Gone = Invalid & { slots: CallDay[] };

type Answer = Exclude<SubmissionOutcome, { kind: 'full' }> | Gone;

/** Calls at a half hour that the office still has. Nothing of it rejects. */
export interface Calls {
  /** Half hours by the office's opening times and its own calendar, promised or not. */
  openSlots(): CallDay[];
  /** True while that calendar cannot be read: each time is then to be confirmed, though it is held. */
  mustConfirm(): boolean;
  /** If the store cannot say in time what is taken, all that the office's hours have: the press says it then. */
  freeSlots(): Promise<CallDay[]>;
  /**
   * Stores the wish if the time is still free; both sides get the appointment, the person's by email if there is one. From
   * whom others are held it is to be confirmed, and holds nothing.
   */
  request(call: CallRequest, context: SubmissionContext): Promise<Answer & { mustConfirm?: true }>;
}

export function createCalls(options: CallsOptions): Calls {
  const { intake, submissions, busyTimes, site, onChange } = options;
  const { secret, capacity = callsAtOnce, now = () => new Date() } = options;
  const kind = 'call-request';
  const openSlots = () => withoutBusy(callSlots(now()), busyTimes.current().busy);
  const mustConfirm = () => !busyTimes.current().isCertain;

  async function findFree(): Promise<CallDay[]> {
    const at = now();
    const full = submissions.fullTimes(kind, capacity, at).catch(() => []);
    return freeSlots(openSlots(), await withTimeout(full, MAX_WAIT_MS, []));
  }

  async function gone(call: CallRequest): Promise<Gone> {
    const slots = await findFree();
    return { kind: 'invalid', errors: { time: whyNotFree(call, slots) }, slots };
  }

  async function store(call: CallRequest, context: SubmissionContext, toConfirm: boolean): Promise<Answer> {
    if (!hasTime(openSlots(), call)) return gone(call);
    const { needs, timeZone, ...fields } = call;
    const outcome = await intake.receive(
      {
        kind,
        email: call.email || null,
        fields: { ...fields, ...(timeZone && { timeZone }), ...needs },
        wish: {
          limits: timeLimits(call, capacity),
          asker: secret && askerOf(call.phone, context.client, secret),
        },
        messages: (receipt, confirm) =>
          submissionMails({
            toOffice: callRequestToOffice(call, receipt, site, toConfirm),
            toPerson: confirm ? callRequestToPerson(call, receipt, site, toConfirm) : null,
            ...{ receipt, needs, site },
          }),
      },
      context,
    );
    if (outcome.kind === 'accepted' || outcome.kind === 'full') onChange();
    return outcome.kind === 'full' ? gone(call) : outcome;
  }

  return {
    openSlots,
    mustConfirm,
    freeSlots: findFree,

    async request(call, context) {
      const toConfirm = mustConfirm();
      const answer = await store(call, context, toConfirm);
      if (answer.kind !== 'accepted') return answer;
      const { tentative = false, ...accepted } = answer;
      return toConfirm || tentative ? { ...accepted, mustConfirm: true } : accepted;
    },
  };
}
