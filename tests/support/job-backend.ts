import { answering, type HttpUpstream, startHttpUpstream } from './http-upstream.ts';
import { test as siteTest } from './site.ts';

/** A site whose jobs come from a backend that the test plays. */
export const testWithBackend = siteTest.extend<object, { backend: HttpUpstream }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const backend = await startHttpUpstream(answering(503, 'down'));
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ backend }, use) => use({ RATE_LIMITS: 'off', BACKEND_URL: backend.url, JOBS_TIMEOUT_MS: '2000' }),
    { scope: 'worker' },
  ],
});

/** A backend's answer with these jobs. */
export function jobsAnswer(jobs: readonly object[]): string {
  return JSON.stringify({ success: true, jobs });
}
