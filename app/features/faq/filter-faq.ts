import type { FaqCategory } from '#domain/content/faq.ts';
import { isOneSlipAway } from '#domain/text/one-slip-away.ts';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';

export type FaqTab = 'all' | FaqCategory;

export interface FaqQuery {
  tab: FaqTab;
  search: string;
}

interface Question {
  category: string;
  question: string;
  answer: string;
  words?: string | undefined;
}

const MAX_SEARCH = 200;
/** Shorter ones stand in other words. */
const MIN_LETTERS_WITHIN = 6;
const MIN_LETTERS_OF_KEY_WORD = 4;
const wordsOf = (text: string) => plainText(text).split(' ').filter(Boolean);

interface SearchTerms {
  typed: string;
  words: readonly string[];
  /** Those that say which question is meant. */
  meaning: readonly string[];
}

function prepare<Q extends Question>(of: Q) {
  const key = (of.words ?? '')
    .split(',')
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const text = `${of.question} ${of.answer}`;
  return {
    of,
    phrases: key.map((phrase) => phrase.map(wordStem)),
    title: wordsOf(of.question),
    text: text.toLowerCase(),
    words: wordsOf(text),
    keyWords: key.filter(({ length }) => length === 1).flat(),
    known: [...wordsOf(text), ...key.flat()],
  };
}

function rate<Q extends Question>(
  { of, phrases, title, text, words, keyWords }: ReturnType<typeof prepare<Q>>,
  { typed, words: query, meaning }: SearchTerms,
) {
  const sentence = ` ${query.map(wordStem).join(' ')} `;
  const matched = phrases.filter((phrase) => sentence.includes(` ${phrase.join(' ')} `));
  const has = (among: readonly string[], word: string, minLength = 1) =>
    among.some((each) => wordStem(each) === wordStem(word)) ||
    // It is being typed.
    (word === query.at(-1) && word.length >= minLength && among.some((each) => each.startsWith(word)));
  const isHere = (word: string) =>
    has(words, word) ||
    has(keyWords, word, MIN_LETTERS_OF_KEY_WORD) ||
    matched.some((phrase) => phrase.includes(wordStem(word)));
  const isWithin = typed.length >= MIN_LETTERS_WITHIN && text.includes(typed.toLowerCase());
  return {
    of,
    isMeant: matched.length > 0,
    hasAll: isWithin || meaning.every(isHere),
    rank: Math.max(Number(meaning.every((word) => has(title, word))), ...matched.map(({ length }) => length)),
  };
}

/**
 * Questions that have all the words asked; where none has, those whose own key words stand in what is asked; then both
 * with slips of one letter put right. Those that are asked by their title or longest key words come first.
 */
export function createFaqSearch<Q extends Question>(
  questions: readonly Q[],
  smallWords: string,
): (query: FaqQuery) => Q[] {
  const items = questions.map(prepare);
  const small = new Set(wordsOf(smallWords));
  const known = new Set([...items.flatMap((item) => item.known), ...small]);
  const corrected = (word: string) =>
    known.has(word) ? word : ([...known].find((other) => isOneSlipAway(word, other)) ?? word);

  const find = (words: readonly string[], typed: string) => {
    const meaning = words.filter((word) => !small.has(word) && !/^\d+$/.test(word));
    const query = { typed, words, meaning: meaning.length > 0 ? meaning : words };
    const rated = items.map((item) => rate(item, query)).sort((a, b) => b.rank - a.rank);
    const withAll = rated.filter(({ hasAll }) => hasAll);
    return (withAll.length > 0 ? withAll : rated.filter(({ isMeant }) => isMeant)).map(({ of }) => of);
  };
  return ({ tab, search }) => {
    const isInTab = ({ category }: Q) => tab === 'all' || category === tab;
    const typed = search.slice(0, MAX_SEARCH).trim();
    if (typed === '') return questions.filter(isInTab);
    const words = wordsOf(typed);
    if (words.length === 0) return [];
    const found = find(words, typed);
    return (found.length > 0 ? found : find(words.map(corrected), typed)).filter(isInTab);
  };
}

export function readFaqTab(value: string | null | undefined): FaqTab {
  return value === 'services' || value === 'booking' || value === 'payment' ? value : 'all';
}

export interface FoundWords {
  one: string;
  many: string;
  none: string;
}

export function foundInWords(count: number, { one, many, none }: FoundWords): string {
  return count === 0 ? none : `${count} ${count === 1 ? one : many}`;
}
