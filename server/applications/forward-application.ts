import type { BackendClient } from '../backend/backend-client.ts';
import type { Log } from '../logging.ts';
import { idempotencyKey } from '../submissions/idempotency-key.ts';
import type { SubmissionContext, SubmissionResult } from '../submissions/submission-result.ts';
import type { CheckedApplication } from './check-application.ts';
import { storedFields } from './keep-application.ts';

interface ForwardParts {
  backend: BackendClient;
  log: Log;
  now: Date;
}

/** Hands the application to the backend. Why it was not taken is for the log; the visitor gets the one sentence. */
export async function forwardApplication(
  application: CheckedApplication,
  { metadata }: SubmissionContext,
  { backend, log, now }: ForwardParts,
): Promise<SubmissionResult<string | null>> {
  const answer = await backend.post({
    path: '/api/apply',
    form: toForm(application),
    idempotencyKey: idempotencyKey(metadata.key, storedFields(application), now),
  });
  if (answer.ok) return { kind: 'accepted', reference: answer.reference, repeated: false };
  log.error(answer.failure, 'The backend did not take an application; the visitor was told so.');
  return { kind: 'failed' };
}

/** The fields of the contract, and the experience; what is empty and optional is left out. */
function toForm({ job, cv, ...fields }: CheckedApplication): FormData {
  const form = new FormData();
  for (const name of ['name', 'email', 'phone'] as const) form.set(name, fields[name]);
  form.set('position', job.title);
  form.set('message', fields.message);
  const optional = {
    experience: fields.experience,
    jobReference: job.jobReference,
    contractType: job.contractType,
    hoursPerWeek: job.hoursPerWeek,
  };
  for (const [name, value] of Object.entries(optional)) if (value) form.set(name, value);
  if (cv) form.set('resume', new File([new Uint8Array(cv.bytes)], cv.name, { type: cv.mediaType }));
  return form;
}
