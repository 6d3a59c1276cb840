import type { Answerer, Reply, State } from 'site-assistant/answerers';
import { type ChoiceWords, choiceIn } from 'site-assistant/choices';
import * as content from '#content/assistant-replies.yaml';
import { moveFillers, moveWords, names } from '#content/assistant-words.yaml';
import { brand } from '#content/brand.yaml';
import { pages } from '#content/pages.yaml';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import type { Move } from '#domain/content/assistant/intents.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import { offeredInWords } from '#domain/registration/offered.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { saying, withoutYes } from '../site-answer.ts';
import { allWithKnownFacts } from './known-facts.ts';
import { anywhere, wholly } from './matching-words.ts';
import { ourWords } from './our-words.ts';
import { rows } from './rows.ts';
import { linksTo, topics } from './topics.ts';

const { cannot, reach, ...others } = allWithKnownFacts({ ...content });
export const { askBack, hours, notDone } = others;

const { callBack } = officeLine;
const contact = { title: pages.contact.name, path: pages.contact.path };
const choiceWords: ChoiceWords = {
  picks: askBack.picks.map((pick) => wholly([pick])),
  yes: wholly([askBack.yes]),
  other: wholly([askBack.other]),
  none: wholly([askBack.noneWords]),
};

/** Three pages to choose from, and none of them. */
export function askingBack(titles: readonly string[]): Reply {
  const choices = [...titles, askBack.none];
  const lines = choices.map((title, at) => `${at + 1}. ${title}`);
  return saying('ask-back', [askBack.question, lines.join('\n')].join('\n\n'), { choices });
}

const offeredIn = (answer: string): string[] =>
  answer.includes(askBack.question)
    ? [...answer.matchAll(/^\d\. (.+)$/gm)].map(([, title = '']) => title).slice(0, -1)
    : [];

/** The services that the last answers named in a list, in its order. */
const listedIn = (said: readonly string[]): string[] =>
  said.slice(-MAX_BACK).some((answer) => answer.includes(offeredInWords)) ? listed : [];
const MAX_BACK = 2;
const listed = topics
  .map(({ title }) => title)
  .filter((title) => offeredInWords.includes(title))
  .sort((one, other) => offeredInWords.indexOf(one) - offeredInWords.indexOf(other));

const ASKS_ABOUT = /^(?:and |so |ok )?(?:(?:can you )?tell me (?:more )?about|show me|what about|explain) /;

function listedChoice(plain: string, { said, offered }: Pick<State, 'said' | 'offered'>) {
  if (offered.length > 0) return null;
  const last = said.at(-1) ?? '';
  const unsaid = listedIn(said).filter((title) => !last.includes(topicOf(title)?.answer(new Date(0)) ?? '-'));
  const isNew = last.includes(offeredInWords);
  const asked = plain.replace(ASKS_ABOUT, '');
  if (!isNew && choiceWords.other.test(asked)) return unsaid[0] ?? null;
  const choice = isNew ? choiceIn(asked, listedIn(said), plainText, { ...choiceWords, yes: NEVER }) : null;
  return choice === 'none' ? null : choice;
}
const NEVER = /(?!)/;

const PAGE =
  /^(?:please |can you |could you )?(?:show me|open|give me|send me|link me to|where is) (?:the|that|its|your) (?:page|link)(?: please)?$/;

/** “Show me the page” of what was just answered. */
export const pageOfAnswer: Answerer = ({ plain }, { said }) => {
  const last = said.at(-1);
  if (last === undefined || !PAGE.test(plain)) return null;
  const [page] = rows
    .filter((row) => last.includes(row.answer(new Date(0))))
    .flatMap((row) => linksTo(row.pages));
  return page ? saying('pages', `[${page.title}](${page.path})`, { pages: [page] }) : null;
};

export const choiceOf = (plain: string, state: Pick<State, 'said' | 'offered'>): string | null =>
  plain === plainText(askBack.none) && state.offered.length > 0
    ? 'none'
    : (choiceIn(plain, state.offered, plainText, choiceWords) ?? listedChoice(plain, state));

export const topicOf = (title: string) => topics.find((topic) => topic.title === title);

const refusals = cannot.map(({ words, unless, ...rest }) => ({
  ...rest,
  pattern: anywhere(words),
  but: unless && anywhere(unless),
}));

/** Says why not, and which form can. */
export const cannotDo: Answerer = ({ plain, isJoined }) => {
  const refusal = refusals.find(({ pattern, but }) => pattern.test(plain) && !but?.test(plain));
  if (!refusal || isJoined) return null;
  const shown = refusal.form ? { title: callBack.text, path: callBack.path } : contact;
  return saying('cannot', refusal.text, { pages: [shown], office: true });
};

const ways = reach.map(({ words, ...way }) => ({ ...way, pattern: anywhere(words) }));

const reachIn = (plain: string): string[] =>
  ways.filter(({ pattern }) => pattern.test(plain)).map(({ name }) => name);

export function withoutWishes(message: string): string {
  const sentences = message.split(/(?<=[.!?])\s+/);
  const others = sentences.filter((sentence) => reachIn(plainText(sentence)).length === 0);
  return others.length > 0 ? others.join(' ') : message;
}

const HOW_TO_REACH = /\b(?:contact|reach|get hold of|get in touch|talk to|speak to|email|write)\b/;

