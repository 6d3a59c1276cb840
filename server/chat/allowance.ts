import {
  DAY_MS,
  type Limiter,
  MAX_PAID_REPLIES,
  MAX_QUESTIONS_PER_CLIENT,
  MAX_TOKEN_SHARE_PER_CLIENT,
} from '../limits/limits.ts';
import type { ProviderMessage } from './chat-provider.ts';

/** Fewer letters than in English prose, so that the estimate is rather too high. */
const LETTERS_PER_TOKEN = 3;

/** In other scripts a model may take each byte for a token. */
function tokensIn(text: string): number {
  const bytes = Buffer.byteLength(text);
  const others = text.replace(/[\0-\x7f]+/g, '');
  const otherBytes = Buffer.byteLength(others);
  return (bytes - otherBytes) / LETTERS_PER_TOKEN + otherBytes;
}

export interface Allowance {
  /** Milliseconds until a visitor may ask again; 0 if now, or if the count fails. */
  waitToAsk(client: string): Promise<number>;
  /** False if the count fails, since a reply costs money. */
  maySpend(client: string, messages: readonly ProviderMessage[]): Promise<boolean>;
}

interface Options {
  perVisitor: Pick<Limiter, 'take'>;
  spending: Pick<Limiter, 'take'>;
  dailyTokens: number;
  replyTokens: number;
}

export function createAllowance({ perVisitor, spending, dailyTokens, replyTokens }: Options): Allowance {
  return {
    async waitToAsk(client) {
      const { limit, windowMs } = MAX_QUESTIONS_PER_CLIENT;
      try {
        return (await perVisitor.take(`chat:${client}`, limit, windowMs)).retryAfterMs;
      } catch {
        return 0;
      }
    },
    async maySpend(client, messages) {
      const asked = messages.reduce((sum, { content }) => sum + tokensIn(content), 0);
      const tokens = Math.ceil(asked) + replyTokens;
      try {
        const ofClient = Math.ceil(dailyTokens * MAX_TOKEN_SHARE_PER_CLIENT);
        return (
          (await allowed(perVisitor.take(`chat-tokens:${client}`, ofClient, DAY_MS, tokens))) &&
          (await allowed(spending.take('chat-replies', MAX_PAID_REPLIES.limit, MAX_PAID_REPLIES.windowMs))) &&
          (await allowed(spending.take('chat-tokens', dailyTokens, DAY_MS, tokens)))
        );
      } catch {
        return false;
      }
    },
  };
}

const allowed = async (answer: ReturnType<Limiter['take']>) => (await answer).allowed;
