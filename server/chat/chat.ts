import type { Assistant } from 'site-assistant';
import type { DetectedDanger } from 'site-assistant/danger-kinds';
import { detectDangerByRules } from 'site-assistant/rule-based-danger';
import { type ChatHelp, type ChatMessage, latestMessages } from '#domain/chat/chat-message.ts';
import { openingSentence } from '#domain/office-hours/office-hours.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import type { Log } from '../logging.ts';
import type { CircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { createOutage } from '../outgoing/outage.ts';
import type { Allowance } from './allowance.ts';
import type { SiteAnswer } from './answers/site-answer.ts';
import type { SiteAssistant } from './answers/site-assistant.ts';
import {
  type ChatFailureKind,
  type ChatProvider,
  ProviderError,
  type ProviderMessage,
} from './chat-provider.ts';
import { answerInDanger } from './danger-answer.ts';
import { instructions } from './instructions.ts';
import { providerSentences } from './provider-sentences.ts';

interface ChatQuestion {
  messages: readonly ChatMessage[];
  client: string;
  stream: boolean;
  signal: AbortSignal;
}

export type ChatOutcome =
  /** `sentences` may still reject with a `ProviderError`, but not before the first. */
  | { kind: 'answered'; sentences: AsyncIterable<string>; help: ChatHelp }
  | { kind: 'failed'; failure: ChatFailureKind; help: ChatHelp }
  | { kind: 'rate-limited'; retryAfterMs: number; help: ChatHelp };

/** Neither stores nor logs a message. */
export interface Chat {
  /** Answers danger itself, and else asks the provider or the site's own content. Never rejects. */
  reply(question: ChatQuestion): Promise<ChatOutcome>;
}

interface Options {
  assistant: Pick<Assistant, 'detectDanger'>;
  site: SiteAssistant;
  allowance: Allowance;
  provider: ChatProvider | null;
  breaker: CircuitBreaker;
  /** Told of each question's kind of answer, and of no word in it. */
  noteAnswer?: (kind: string) => void;
  log: Log;
  now?: () => Date;
}

export function createChat(options: Options): Chat {
  const { assistant, site, allowance, provider, breaker, noteAnswer, log, now = () => new Date() } = options;
  const outage = createOutage({ log, over: 'The chat provider answers again' });

  async function fromProvider(
    question: ChatQuestion,
    siteAnswer: SiteAnswer,
    siteHelp: ChatHelp,
  ): Promise<ChatOutcome | null> {
    if (!provider) return null;
    const messages = providerMessages(question.messages, siteAnswer, now());
    const end = breaker.begin();
    if (!end) return null;
    if (!(await allowance.maySpend(question.client, messages))) {
      end('given-up');
      return null;
    }
    const { stream, signal } = question;
    const facts = siteAnswer.passages.map(({ title, text }) => `${title}: ${text}`);
    const known = [openingSentence(now()), openingHours, siteAnswer.text, ...facts].join('\n');
    const pieces = provider.reply({ messages, stream, signal });
    const asked = question.messages
      .flatMap(({ role, content }) => (role === 'user' ? content : []))
      .join(' ');
    const screen = { siteAnswer: siteAnswer.text, known, asked };
    const sentences = providerSentences(pieces, screen, (how, reason) => {
      const visitorLeft = how === 'failed' && signal.aborted;
      if (how === 'worked') outage.worked();
      else if (!visitorLeft) outage.failed({ reason }, 'The chat provider did not answer');
      end(visitorLeft ? 'given-up' : how);
    });
    const { office: _, choices: __, ...rest } = siteHelp;
    const help: ChatHelp = { ...rest, source: 'provider' };
    try {
      const first = await sentences.next();
      return first.done ? null : { kind: 'answered', sentences: from(first.value, sentences), help };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { kind: 'failed', failure: error.kind, help: { ...help, source: 'site' } };
    }
  }

  return {
    async reply(question) {
      const detected = assistant.detectDanger(question.messages.at(-1)?.content ?? '');
      const inDanger = answerInDanger(question.messages, assistant.detectDanger, detected);
      if (inDanger && !inDanger.asked) return answered(inDanger);
      const messages = inDanger?.asked
        ? [...question.messages.slice(0, -1), { role: 'user' as const, content: inDanger.asked }]
        : question.messages;
      const possible = inDanger ? null : detected && { possibleDanger: detected.kind };
      const retryAfterMs = await allowance.waitToAsk(question.client);
      if (retryAfterMs > 0) {
        const help: ChatHelp = { pages: [], ...possible, source: 'site' };
        return { kind: 'rate-limited', retryAfterMs, help };
      }
      const answer = await site.answer(messages, possible !== null);
      noteAnswer?.(answer.kind);
      const help: ChatHelp = { ...helpOf(answer), ...possible };
      const outcome = await fromProvider({ ...question, messages }, answer, help);
      return after(inDanger?.text, outcome ?? answered({ text: answer.text, help }));
    },
  };
}

const helpOf = ({ pages, office, choices }: SiteAnswer): ChatHelp => ({
  pages,
  ...(office && { office }),
  ...(choices && { choices: [...choices] }),
  source: 'site',
});

/** Where the models cannot be read, danger is still answered, by the rules. */
export function replyWithoutModels({ messages }: Pick<ChatQuestion, 'messages'>): ChatOutcome {
  const byRules = (message: string): DetectedDanger | null => {
    const kind = detectDangerByRules(message);
    return kind && { kind, likely: true };
  };
  const inDanger = answerInDanger(messages, byRules, byRules(messages.at(-1)?.content ?? ''));
  if (inDanger) return answered(inDanger);
  return { kind: 'failed', failure: 'unavailable', help: { pages: [], source: 'site' } };
}

const answered = ({ text, help }: { text: string; help: ChatHelp }): ChatOutcome => ({
  kind: 'answered',
  sentences: once(text),
  help,
});

function providerMessages(
  conversation: readonly ChatMessage[],
  site: SiteAnswer,
  at: Date,
): ProviderMessage[] {
  return [
    { role: 'system', content: instructions(openingSentence(at), site.passages) },
    ...latestMessages(conversation),
  ];
}

/** That danger is over is answered first. */
const after = (text: string | undefined, outcome: ChatOutcome): ChatOutcome =>
  text !== undefined && outcome.kind === 'answered'
    ? { ...outcome, sentences: from(`${text}\n\n`, outcome.sentences) }
    : outcome;

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* from(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
