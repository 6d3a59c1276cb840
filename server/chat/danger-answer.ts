import { type DangerKind, type DetectedDanger, dangerKinds } from 'site-assistant/danger-kinds';
import { detectDangerByRules } from 'site-assistant/rule-based-danger';
import { learnedKindOf, specificDanger } from 'site-assistant/specific-danger';
import { assistant } from '#content/assistant.yaml';
import { cards } from '#content/danger-cards.yaml';
import {
  answers,
  comesBack,
  endings,
  notDenied,
  notOver,
  stayWith as sentences,
} from '#content/danger-follow-ups.yaml';
import { ringInLanguage } from '#content/danger-languages.yaml';
import type { ChatHelp, ChatMessage } from '#domain/chat/chat-message.ts';
import { councilLines, dangerCard } from '#domain/danger/danger-cards.ts';
import { stayWith } from '#domain/danger/stay-with.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { anywhere } from './answers/table/matching-words.ts';
import { rows } from './answers/table/rows.ts';

interface DangerAnswer {
  text: string;
  help: ChatHelp;
  /** Danger is over, and this is asked beside it: the text comes before its answer. */
  asked?: string;
}

/** After a card, until the person says that it is over: an answer that stays with it is known by its words. */
interface DangerState {
  kind: DangerKind;
  /** Brought the card; empty if it is older than what was sent along. */
  message: string;
  /** The message and those after it. */
  told: string;
  text: string;
  inLanguage: string | undefined;
}

type DetectDanger = (message: string) => DetectedDanger | null;

const ENDINGS = endings.map(({ after, ...ending }) => ({
  ...ending,
  pattern: anywhere(ending.words),
  after: after && anywhere(after),
}));
const councilNumbers = councilLines
  .map(({ label, display, url }) => `${label}, [${display}](${url})`)
  .join('; ');
const ANSWERS = answers.map(({ text, ...answer }) => ({
  ...answer,
  text: text.replace('{councils}', councilNumbers),
  pattern: anywhere(answer.words),
}));
const NOT_OVER = anywhere(notOver);
const NOT_DENIED = anywhere(notDenied);
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
  if (detected?.likely && isNew) {
    const isGuess = !state && detectDangerByRules(message) === null;
    if (isGuess && detected.kind === 'safeguarding' && isYoungCarer(conversation)) return null;
    return cardAnswer(isGuess ? nearGas(detected, conversation) : detected);
  }
  if (!state) return answerToReturn(conversation);
  const ending = endingIn(message, state);
  const help: ChatHelp = { pages: [], source: 'site' };
  if (ending && !ending.stays) {
    const asked = askedBeside(message);
    return { text: ending.text, help, ...(asked && { asked }) };
  }
  const other = ending ? null : otherDanger(message, state, detected);
  if (other) return cardAnswer({ kind: other, likely: true });
  const isOther = detected && detected.kind !== state.kind;
  const text = ending?.text ?? answerIn(message, state)?.text ?? state.text;
  return {
    text: `${text}\n\n${state.inLanguage ?? assistant.afterDanger}`,
    help: { ...help, ...(isOther && { possibleDanger: detected.kind }) },
  };
}

/** Danger of another kind; what is only told more generally stays with the kind that was named. */
function otherDanger(
  message: string,
  { kind }: DangerState,
  detected: DetectedDanger | null,
): DangerKind | null {
  const learned = learnedKindOf(kind);
  const named = specificDanger(message, learned);
  if (named !== learned && named !== kind && named !== 'missing') return named;
  // Fear of what others do is much like despair: a model alone leads to an emergency only.
  const isEmergency =
    learned !== 'emergency' &&
    detected?.likely &&
    learnedKindOf(detected.kind) === 'emergency' &&
    !answerIn(message, { kind });
  return isEmergency ? detected.kind : null;
}

const answerIn = (message: string, { kind }: Pick<DangerState, 'kind'>) =>
  ANSWERS.find(({ kinds, pattern }) => kinds.includes(kind) && pattern.test(plainText(message)));

const ASKS =
  /^(?:(?:and|but|so|ok|now|then) )*(?:can|could|do|does|did|will|would|should|what|whats|how|who|when|where|which|why|is|are) /;

/** “No, I am only tired. Do you do a few hours a week?” */
function askedBeside(message: string): string {
  const sentences = message.split(/(?<=[.!?;\n])\s+/);
  const at = sentences.findIndex((sentence) => ASKS.test(plainText(sentence)) || sentence.endsWith('?'));
  return at < 0 ? '' : sentences.slice(at).join(' ');
}

/** Told in two messages: that the gas was left on, and then of the smell. */
function nearGas(detected: DetectedDanger, conversation: readonly ChatMessage[]): DetectedDanger {
  if (detected.kind !== 'emergency') return detected;
  const told = conversation.filter(({ role }) => role === 'user').slice(-2);
  const kind = specificDanger(told.map(({ content }) => content).join('. '), 'emergency');
  return kind === 'gas' ? { ...detected, kind } : detected;
}

const youngCarer = rows.find(({ name }) => name === 'young-carer');
/** A child who cares for somebody is afraid of being taken away: no model alone brings a card for that. */
const isYoungCarer = (conversation: readonly ChatMessage[]) =>
  conversation.some(
    ({ role, content }) =>
      role === 'assistant' && youngCarer !== undefined && content.includes(youngCarer.answer(new Date(0))),
  );

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
  if (kind) return { kind, message, told: message, text: stayWith(kind, message), inLanguage };
  if (saysOnce(answer)) return null;
  return state ? { ...state, told: `${state.told} ${message}` } : stateBehind(answer, inLanguage);
}

const saysOnce = (answer: string) => sentences.some(({ once, text }) => once && answer.includes(text));

/** The card itself may be older than what is sent along. */
function stateBehind(answer: string, inLanguage: string | undefined): DangerState | null {
  const row = sentences.find(({ text }) => answer.includes(text));
  const said = ANSWERS.find(({ text }) => answer.includes(text));
  const rung = ENDINGS.find(({ text, stays }) => stays && answer.includes(text));
  const [kind = row?.kind ?? (rung && 'emergency')] = said?.kinds ?? [];
  if (!kind) return null;
  const text = row?.text ?? (said ? stayWith(kind, '') : (rung?.text ?? ''));
  return { kind, message: '', told: '', text, inLanguage };
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

function endingIn(message: string, { kind, message: first, told: before }: DangerState) {
  const told = [...message.split(/(?<=[.,;!?\n])/), message.replaceAll(',', ' ')].filter(
    (clause) => !clause.trim().endsWith('?'),
  );
  const clauses = told.map(plainText);
  const over = clauses.filter((clause) => !NOT_OVER.test(clause));
  const denied = clauses.filter((clause) => !NOT_DENIED.test(clause));
  const isCertain = first === '' || detectDangerByRules(first) !== null;
  return ENDINGS.find(
    ({ kinds, pattern, after, denies, unlessCertain }) =>
      kinds.includes(kind) &&
      !(unlessCertain && isCertain) &&
      (after?.test(plainText(before)) ?? true) &&
      (denies ? denied : over).some((clause) => pattern.test(clause)),
  );
}
