import { type DangerKind, type DetectedDanger, dangerKinds } from 'site-assistant/danger-kinds';
import { detectDangerByRules } from 'site-assistant/rule-based-danger';
import { assistant } from '#content/assistant.yaml';
import { cards } from '#content/danger-cards.yaml';
import { endings, notOver } from '#content/danger-follow-ups.yaml';
import { ringInLanguage } from '#content/danger-languages.yaml';
import type { ChatHelp, ChatMessage } from '#domain/chat/chat-message.ts';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { stayWith } from '#domain/danger/stay-with.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { anywhere } from './site/matching-words.ts';

interface DangerAnswer {
  text: string;
  help: ChatHelp;
}

/** After a card, until the person says that it is over. */
interface DangerState {
  kind: DangerKind;
  /** Answers whatever is said next. */
  text: string;
  inLanguage: string | undefined;
}

type DetectDanger = (message: string) => DetectedDanger | null;

/** Turns after a card. */
const MAX_TURNS = 3;
const ENDINGS = endings.map((ending) => ({ ...ending, pattern: anywhere(ending.words) }));
const NOT_OVER = anywhere(notOver);

/** The card, or what stays with an earlier one; null if the conversation is about no danger. */
export function answerInDanger(
  conversation: readonly ChatMessage[],
  detectDanger: DetectDanger,
  detected: DetectedDanger | null,
): DangerAnswer | null {
  const message = conversation.at(-1)?.content ?? '';
  const state = stateAfter(conversation.slice(0, -1), detectDanger);
  // “The swelling has gone down” is no new danger, though the models take it for one.
  const isNew = !state || detected?.language !== undefined || detectDangerByRules(message) !== null;
  if (detected?.likely && isNew) return cardAnswer(detected);
  if (!state) return null;
  const ending = endingIn(message, state);
  const help: ChatHelp = { pages: [], source: 'site' };
  if (ending && !ending.stays) return { text: ending.text, help };
  const isOther = detected && detected.kind !== state.kind;
  return {
    text: `${ending?.text ?? state.text}\n\n${state.inLanguage ?? assistant.afterDanger}`,
    help: { ...help, ...(isOther && { possibleDanger: detected.kind }) },
  };
}

function cardAnswer({ kind: danger, language = '' }: DetectedDanger): DangerAnswer {
  const { title, text, lines } = dangerCard(danger);
  const inLanguage = ringInLanguage[language];
  const numbers = lines.map(({ label, display, note }) => `${label}: ${display}. ${note}`);
  return {
    text: [...(inLanguage ? [inLanguage] : []), `${title}. ${text}`, ...numbers].join('\n'),
    help: { pages: [], danger, ...(inLanguage && { inLanguage }), source: 'site' },
  };
}

const stateAfter = (earlier: readonly ChatMessage[], detectDanger: DetectDanger) =>
  turnsOf(earlier)
    .slice(-MAX_TURNS)
    .reduce<DangerState | null>((state, turn) => nextState(state, turn, detectDanger), null);

function nextState(
  state: DangerState | null,
  { message, answer }: Turn,
  detectDanger: DetectDanger,
): DangerState | null {
  const shown = dangerKinds.find((kind) => answer.includes(cards[kind].title));
  const ending = state && !shown && endingIn(message, state);
  if (ending) return ending.stays ? { ...state, text: ending.text } : null;
  const unanswered = answer ? null : detectDanger(message);
  const kind = shown ?? (unanswered?.likely ? unanswered.kind : null);
  if (!kind) return state;
  const inLanguage = Object.values(ringInLanguage).find((text) => answer.includes(text));
  return { kind, text: stayWith(kind, message), inLanguage };
}

interface Turn {
  message: string;
  answer: string;
}

function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  const turns: Turn[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (role === 'user') turns.push({ message: content, answer: '' });
    else if (last) last.answer += content;
  }
  return turns;
}

function endingIn(message: string, { kind }: DangerState) {
  const clauses = message
    .split(/(?<=[.,;!?\n])/)
    .filter((clause) => !clause.endsWith('?'))
    .map(plainText)
    .filter((clause) => !NOT_OVER.test(clause));
  return ENDINGS.find(
    ({ kinds, pattern }) => kinds.includes(kind) && clauses.some((clause) => pattern.test(clause)),
  );
}
