import { type HttpUpstream, startHttpUpstream, type UpstreamAnswer } from './http-upstream.ts';
import { test } from './site.ts';

/** A site whose jobs come from a backend, which the test plays. */
export function testWithBackend(firstAnswer: UpstreamAnswer) {
  return test.extend<object, { backend: HttpUpstream }>({
    backend: [
      async ({ browserName: _ }, use) => {
        const backend = await startHttpUpstream(firstAnswer);
        await use(backend);
        await backend.close();
      },
      { scope: 'worker' },
    ],
    settings: [
      async ({ backend }, use) => use({ RATE_LIMITS: 'off', BACKEND_URL: backend.url }),
      { scope: 'worker' },
    ],
  });
}
