import { endpointText } from '#content/endpoints.ts';
import { events } from '#content/events.ts';
import { eventRegistrationSchema } from '#domain/events/event-registration.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { responseInit } from '~/features/forms/http-status.ts';
import { readForm } from '~/features/forms/receive-form.ts';
import type { Route } from './+types/event-registration.ts';
import { accepted, postOnly, refusal } from './contract-response.ts';

const { eventRegistration } = endpointText;

/**
 * The contract by which one installation can be another one's backend. It has no field for consent: who sends here has
 * asked for it, as the form of the page does.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const event = events.find(({ name }) => name === form.get('eventName')) ?? null;
  if (!event) return refusal(eventRegistration.unknownEvent, { status: 404 });
  const checked = checkForm(eventRegistrationSchema, Object.fromEntries(form));
  if (!checked.ok) {
    const init = responseInit({ kind: 'invalid' });
    return refusal(eventRegistration.invalid, { ...init, details: checked.errors });
  }
  const result = await context.get(servicesContext).eventRegistrations.register(checked.value, event, {
    client: context.get(requestContext).clientAddress,
    metadata: { key: request.headers.get('idempotency-key') ?? '', shownAt: '', honeypot: '' },
  });
  if (result.kind === 'accepted') return accepted(result.reference);
  return refusal(eventRegistration.failed, responseInit(result));
}

export function loader() {
  return postOnly(eventRegistration.method);
}
