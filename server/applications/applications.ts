import { type FormMetadata, readFormMetadata } from '#domain/forms/form-metadata.ts';
import type { BackendClient } from '../backend/backend-client.ts';
import { type Limiter, MAX_CVS_PER_CLIENT, MAX_FORWARDED_AT_ONCE } from '../limits/limits.ts';
import { type Log, redact } from '../logging.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import type {
  ForwardedSubmission,
  SubmissionContext,
  SubmissionIntake,
  SubmissionResult,
} from '../submissions/intake.ts';
import { forwardedApplication, incomingApplication } from './application-submission.ts';
import {
  type ApplicationCheck,
  type ApplicationErrors,
  type AppliedJob,
  checkApplication,
  checkForwarded,
} from './check-application.ts';
import type { ApplicationForm, ApplicationReader } from './read-application.ts';

type Result = SubmissionResult<string | null>;

/**
 * What became of an application, and in `fields` what was typed. The reference is missing where a backend keeps applications
 * and names none.
 */
export type ApplicationOutcome =
  | ((Result | { kind: 'invalid'; errors: ApplicationErrors }) & {
      fields: Record<string, string>;
    })
  /** `busy`: too many uploads at once. `interrupted`: there is nobody left to answer. `malformed`: no form of ours. */
  | { kind: 'busy' | 'interrupted' | 'malformed' };

/** Applications for jobs. Neither method rejects: a fault is in the log, and the outcome is `failed`. */
export interface Applications {
  /**
   * @param request the site's own form, its body unread and not limited by anybody else
   * @param client the visitor's network address, for the limits alone
   */
  apply(request: Request, job: AppliedJob, client: string): Promise<ApplicationOutcome>;
  applyForwarded(request: Request, client: string): Promise<ApplicationOutcome>;
  /** Whether applicants are written to from here: a backend sends what it likes. */
  confirmsByEmail: boolean;
}

export interface ApplicationsOptions {
  reader: ApplicationReader;
  intake: SubmissionIntake;
  limiter: Pick<Limiter, 'take'>;
  backend: BackendClient | null;
  site: MailSite;
  webhook: boolean;
  log: Log;
}

type ReadForm = Extract<ApplicationForm, { fields: unknown }>;

/** What is left to do once the CV has made room in memory for the next. */
type Judged = ApplicationOutcome | (() => Promise<ApplicationOutcome>);

export function createApplications(options: ApplicationsOptions): Applications {
  const { reader, intake, limiter, backend, site, webhook, log } = options;
  let forwarding = 0;

  async function forward(
    submission: ForwardedSubmission,
    context: SubmissionContext,
    to: BackendClient,
  ): Promise<Result | { kind: 'busy' }> {
    if (forwarding >= MAX_FORWARDED_AT_ONCE) return { kind: 'busy' };
    forwarding += 1;
    try {
      return await intake.forward(submission, context, to);
    } finally {
      forwarding -= 1;
    }
  }

  async function judge(
    form: ApplicationForm,
    client: string,
    check: (form: ReadForm) => Promise<ApplicationCheck>,
    metadata: (fields: Record<string, string>) => FormMetadata,
  ): Promise<Judged> {
    if (!('fields' in form)) return form;
    const { fields } = form;
    const { limit, windowMs } = MAX_CVS_PER_CLIENT;
    const { allowed, retryAfterMs } = await limiter.take(`cv:${client}`, limit, windowMs);
    if (!allowed) return { kind: 'rate-limited', retryAfterMs, fields };
    const checked = await check(form);
    if (!checked.ok) return { kind: 'invalid', errors: checked.errors, fields };
    const context = { client, metadata: metadata(fields) };
    const withFields = (result: Result | { kind: 'busy' }): ApplicationOutcome =>
      result.kind === 'busy' ? result : { ...result, fields };
    if (backend) {
      const submission = forwardedApplication(checked.application);
      return async () => withFields(await forward(submission, context, backend));
    }
    const incoming = incomingApplication(checked.application, { site, webhook });
    return withFields(await intake.receive(incoming, context));
  }

  async function read(
    request: Request,
    client: string,
    use: (form: ApplicationForm) => Promise<Judged>,
  ): Promise<ApplicationOutcome> {
    try {
      const judged = await reader.read(request, client, use);
      return typeof judged === 'function' ? await judged() : judged;
    } catch (error) {
      log.error({ reason: redact(error) }, 'An application could not be read; the visitor was told so.');
      return { kind: 'failed', fields: {} };
    }
  }

  return {
    confirmsByEmail: backend === null,

    apply: (request, job, client) =>
      read(request, client, (form) =>
        judge(
          form,
          client,
          (sent) => checkApplication({ fields: sent.fields, cv: cvOf(sent) }, job),
          readFormMetadata,
        ),
      ),

    applyForwarded: (request, client) => {
      const key = request.headers.get('idempotency-key') ?? '';
      return read(request, client, (form) =>
        judge(
          form,
          client,
          (sent) => checkForwarded({ fields: sent.fields, cv: cvOf(sent) }),
          () => ({ key, shownAt: '', honeypot: '' }),
        ),
      );
    },
  };
}

function cvOf(form: ReadForm) {
  return form.kind === 'too_large' ? form.kind : form.cv;
}
