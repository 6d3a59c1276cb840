import type { ApplicationOutcome } from '#server/applications/applications.ts';
import type { FormAnswer } from '../forms/answer.ts';
import { formText } from '../forms/copy.ts';
import { httpOfRefusal } from '../forms/receive-form.ts';
import { freshTicket, ticketOf } from '../forms/ticket.ts';

/** What the visitor is told beyond that it was not taken; null where there is nothing that would help. */
export function refusalMessage(outcome: ApplicationOutcome): string | null {
  if (outcome.status === 'held') return formText.held;
  return outcome.status === 'limited' ? formText.limited(outcome.retryAfterMs) : null;
}

/** How an answer goes over HTTP: the status, and when it makes sense to try again. */
export function httpOfOutcome(outcome: ApplicationOutcome): ReturnType<typeof httpOfRefusal> {
  switch (outcome.status) {
    case 'held':
    case 'limited':
    case 'failed':
      return httpOfRefusal(outcome);
    case 'busy':
      return { status: 503, headers: { 'retry-after': '10' } };
    default:
      return {
        status: { accepted: 200, malformed: 400, interrupted: 400, invalid: 422 }[outcome.status],
        headers: {},
      };
  }
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
