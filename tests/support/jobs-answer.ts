export function jobsAnswer(jobs: readonly object[]): string {
  return JSON.stringify({ success: true, jobs });
}
