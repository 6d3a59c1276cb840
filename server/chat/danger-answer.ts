import { type DangerKind, type DetectedDanger, dangerKinds } from 'site-assistant/danger-kinds';
import { detectDangerByRules } from 'site-assistant/rule-based-danger';
import { assistant } from '#content/assistant.yaml';
import { cards } from '#content/danger-cards.yaml';
import { comesBack, endings, notOver, stayWith as sentences } from '#content/danger-follow-ups.yaml';
import { ringInLanguage } from '#content/danger-languages.yaml';
import type { ChatHelp, ChatMessage } from '#domain/chat/chat-message.ts';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { stayWith } from '#domain/danger/stay-with.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { anywhere } from './answers/matching-words.ts';

interface DangerAnswer {
  text: string;
  help: ChatHelp;
}

/** After a card, until the person says that it is over: an answer that stays with it is known by its words. */
interface DangerState {
  kind: DangerKind;
  /** Answers whatever is said next. */
  text: string;
  inLanguage: string | undefined;
}

type DetectDanger = (message: string) => DetectedDanger | null;

const ENDINGS = endings.map((ending) => ({ ...ending, pattern: anywhere(ending.words) }));
const NOT_OVER = anywhere(notOver);
const COMES_BACK = anywhere(comesBack);

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
  if (!state) return answerToReturn(conversation);
  const ending = endingIn(message, state);
  const help: ChatHelp = { pages: [], source: 'site' };
  if (ending && !ending.stays) return { text: ending.text, help };
  const isOther = detected && detected.kind !== state.kind;
  return {
    text: `${ending?.text ?? state.text}\n\n${state.inLanguage ?? assistant.afterDanger}`,
    help: { ...help, ...(isOther && { possibleDanger: detected.kind }) },
  };
}

/** “They have gone and it started again”, after an answer that was glad of help. */
function answerToReturn(conversation: readonly ChatMessage[]): DangerAnswer | null {
  const wasOver = conversation.some(({ role, content }) => role === 'assistant' && saysOver(content));
  if (!wasOver || !COMES_BACK.test(plainText(conversation.at(-1)?.content ?? ''))) return null;
  const text = `${stayWith('emergency', '')}\n\n${assistant.afterDanger}`;
  return { text, help: { pages: [], source: 'site' } };
}

const saysOver = (answer: string) => ENDINGS.some(({ text, stays }) => !stays && answer.includes(text));

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
  turnsOf(earlier).reduce<DangerState | null>((state, turn) => nextState(state, turn, detectDanger), null);

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
  const inLanguage = Object.values(ringInLanguage).find((text) => answer.includes(text));
  if (kind) return { kind, text: stayWith(kind, message), inLanguage };
  return saysOnce(answer) ? null : (state ?? stateBehind(answer, inLanguage));
}

const saysOnce = (answer: string) => sentences.some(({ once, text }) => once && answer.includes(text));

/** The card itself may be older than what is sent along. */
function stateBehind(answer: string, inLanguage: string | undefined): DangerState | null {
  const row = sentences.find(({ text }) => answer.includes(text));
  const rung = ENDINGS.find(({ text, stays }) => stays && answer.includes(text));
  if (row) return { kind: row.kind, text: row.text, inLanguage };
  return rung ? { kind: 'emergency', text: rung.text, inLanguage } : null;
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
