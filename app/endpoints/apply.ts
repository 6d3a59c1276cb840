import { formText } from '#content/forms.yaml';
import { jobApplication } from '#content/job-application.yaml';
import { refusalText } from '#domain/forms/form-result.ts';
import { responseInit } from '~/features/forms/answers/http-status.ts';
import type { Visit } from '~/visit.ts';
import { accepted, refusal } from './contract-response.ts';

export async function applyForwarded({ request, services, facts }: Visit) {
  const { applications, applicationReader } = services;
  const client = facts.clientAddress;
  await using form = await applicationReader.read(request, client);
  const key = request.headers.get('idempotency-key') ?? '';
  const outcome =
    form.kind === 'received'
      ? await applications.applyForwarded(form, { client, metadata: { key, elapsed: '', honeypot: '' } })
      : form;
  if (outcome.kind === 'accepted') return accepted(outcome.reference);
  const init = responseInit(outcome);
  if (outcome.kind === 'invalid') {
    const { cv: resume, ...others } = outcome.errors;
    return refusal(formText.errorSummary, { ...init, details: { ...others, resume } });
  }
  return refusal(refusalText(outcome) ?? jobApplication.failed, init);
}
