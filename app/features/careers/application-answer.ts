import type { ApplicationOutcome } from '#server/applications/applications.ts';
import type { FormAnswer } from '../forms/answer.ts';
import { formText } from '../forms/copy.ts';
import { freshTicket, ticketOf } from '../forms/ticket.ts';

/** What the visitor is told beyond that it was not taken; null where there is nothing that would help. */
export function refusalMessage(outcome: ApplicationOutcome): string | null {
  if (outcome.status === 'held') return formText.held;
  return outcome.status === 'limited' ? formText.limited(outcome.retryAfterMs) : null;
}

/** The status of an answer over HTTP. */
export function statusOfOutcome({ status }: ApplicationOutcome): number {
  return {
    accepted: 200,
    malformed: 400,
    interrupted: 400,
    held: 409,
    invalid: 422,
    limited: 429,
    busy: 503,
    failed: 503,
  }[status];
}

/** What the page with the form shows after the form was sent without scripts. */
export function applicationAnswer(outcome: ApplicationOutcome): FormAnswer {
  if (outcome.status === 'accepted') {
    return { status: 'accepted', reference: outcome.reference, values: {}, ticket: freshTicket() };
  }
  const values = 'fields' in outcome ? outcome.fields : {};
  const again = { values, ticket: ticketOf(values) };
  if (outcome.status === 'invalid') return { status: 'invalid', errors: outcome.errors, ...again };
  return { status: 'refused', message: refusalMessage(outcome), ...again };
}
