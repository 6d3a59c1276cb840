import { readFormMetadata } from '#domain/forms/form-metadata.ts';
import type { BackendClient } from '../backend/backend-client.ts';
import { type Log, redact } from '../logging.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import type { SubmissionContext, SubmissionIntake, SubmissionResult } from '../submissions/intake.ts';
import { forwardedApplication, incomingApplication } from './application-submission.ts';
import {
  type ApplicationCheck,
  type ApplicationErrors,
  type AppliedJob,
  type CheckedApplication,
  checkApplication,
  checkForwarded,
} from './check-application.ts';
import type { ApplicationForm, ApplicationReader } from './read-application.ts';

type Result = SubmissionResult<string | null>;

/** What became of an application. `fields` are what was typed, to be shown again wherever it was not taken. */
export type ApplicationOutcome =
  /** The reference is missing where a backend keeps applications and names none. */
  | Extract<Result, { kind: 'accepted' }>
  | ((Exclude<Result, { kind: 'accepted' }> | { kind: 'invalid'; errors: ApplicationErrors }) & {
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
  backend: BackendClient | null;
  site: MailSite;
  webhook: boolean;
  log: Log;
}

type ReadForm = Extract<ApplicationForm, { fields: unknown }>;

export function createApplications(options: ApplicationsOptions): Applications {
  const { reader, intake, backend, site, webhook, log } = options;

  function take(application: CheckedApplication, context: SubmissionContext): Promise<Result> {
    if (backend) return intake.forward(forwardedApplication(application), context, backend);
    return intake.receive(incomingApplication(application, { site, webhook }), context);
  }

  async function judge(
    form: ApplicationForm,
    check: (form: ReadForm) => Promise<ApplicationCheck>,
    context: (fields: Record<string, string>) => SubmissionContext,
  ): Promise<ApplicationOutcome> {
    if (!('fields' in form)) return form;
    const { fields } = form;
    const checked = await check(form);
    if (!checked.ok) return { kind: 'invalid', errors: checked.errors, fields };
    const result = await take(checked.application, context(fields));
    return result.kind === 'accepted' ? result : { ...result, fields };
  }

  async function read(
    request: Request,
    use: (form: ApplicationForm) => Promise<ApplicationOutcome>,
  ): Promise<ApplicationOutcome> {
    try {
      return await reader.read(request, use);
    } catch (error) {
      log.error({ reason: redact(error) }, 'An application could not be read; the visitor was told so.');
      return { kind: 'failed', fields: {} };
    }
  }

  return {
    confirmsByEmail: backend === null,

    apply: (request, job, client) =>
      read(request, (form) =>
        judge(
          form,
          (sent) => checkApplication({ fields: sent.fields, cv: cvOf(sent) }, job),
          (fields) => ({ client, metadata: readFormMetadata(fields) }),
        ),
      ),

    applyForwarded: (request, client) => {
      const key = request.headers.get('idempotency-key') ?? '';
      return read(request, (form) =>
        judge(
          form,
          (sent) => checkForwarded({ fields: sent.fields, cv: cvOf(sent) }),
          () => ({ client, metadata: { key, shownAt: '', honeypot: '' } }),
        ),
      );
    },
  };
}

function cvOf(form: ReadForm) {
  return form.kind === 'too_large' ? form.kind : form.cv;
}
