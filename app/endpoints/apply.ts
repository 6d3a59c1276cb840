import { brand } from '#content/brand.ts';
import { formText } from '#content/forms.ts';
import { jobApplication } from '#content/job-application.ts';
import type { ApplicationOutcome } from '#server/applications/applications.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { rejectionMessage } from '~/features/careers/application-result.ts';
import { loadJob } from '~/features/careers/load-job.ts';
import { responseInit } from '~/features/forms/http-status.ts';
import type { Route } from './+types/apply.ts';

/**
 * `POST /api/apply`: the contract by which one installation can be another one's backend. With `?job=` it takes this
 * site's own form for that job, which the rules for visitors hold for.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { jobs, applications } = context.get(servicesContext);
  const { clientAddress } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get('job');
  if (id === null) return answer(await applications.applyForwarded(request, clientAddress));
  const loaded = await loadJob(jobs, id, brand.publicUrl);
  if (!loaded.page) return refusal(loaded.status, loaded.problem.title);
  if (loaded.page.closed) return refusal(410, jobApplication.closed);
  return answer(await applications.apply(request, loaded.page.job, clientAddress));
}

function answer(outcome: ApplicationOutcome): Response {
  if (outcome.kind === 'accepted') return Response.json({ success: true, reference: outcome.reference });
  const { status, headers } = responseInit(outcome);
  if (outcome.kind === 'invalid') return refusal(status, formText.errorSummary, { details: outcome.errors });
  return refusal(status, rejectionMessage(outcome) ?? jobApplication.failed(brand.email.careers), {
    headers,
  });
}

interface RefusalParts {
  details?: object;
  headers?: Record<string, string>;
}

function refusal(status: number, error: string, { details, headers }: RefusalParts = {}): Response {
  return Response.json({ success: false, error, details }, { status, headers });
}

export function loader() {
  return Response.json(
    { success: false, error: 'Post an application' },
    { status: 405, headers: { allow: 'POST' } },
  );
}
