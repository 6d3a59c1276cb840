import MiniSearch from 'minisearch';
import { cueWeights } from '#content/assistant-cues.ts';
import { wordPattern, wordStem } from '#domain/text/word-patterns.ts';
import { plainWords } from './plain-words.ts';
import type { Topic } from './topics.ts';

export interface TopicHit {
  topic: Topic;
  score: number;
}

/** Best first; none if the question is about something else. */
export type TopicSearch = (question: string) => TopicHit[];

const STOP_WORDS = new Set(
  `mum a an the and or but of to in on at by for with from up out off about as is are was were be been being am do does did done doing have has had having
  i im ive id me my mine we us our you your yours he hes him his she shes her hers it its they them their theirs this that these those there here
  can could would should will shall may might must cant couldnt wont dont doesnt didnt isnt arent not no yes so if then than too very just really
  what when where which who whom whose why how any some someone somebody anyone anybody something anything every each all more most other
  get gets got getting go goes going come comes coming want wants need needs needed like know tell please thanks thank hi hello hey ok okay help helps
  make take takes find give use one thing things way bit lot much many also again still now time day days week weeks make made see say said looking look
  able actually maybe think think able let lets put keep kind sort sorts type people person carer carers care home live house support service services well
  offer offers provide provides`.split(/\s+/),
);

/** For each of its words, a phrase counts this much more than a single word. */
const PHRASE_WEIGHT = 9;
const MIN_SCORE = 9;
const MIN_SHARE_OF_BEST = 0.35;

/** Unknown words for each known one, if there is no phrase. */
const MAX_UNKNOWN_SHARE = 1.5;

interface Document {
  id: number;
  cues: string;
  title: string;
  text: string;
}

export function createTopicSearch(topics: readonly Topic[]): TopicSearch {
  const index = new MiniSearch<Document>({
    fields: ['cues', 'title', 'text'],
    tokenize: (text) => plainWords(text).split(' '),
    processTerm: (word) => (word === '' || STOP_WORDS.has(word) ? null : wordStem(word)),
    searchOptions: {
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      boost: { cues: 5, title: 3, text: 0.6 },
      fuzzy: (word) => (word.length > 5 ? 0.2 : false),
      weights: { fuzzy: 0.5, prefix: 0.3 },
    },
  });
  const parts = topics.map(({ cues }) =>
    cues.split(',').map((cue) => cue.split(' ~ ').map(plainWords).join(' ~ ')),
  );
  const phrases = parts.map((cues) => cues.filter((cue) => cue.includes(' ')).map(phraseOf));
  index.addAll(
    topics.map(({ title, text }, id) => ({
      id,
      title,
      text,
      cues: (parts[id] ?? []).filter((cue) => !cue.includes(' ')).join(' '),
    })),
  );

  return (question) => {
    const query = plainWords(question);
    const stems = stemmed(query);
    const scores = new Map<number, number>();
    const words = new Set(
      query
        .split(' ')
        .filter((word) => word !== '' && !STOP_WORDS.has(word))
        .map(wordStem),
    );
    const known = new Set<string>();
    for (const { id, score, match, queryTerms } of index.search(query)) {
      for (const term of queryTerms) known.add(term);
      const fields = Object.values(match);
      const meant = fields.some((found) => found.some((field) => field !== 'text'));
      if (meant || fields.length > 1) scores.set(Number(id), score);
    }
    let phrased = false;
    for (const [id, cues] of phrases.entries()) {
      const longest = Math.max(
        0,
        ...cues.filter(({ pattern }) => pattern.test(stems)).map(({ words }) => words),
      );
      phrased ||= longest > 0;
      if (longest > 0) scores.set(id, (scores.get(id) ?? 0) + longest * PHRASE_WEIGHT);
    }
    if (!phrased && words.size - known.size > MAX_UNKNOWN_SHARE * known.size) return [];
    return ranked(topics, scores);
  };
}

const stemmed = (text: string) => text.split(' ').map(wordStem).join(' ');

function phraseOf(cue: string) {
  const stems = stemmed(cue);
  return { pattern: wordPattern([stems]), words: stems.split(' ').filter((word) => word !== '~').length };
}

function ranked(topics: readonly Topic[], scores: ReadonlyMap<number, number>): TopicHit[] {
  const weighed = [...scores].map(
    ([id, score]) => [id, score * (cueWeights[topics[id]?.path ?? ''] ?? 1)] as const,
  );
  const best = Math.max(0, ...weighed.map(([, score]) => score));
  return weighed
    .filter(([, score]) => score >= MIN_SCORE && score >= best * MIN_SHARE_OF_BEST)
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id, score]) => {
      const topic = topics[id];
      return topic ? [{ topic, score }] : [];
    });
}
