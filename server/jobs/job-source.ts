import type { JsonFailure } from '../outgoing/request.ts';
import type { Job } from './job.ts';

/** Jobs could not be had; the message is for the log, not for visitors. */
export class JobSourceError extends Error {
  override name = 'JobSourceError';
}

/** Why a service could not be asked for jobs, in the specification's words where it has some. */
export function jobSourceError(
  service: 'backend' | 'content service',
  failure: JsonFailure | { kind: 'invalid' },
): JobSourceError {
  switch (failure.kind) {
    case 'refused':
      return new JobSourceError(`HTTP error! status: ${failure.status}`);
    case 'too-large':
    case 'not-json':
    case 'invalid':
      return new JobSourceError(`Invalid response format from ${service}`);
    case 'network':
      return new JobSourceError(`The ${service} did not answer: network`, { cause: failure.cause });
    default:
      return new JobSourceError(`The ${service} did not answer: ${failure.kind}`);
  }
}

/** Where jobs come from: a folder, a backend, a content service. */
export interface JobSource {
  /**
   * Every usable job, closed ones too, in the source's own order.
   *
   * @throws JobSourceError when the source cannot be asked or answers nonsense
   */
  list(): Promise<Job[]>;
  /**
   * One job by the id the source gave it, or null where it has none such.
   *
   * @throws JobSourceError when the source cannot be asked: an outage is never "not found"
   */
  find(id: string): Promise<Job | null>;
}
