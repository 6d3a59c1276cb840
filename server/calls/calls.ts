import { callsAtOnce } from '#content/call-request.ts';
import { type CallRequest, callSlots, freeSlots } from '#domain/calls/call-request.ts';
import type { CallDay } from '#domain/calls/call-times.ts';
import { whyNotFree } from '#domain/calls/why-not-free.ts';
import type { Invalid } from '#domain/forms/form-outcome.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';
import { callRequestToOffice, callRequestToPerson } from '../mail/messages/call-request.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { SubmissionContext, SubmissionIntake, SubmissionOutcome } from '../submissions/intake.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';

/** The page does not wait longer to know what is taken. */
const MAX_WAIT_MS = 300;

export interface CallsOptions {
  intake: SubmissionIntake;
  submissions: Pick<SubmissionStore, 'fullTimes'>;
  site: MailSite;
  /** Called when other times may be free than before. */
  onChange: () => void;
  capacity?: number;
  now?: () => Date;
}

/** The time has gone; these are free. */
type Gone = Invalid & { slots: CallDay[] };

/** Calls at a half hour that the office still has. Nothing of it rejects. */
export interface Calls {
  /** If the store cannot say in time what is taken, all that the office's hours have: the press says it then. */
  freeSlots(): Promise<CallDay[]>;
  /**
   * Stores the wish to be rung at a time, if that is still free; both sides get the appointment, the person's by email
   * if there is one.
   */
  request(
    call: CallRequest,
    context: SubmissionContext,
  ): Promise<Exclude<SubmissionOutcome, { kind: 'full' }> | Gone>;
}

export function createCalls(options: CallsOptions): Calls {
  const { intake, submissions, site, onChange, capacity = callsAtOnce, now = () => new Date() } = options;
  const kind = 'call-request';

  async function findFree(): Promise<CallDay[]> {
    const at = now();
    const full = submissions.fullTimes(kind, capacity, at).catch(() => []);
    return freeSlots(callSlots(at), await withTimeout(full, MAX_WAIT_MS, []));
  }

  return {
    freeSlots: findFree,

    async request(call, context) {
      const { needs, ...fields } = call;
      const outcome = await intake.receive(
        {
          kind,
          email: call.email || null,
          fields: { ...fields, ...needs },
          capacity,
          messages: (receipt, confirm) => [
            mailMessage(callRequestToOffice(call, receipt, site)),
            ...(confirm ? [mailMessage(callRequestToPerson(call, receipt, site))] : []),
          ],
        },
        context,
      );
      if (outcome.kind === 'accepted' || outcome.kind === 'full') onChange();
      if (outcome.kind !== 'full') return outcome;
      const slots = await findFree();
      return { kind: 'invalid', errors: { time: whyNotFree(call, slots) }, slots };
    },
  };
}
