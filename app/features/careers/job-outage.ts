/** Whether no source of jobs answered: an outage that has a screen of its own, not a fault of the program. */
export function isJobOutage(error: unknown): error is Error {
  return error instanceof Error && error.name === 'JobSourceError';
}
