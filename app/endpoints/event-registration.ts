import { events } from '#content/events.yaml';
import { forwardedRegistrationSchema } from '#domain/events/event-registration.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { responseInit } from '~/features/forms/answers/http-status.ts';
import { readForm } from '~/features/forms/answers/receive-form.ts';
import type { Visit } from '~/visit.ts';
import { accepted, refusal } from './contract-response.ts';

/** The contract by which one installation can be another one's backend; beyond it `consent` is what the form's box sends. */
export async function registerForwarded({ request, services, facts }: Visit) {
  const form = await readForm(request);
  const event = events.find(({ name }) => name === form.get('eventName')) ?? null;
  if (!event) return refusal('Unknown event', { status: 404 });
  const fields = { ...Object.fromEntries(form), healthConsent: form.get('consent') ?? '' };
  const checked = checkForm(forwardedRegistrationSchema, fields);
  if (checked.kind === 'invalid') {
    const init = responseInit({ kind: 'invalid' });
    return refusal('Invalid registration', { ...init, details: checked.errors });
  }
  const result = await services.eventRegistrations.register(checked.value, event, {
    client: facts.clientAddress,
    metadata: { key: request.headers.get('idempotency-key') ?? '', elapsed: '', honeypot: '' },
  });
  if (result.kind === 'accepted') return accepted(result.reference);
  return refusal('The registration was not stored', responseInit(result));
}
