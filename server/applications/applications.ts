import type { Accepted, Refusal } from '#domain/forms/form-outcome.ts';
import type { BackendClient } from '../backend/backend-client.ts';
import { type Limiter, MAX_CVS_PER_CLIENT, MAX_FORWARDED_AT_ONCE } from '../limits/limits.ts';
import { withStoreTimeout } from '../limits/store-timeout.ts';
import { type Log, redact } from '../logging.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import type { ForwardedSubmission, SubmissionContext, SubmissionIntake } from '../submissions/intake.ts';
import { forwardedApplication, incomingApplication } from './application-submission.ts';
import {
  type ApplicationCheck,
  type AppliedJob,
  checkApplication,
  checkForwarded,
  type InvalidApplication,
  type SentApplication,
} from './check-application.ts';
import type { ReceivedApplication } from './read-application.ts';

export type ApplicationOutcome = Accepted | InvalidApplication | Refusal;

type Application = Omit<ReceivedApplication, 'kind'>;

/** No method rejects: a fault is in the log, and the outcome is `failed`. */
export interface Applications {
  apply(application: Application, job: AppliedJob, context: SubmissionContext): Promise<ApplicationOutcome>;
  applyForwarded(application: Application, context: SubmissionContext): Promise<ApplicationOutcome>;
  /** False if a backend takes applications: it writes to applicants as it likes. */
  confirmsByEmail: boolean;
}

export interface ApplicationsOptions {
  intake: SubmissionIntake;
  limiter: Pick<Limiter, 'take'>;
  backend: BackendClient | null;
  site: MailSite;
  webhook: boolean;
  log: Log;
}

type Check = (sent: SentApplication) => Promise<ApplicationCheck>;

export function createApplications(options: ApplicationsOptions): Applications {
  const { intake, limiter, backend, site, webhook, log } = options;
  let forwarding = 0;

  async function take(
    application: Application,
    context: SubmissionContext,
    check: Check,
  ): Promise<ApplicationOutcome> {
    const begun = performance.now();
    try {
      const refusal = await limitUploads(context.client);
      if (refusal) return refusal;
      const accept = backend ? checkAndForward : checkAndStore;
      return await accept(application, { ...context, begun }, check);
    } catch (error) {
      log.error({ reason: redact(error) }, 'An application could not be read; the visitor was told so.');
      return { kind: 'failed' };
    }
  }

  async function limitUploads(client: string): Promise<Refusal | null> {
    const { limit, windowMs } = MAX_CVS_PER_CLIENT;
    const { allowed, retryAfterMs } = await withStoreTimeout(limiter.take(`cv:${client}`, limit, windowMs));
    return allowed ? null : { kind: 'rate-limited', retryAfterMs };
  }

  function checkAndStore({ fields, cv }: Application, context: SubmissionContext, check: Check) {
    return withBytes(cv, async (file) => {
      const checked = await check({ fields, cv: file });
      if (checked.kind === 'invalid') return checked;
      return intake.receive(incomingApplication(checked.application, { site, webhook }), context);
    });
  }

  /** The CV is in memory while it is checked; a backend, which may be slow, is asked afterwards. */
  async function checkAndForward({ fields, cv }: Application, context: SubmissionContext, check: Check) {
    const checked = await withBytes(cv, async (file) => {
      const result = await check({ fields, cv: file });
      if (result.kind === 'invalid') return result;
      return { kind: 'valid', submission: forwardedApplication(result.application) } as const;
    });
    return checked.kind === 'invalid' ? checked : forward(checked.submission, context);
  }

  async function forward(
    submission: ForwardedSubmission,
    context: SubmissionContext,
  ): Promise<ApplicationOutcome> {
    if (!backend || forwarding >= MAX_FORWARDED_AT_ONCE) return { kind: 'busy' };
    forwarding += 1;
    try {
      return await intake.forward(submission, context, backend);
    } finally {
      forwarding -= 1;
    }
  }

  return {
    confirmsByEmail: backend === null,
    apply: (application, job, context) => take(application, context, (sent) => checkApplication(sent, job)),
    applyForwarded: (application, context) => take(application, context, checkForwarded),
  };
}

function withBytes<Result>(
  cv: Application['cv'],
  work: (file: SentApplication['cv']) => Promise<Result>,
): Promise<Result> {
  if (cv === null || cv === 'too-large') return work(cv);
  return cv.use((bytes) => work({ name: cv.name, bytes }));
}
