import { expect, it } from 'vitest';
import { chatFailures } from '#content/chat-failures.yaml';

it('has the sentences of every failure', () => {
  expect(Object.values(chatFailures)).toEqual([
    'Authentication error. Please check the API configuration.',
    'Rate limit exceeded. Please try again in a moment.',
    "I apologize, but I'm having trouble connecting right now.",
    "I apologize, but I'm having trouble connecting right now. Please try again later or contact us directly through our contact form.",
  ]);
});
