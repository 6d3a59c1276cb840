import { loadAssistant as readAssistant } from 'site-assistant';
import { loadOnce } from '#domain/time/load-once.ts';
import { createAllowance } from '../chat/allowance.ts';
import type { Guides } from '../chat/answers/lookups/guides.ts';
import { createSiteAssistant } from '../chat/answers/site-assistant.ts';
import { type Chat, createChat, replyWithoutModels } from '../chat/chat.ts';
import type { ChatProvider } from '../chat/chat-provider.ts';
import { chatModel } from '../chat/instructions.ts';
import { createOpenAiProvider } from '../chat/openai-provider.ts';
import type { Config } from '../config.ts';
import type { JobBoard } from '../jobs/job-board.ts';
import type { Limiter } from '../limits/limits.ts';
import { type Log, redact } from '../logging.ts';
import { createCircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { createOutwardAreas } from '../postcodes/outward-areas.ts';
import type { PostcodeCheck } from '../postcodes/postcode-check.ts';

interface Dependencies {
  jobs: JobBoard;
  postcodes: PostcodeCheck;
  guides: Guides;
  perVisitor: Limiter;
  spending: Limiter;
  noteAnswer: (kind: string) => void;
  log: Log;
  loadAssistant?: typeof readAssistant;
}

export function composeChat(
  config: Config,
  { jobs, postcodes, guides, noteAnswer, log, loadAssistant = readAssistant, ...limiters }: Dependencies,
): Chat {
  const { CHAT_DAILY_TOKENS: dailyTokens } = config;
  // Load the models with the first question: they take memory and time at the start.
  const compose = loadOnce(async (): Promise<Chat> => {
    const assistant = await loadAssistant();
    return createChat({
      assistant,
      site: createSiteAssistant({ assistant, jobs, postcodes, guides, outwards: createOutwardAreas() }),
      allowance: createAllowance({ ...limiters, dailyTokens, replyTokens: chatModel.maxTokens }),
      provider: composeProvider(config),
      breaker: createCircuitBreaker(),
      noteAnswer,
      log,
    });
  });
  return {
    async reply(question) {
      const chat = await compose().catch((error: unknown) => {
        log.error({ reason: redact(error) }, 'The models of the assistant cannot be read; trying again.');
        return null;
      });
      return chat ? chat.reply(question) : replyWithoutModels(question);
    },
  };
}

function composeProvider(config: Config): ChatProvider | null {
  const { CHAT_URL: url, CHAT_API_KEY: key, CHAT_MODEL: model, CHAT_TIMEOUT_MS: timeoutMs } = config;
  if (url === null || key === null) return null;
  return createOpenAiProvider({ url, key, model, timeoutMs, ...chatModel });
}
