import type { ApplicationOutcome } from './applications.ts';

/** What `POST /api/apply` answers. */
export interface ApplyAnswer {
  status: number;
  headers: Record<string, string>;
  body: { success: true; reference: string | null } | { success: false; error: string; details?: object };
}

/** The outcome of a forwarded application in the words of the contract between installations. */
export function applyAnswer(outcome: ApplicationOutcome): ApplyAnswer {
  switch (outcome.status) {
    case 'accepted':
      return { status: 200, headers: {}, body: { success: true, reference: outcome.reference } };
    case 'invalid':
      return refusal(422, 'The application is not complete', {}, outcome.errors);
    case 'limited': {
      const seconds = String(Math.ceil(outcome.retryAfterMs / 1000));
      return refusal(429, 'Too many applications', { 'retry-after': seconds });
    }
    case 'malformed':
    case 'interrupted':
      return refusal(400, 'The request is not a whole multipart form');
    case 'busy':
      return refusal(503, 'Too many uploads at the same time', { 'retry-after': '10' });
    case 'held':
    case 'failed':
      return refusal(503, 'The application was not stored');
  }
}

function refusal(status: number, error: string, headers = {}, details?: object): ApplyAnswer {
  return { status, headers, body: { success: false, error, ...(details ? { details } : {}) } };
}
