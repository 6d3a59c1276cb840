import { brand } from '#content/brand.ts';
import { endpointText } from '#content/endpoints.ts';
import { formText } from '#content/forms.ts';
import { jobApplication } from '#content/job-application.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { rejectionMessage } from '~/features/careers/application-result.ts';
import { responseInit } from '~/features/forms/http-status.ts';
import type { Route } from './+types/apply.ts';
import { accepted, postOnly, refusal } from './contract-response.ts';

/** The contract by which one installation can be another one's backend. */
export async function action({ request, context }: Route.ActionArgs) {
  const { applications } = context.get(servicesContext);
  const outcome = await applications.applyForwarded(request, context.get(requestContext).clientAddress);
  if (outcome.kind === 'accepted') return accepted(outcome.reference);
  const init = responseInit(outcome);
  if (outcome.kind === 'invalid') {
    const { role: position, cv: resume, ...others } = outcome.errors;
    return refusal(formText.errorSummary, { ...init, details: { ...others, position, resume } });
  }
  return refusal(rejectionMessage(outcome) ?? jobApplication.failed(brand.email.careers), init);
}

export function loader() {
  return postOnly(endpointText.application.method);
}
