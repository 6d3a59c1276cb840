import { events } from '#content/events.ts';
import { eventRegistrationSchema } from '#domain/events/event-registration.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { responseInit } from '~/features/forms/http-status.ts';
import { readForm } from '~/features/forms/receive-form.ts';
import type { Route } from './+types/event-registration.ts';

/** `POST /api/event-registration`: the contract of a backend, so that one installation can be another one's. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const event = events.find(({ name }) => name === form.get('eventName')) ?? null;
  if (!event) return Response.json({ success: false, error: 'Unknown event' }, { status: 404 });
  const checked = checkForm(eventRegistrationSchema, Object.fromEntries(form));
  if (!checked.ok) {
    return Response.json(
      { success: false, error: 'Invalid registration', details: checked.errors },
      { status: 422 },
    );
  }
  const result = await context.get(servicesContext).eventRegistrations.register(checked.value, event, {
    client: context.get(requestContext).clientAddress,
    metadata: { key: request.headers.get('idempotency-key') ?? '', shownAt: '', honeypot: '' },
  });
  if (result.kind === 'accepted') return Response.json({ success: true, reference: result.reference });
  return Response.json({ success: false, error: 'The registration was not stored' }, responseInit(result));
}

export function loader() {
  return Response.json(
    { success: false, error: 'Post a registration' },
    { status: 405, headers: { allow: 'POST' } },
  );
}
