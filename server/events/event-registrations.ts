import { eventPage } from '#content/event-page.yaml';
import { eventRegistrationMails } from '#content/mails/event-registration.yaml';
import type { EventRecord } from '#domain/content/events.ts';
import { eventHasEnded, eventWords } from '#domain/events/event.ts';
import { CONSENT_GIVEN, type EventRegistration, saysNeeds } from '#domain/events/event-registration.ts';
import type { BackendClient } from '../backend/backend-client.ts';
import {
  eventRegistrationToOffice,
  eventRegistrationToPerson,
} from '../mail/messages/events/event-registration.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { submissionMails } from '../mail/messages/submission-mails.ts';
import type { SubmissionContext, SubmissionIntake, SubmissionOutcome } from '../submissions/intake.ts';

export interface EventRegistrationsOptions {
  intake: SubmissionIntake;
  backend: BackendClient | null;
  site: MailSite;
  now?: () => Date;
}

/** Registrations for events; once an event is over, of interest in the next one. */
export interface EventRegistrations {
  /** Stores the registration with its mails, or hands it to the backend, whose reference may be missing. */
  register(
    registration: EventRegistration,
    event: EventRecord,
    context: SubmissionContext,
  ): Promise<SubmissionOutcome>;
}

export function createEventRegistrations(options: EventRegistrationsOptions): EventRegistrations {
  const { intake, backend, site, now = () => new Date() } = options;
  const kind = 'event-registration';

  return {
    async register(registration, event, context) {
      const fields = wireFields(registration, event);
      if (backend) {
        const form = toForm({ ...fields, ...(hasConsent(registration) && { consent: CONSENT_GIVEN }) });
        return intake.forward({ kind, fields, form }, context, backend);
      }
      const registered = { registration, event, ended: eventHasEnded(event, now()) };
      return intake.receive(
        {
          kind,
          email: fields.email,
          fields: { ...fields, ...healthConsent(registration) },
          messages: (receipt, confirm) =>
            submissionMails({
              toOffice: eventRegistrationToOffice(registered, receipt, site),
              toPerson: confirm ? eventRegistrationToPerson(registered, receipt, site) : null,
              ...{ receipt, site },
            }),
        },
        context,
      );
    },
  };
}

/** As the backend's contract asks for it; the event is told by the record that the page shows. */
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

const hasConsent = (registration: EventRegistration) => registration.healthConsent && saysNeeds(registration);

/** The controller must be able to show what consent was given to (UK GDPR, Article 7(1)). */
function healthConsent(registration: EventRegistration): Record<string, string> {
  if (!saysNeeds(registration)) return {};
  const { label } = eventPage.healthConsent;
  const { noConsent } = eventRegistrationMails.office;
  return { healthConsent: registration.healthConsent ? label : noConsent };
}

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
