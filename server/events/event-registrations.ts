import type { EventRecord } from '#content/events.ts';
import { eventHasEnded, eventWords } from '#domain/events/event.ts';
import type { EventRegistration } from '#domain/events/event-registration.ts';
import type { BackendClient } from '../backend/backend-client.ts';
import type { Log } from '../logging.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import {
  eventRegistrationToOffice,
  eventRegistrationToPerson,
  type RegisteredEvent,
} from '../mail/messages/event-registration.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import { idempotencyKey } from '../submissions/idempotency-key.ts';
import type { Reception } from '../submissions/reception.ts';
import type { SubmissionContext, SubmissionResult } from '../submissions/submission-result.ts';

type Fields = ReturnType<typeof wireFields>;
type Result = SubmissionResult<string | null>;

export interface EventRegistrationsParts {
  reception: Reception;
  /** The backend that keeps registrations, or null where this site does. */
  backend: BackendClient | null;
  site: MailSite;
  log: Log;
  now?: () => Date;
}

/** Registrations for events; once an event is over, of interest in the next one. */
export interface EventRegistrations {
  /**
   * Stores the registration with its mails, or hands it to the backend, whose reference may be missing.
   * Why a backend did not take it is for the log; the visitor gets the one sentence.
   */
  register(registration: EventRegistration, event: EventRecord, context: SubmissionContext): Promise<Result>;
}

export function createEventRegistrations(parts: EventRegistrationsParts): EventRegistrations {
  const { reception, backend, site, log, now = () => new Date() } = parts;

  async function forward(
    backend: BackendClient,
    fields: Fields,
    { metadata }: SubmissionContext,
  ): Promise<Result> {
    const answer = await backend.post({
      path: '/api/event-registration',
      form: toForm(fields),
      idempotencyKey: idempotencyKey(metadata.key, fields, now()),
    });
    if (answer.ok) return { kind: 'accepted', reference: answer.reference, repeated: false };
    log.error(answer.failure, 'The backend did not take an event registration; the visitor was told so.');
    return { kind: 'failed' };
  }

  async function keep(
    registered: RegisteredEvent,
    fields: Fields,
    context: SubmissionContext,
  ): Promise<Result> {
    const saved = await reception.store(
      {
        kind: 'event-registration',
        email: fields.email,
        fields,
        messages: (receipt, confirm) => [
          mailMessage(eventRegistrationToOffice(registered, receipt, site)),
          ...(confirm ? [mailMessage(eventRegistrationToPerson(registered, receipt, site))] : []),
        ],
      },
      context,
    );
    if (!saved) return { kind: 'failed' };
    return { kind: 'accepted', reference: saved.reference, repeated: saved.repeated };
  }

  return {
    async register(registration, event, context) {
      const refusal = await reception.admit('event-registration', context);
      if (refusal) return refusal;
      const fields = wireFields(registration, event);
      if (backend) return forward(backend, fields, context);
      return keep({ registration, event, ended: eventHasEnded(event, now()) }, fields, context);
    },
  };
}

/** What the backend's contract asks for; the event is told by the record that the page shows. */
function wireFields(registration: EventRegistration, event: EventRecord) {
  const { name, email, contactNumber, dietaryRequirements, allergies } = registration;
  const { date, time, location } = eventWords(event);
  return {
    name,
    email,
    contactNumber,
    dietaryRequirements,
    allergies,
    eventName: event.name,
    eventDate: date,
    eventTime: time,
    eventLocation: location,
  };
}

function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
