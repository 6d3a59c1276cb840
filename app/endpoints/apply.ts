import { brand } from '#content/brand.ts';
import { endpointText } from '#content/endpoints.ts';
import { formText } from '#content/forms.ts';
import { jobApplication } from '#content/job-application.ts';
import type { ApplicationOutcome } from '#server/applications/applications.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { rejectionMessage } from '~/features/careers/application-result.ts';
import { loadJob } from '~/features/careers/load-job.ts';
import { responseInit } from '~/features/forms/http-status.ts';
import type { Route } from './+types/apply.ts';
import { accepted, postOnly, refusal } from './contract-response.ts';

/** With `?job=` it takes this site's own form for that job, and the rules for visitors apply. */
export async function action({ request, context }: Route.ActionArgs) {
  const { jobs, applications } = context.get(servicesContext);
  const { clientAddress } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get('job');
  if (id === null) return answer(await applications.applyForwarded(request, clientAddress));
  const loaded = await loadJob(jobs, id, brand.publicUrl);
  if (!loaded.page) return refusal(loaded.problem.title, { status: loaded.status });
  if (loaded.page.closed) return refusal(jobApplication.closed, { status: 410 });
  return answer(await applications.apply(request, loaded.page.job, clientAddress));
}

function answer(outcome: ApplicationOutcome): Response {
  if (outcome.kind === 'accepted') return accepted(outcome.reference);
  const init = responseInit(outcome);
  if (outcome.kind === 'invalid') return refusal(formText.errorSummary, { ...init, details: outcome.errors });
  return refusal(rejectionMessage(outcome) ?? jobApplication.failed(brand.email.careers), init);
}

export function loader() {
  return postOnly(endpointText.application.method);
}
