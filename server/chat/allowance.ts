import type { Limiter } from '../limits/limiter.ts';
import type { ProviderMessage } from './chat-provider.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Many people can share one address: a ward, a care home, a mobile network. */
const questionsOfClient = { limit: 60, windowMs: 10 * MINUTE };
/** What one address may spend of a day, as a part of the whole site's. */
const partOfClient = 0.2;
const repliesOfSite = { limit: 120, windowMs: MINUTE };
/** Characters of a token: fewer than in English prose, so that the count errs on the dear side. */
const charactersOfToken = 3;

/** What may be asked and spent, counted together for all instances of the site. */
export interface Allowance {
  /** Whether this client may ask anything now; it may where nobody can count. */
  mayAsk(client: string): Promise<boolean>;
  /** Whether the provider may be asked this; it may not where nobody can count, since it costs money. */
  maySpend(client: string, messages: readonly ProviderMessage[]): Promise<boolean>;
}

interface Options {
  /** Counts what one visitor does; off in load tests. */
  perVisitor: Pick<Limiter, 'take'>;
  /** Counts what is spent, always. */
  spending: Pick<Limiter, 'take'>;
  /** Tokens a day, questions and replies together. */
  dailyTokens: number;
  /** The most that a reply has. */
  replyTokens: number;
}

export function createAllowance({ perVisitor, spending, dailyTokens, replyTokens }: Options): Allowance {
  return {
    async mayAsk(client) {
      const { limit, windowMs } = questionsOfClient;
      return allowed(perVisitor.take(`chat:${client}`, limit, windowMs)).catch(() => true);
    },
    async maySpend(client, messages) {
      const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
      const tokens = Math.ceil(characters / charactersOfToken) + replyTokens;
      try {
        const ofClient = Math.ceil(dailyTokens * partOfClient);
        return (
          (await allowed(perVisitor.take(`chat-tokens:${client}`, ofClient, DAY, tokens))) &&
          (await allowed(spending.take('chat-replies', repliesOfSite.limit, repliesOfSite.windowMs))) &&
          (await allowed(spending.take('chat-tokens', dailyTokens, DAY, tokens)))
        );
      } catch {
        return false;
      }
    },
  };
}

const allowed = async (answer: ReturnType<Limiter['take']>) => (await answer).allowed;
