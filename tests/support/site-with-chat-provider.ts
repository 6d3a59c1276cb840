import { startChatProvider } from './chat-provider.ts';
import type { HttpUpstream } from './http-upstream.ts';
import { test } from './site.ts';
import type { Settings } from './start-site.ts';

/** A site whose assistant asks a provider, which the test plays. */
export const withChatProvider = (settings: Settings) =>
  test.extend<object, { provider: HttpUpstream }>({
    provider: [
      async ({ browserName: _ }, use) => {
        const provider = await startChatProvider();
        await use(provider);
        await provider.close();
      },
      { scope: 'worker' },
    ],
    settings: [
      async ({ provider }, use) => use({ RATE_LIMITS: 'off', CHAT_URL: `${provider.url}/v1`, ...settings }),
      { scope: 'worker' },
    ],
  });