/** Tells who cannot ring how we are reached, where that is asked or said and nothing else is. */
export const waysToReach: Answerer = ({ plain, isJoined }, state) => {
  const said = ways.find(({ pattern }) => !isJoined && pattern.test(plain));
  const way = said ?? (HOW_TO_REACH.test(plain) ? written(state) : undefined);
  const rest = ways.reduce((left, { pattern }) => left.replace(pattern, ' '), plain).replace(POLITE, ' ');
  const isAside = said && rest.split(' ').filter(Boolean).length > MAX_ASIDE;
  if (!way || (isAside && !HOW_TO_REACH.test(plain))) return null;
  return saying('pages', way.text, {
    pages: [contact],
    passages: [{ path: contact.path, title: contact.title, text: way.text }],
  });
};

const MAX_ASIDE = 3;
const POLITE = /\b(?:please|so|and|but|hello|hi|just|thanks)\b/g;
const written = (state: Pick<State, 'reach'>) =>
  ways.find(({ name, withoutPhone }) => withoutPhone && state.reach.includes(name));

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z[])/);
const asksToRing = (sentence: string) =>
  sentence.includes('form=call') ||
  (sentence.includes(brand.phone.display) && !sentence.includes(brand.email.info));

/** Leaves out the telephone for those who cannot ring, and all but a sentence or two for those who want it short. */
export function asWanted(reply: Reply, state: Pick<State, 'reach'>): Reply {
  const way = written(state);
  const paragraphs = reply.text.split('\n\n').map(sentencesOf);
  const isShort = state.reach.includes('short') && !reply.choices;
  const kept = paragraphs.map((sentences) => {
    const shown = way ? sentences.filter((sentence) => !asksToRing(sentence)) : sentences;
    return (isShort ? shown.slice(0, MAX_SHORT) : shown).join(' ');
  });
  if (way?.text === reply.text) return reply;
  const isLess = way && reply.text.includes(brand.phone.display) && !reply.text.includes(way.text);
  const text = [...kept, ...(isLess ? [way.text] : [])].filter(Boolean).join('\n\n');
  return { ...reply, text };
}

const MAX_SHORT = 2;

const moves = new Map<string, Move>();
for (const move of Object.keys(moveWords) as Move[])
  for (const words of moveWords[move].split(', ')) moves.set(words, move);
const fillers = new Set([...moveFillers.split(' '), plainText(brand.assistantName)]);

export function moveOf(plain: string): Move | null {
  const words = plain.split(' ').slice(0, 12);
  while (words.length > 1 && !moves.has(words.join(' ')) && fillers.has(words[0] ?? '')) words.shift();
  while (words.length > 1 && !moves.has(words.join(' ')) && fillers.has(words.at(-1) ?? '')) words.pop();
  return moves.get(words.join(' ')) ?? moves.get(plain) ?? null;
}

const { moves: sayings } = ourWords;
const unsaid = (texts: readonly string[], said: readonly string[]) =>
  texts.find((text) => !said.some((before) => before.includes(text))) ?? texts.at(-1) ?? '';

/** Thanks, goodbye, yes, no and the like. A person is asked for, or takes over, elsewhere. */
export const smallTalk: Answerer = ({ plain }, { said }) => {
  const move = moveOf(plain);
  if (move === null || move === 'person') return null;
  if (move === 'repeat') return said.length > 0 ? saying(move, said.at(-1) ?? '') : null;
  const texts = {
    thanks: sayings.thanks,
    bye: sayings.bye,
    language: sayings.language,
    yes: sayings.yesTalk,
    no: sayings.allRight,
    more: sayings.noMore,
    why: sayings.whyUnknown,
  }[move];
  const isLanguage = move === 'language';
  return saying(move, unsaid(texts, said), { pages: isLanguage ? linksTo([pages.accessibility.path]) : [] });
};

/** In place of a paragraph that was just given. */
export const onceMore = ({ pages: shown }: Reply): Reply =>
  saying('more', askBack.again, { pages: shown.slice(0, 1), office: true });

const GRIEF = anywhere(names.grief ?? []);
const UNMOVED = /^(?:language|decline:trick|decline:nonsense|hello|thanks|bot|ask-back)$/;

/** Tells a person who writes of a death first that we are sorry; no “Yes” follows. */
export function withCondolence(reply: Reply, message: string): Reply {
  if (!GRIEF.test(plainText(message)) || UNMOVED.test(reply.kind)) return reply;
  const rest = withoutYes(reply.text.replace(`${ourWords.condolence} `, ''));
  return { ...reply, text: `${ourWords.condolence} ${rest}` };
}

export function readConversation(conversation: readonly ChatMessage[]): { message: string; state: State } {
  const of = (role: ChatMessage['role']) =>
    conversation.filter((one) => one.role === role).map(({ content }) => content);
  const [message = '', ...before] = of('user').toReversed();
  const said = of('assistant');
  const offered = before.length > 0 ? offeredIn(said.at(-1) ?? '') : [];
  const state: State = {
    reach: [...new Set([message, ...before].flatMap((one) => reachIn(plainText(one))))],
    offered,
    asked: before.filter((one) => moveOf(plainText(one)) === null),
    said,
  };
  return { message, state };
}
