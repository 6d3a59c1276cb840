import type { JsonFailure } from '../outgoing/request.ts';
import type { Job } from './job.ts';

/** The message is for the log, not for visitors. */
export class JobSourceError extends Error {
  override name = 'JobSourceError';
}

/** In the specification's words if it has some. */
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

export interface JobSource {
  /** Every usable job, closed ones too, in the source's order. @throws JobSourceError */
  list(): Promise<Job[]>;
  /** Null if the source has none such. @throws JobSourceError for an outage, which is never "not found" */
  find(id: string): Promise<Job | null>;
}
