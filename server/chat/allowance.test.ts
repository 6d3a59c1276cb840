import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

it.each([
  ['a hundred English letters', 'a'.repeat(99), 33],
  ['Polish', 'zażółć', Math.ceil(2 / 3) + 8],
  ['Chinese', '照顧老人', 12],
  ['Amharic, each letter of which a model may take for three', 'ሰላም', 9],
])('%s is paid for as so many tokens at most', async (_, content, tokens) => {
  const amounts: Record<string, number | undefined> = {};
  const limiter = {
    take: async (key: string, _limit: number, _windowMs: number, amount?: number) => {
      amounts[key] = amount;
      return { allowed: true, retryAfterMs: 0 };
    },
  };
  const options = { perVisitor: limiter, spending: limiter, dailyTokens: 1000, replyTokens: 250 };
  expect(await createAllowance(options).maySpend('a', [{ role: 'user', content }])).toBe(true);
  expect(amounts['chat-tokens']).toBe(250 + tokens);
});
