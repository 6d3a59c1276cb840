import { dangerKinds } from 'site-assistant/danger-kinds';
import { brand } from '#content/brand.yaml';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';
import { rows } from '../answers/table/rows.ts';

interface Facts {
  text: string;
  clauses: readonly Clause[];
  words: ReadonlySet<string>;
}

interface Clause {
  text: string;
  stems: ReadonlySet<string>;
  isDenied: boolean;
}

const DENIED = /\b(?:not|cannot|no|never|nobody|nothing|none|without|needn)\b|n['’]t\b/i;
const FREE = /\b(?:costs? nothing|(?:no|without|at no|free of) charge|for nothing|no (?:cost|fee))\b/gi;
const SMALL = 4;
/** A whole sentence of the site has at least so many words that say something. */
const WHOLE = 3;

const stemsOf = (text: string) =>
  new Set(
    plainText(text.replace(FREE, 'free'))
      .split(' ')
      .filter((word) => word.length >= SMALL || /\d/.test(word))
      .map(wordStem),
  );

const clauseOf = (text: string): Clause => ({
  text,
  stems: stemsOf(text),
  isDenied: DENIED.test(text.replace(FREE, 'free')),
});

const read = (text: string): Facts => ({
  text: text.toLowerCase(),
  clauses: text.split(/(?<=[.!?;:])\s+|\n+/).map(clauseOf),
  words: new Set(plainText(text).split(' ')),
});

const { address, longName, assistantName } = brand;
const own = read(
  [
    ...rows.map(({ answer }) => answer(new Date())),
    ...rows.flatMap(({ later = [] }) => later),
    ...dangerKinds.flatMap((kind) => [dangerCard(kind).title, dangerCard(kind).text]),
    ...[longName, assistantName, Object.values(address).join(', ')],
  ].join('\n'),
);

const named = new Set(
  rows.flatMap(({ phrases }) => phrases.flatMap((phrase) => plainText(phrase).split(' '))),
);

const lately = new Map<string, Facts>();

/** @param known all that a model was given, besides what the site says itself */
export function siteFacts(known: string) {
  const given = lately.get(known) ?? read(known);
  lately.clear();
  lately.set(known, given);
  const all = [given, own];
  return {
    has: (text: string) => all.some((facts) => facts.text.includes(text.toLowerCase())),
    knows: (word: string) =>
      named.has(plainText(word)) || all.some(({ words }) => words.has(plainText(word))),
    clausesWith: (pattern: RegExp) =>
      all.flatMap(({ clauses }) => clauses.filter(({ text }) => pattern.test(text))),
    /** True if one of the site's sentences has most of its words, and denies what it denies. */
    says: (sentence: string, share = 0.7) => {
      const { stems, isDenied } = clauseOf(sentence);
      return all.some(({ clauses }) =>
        clauses.some(
          (one) =>
            one.isDenied === isDenied &&
            (stems.intersection(one.stems).size >= Math.ceil(stems.size * share) ||
              (one.stems.size >= WHOLE && one.stems.isSubsetOf(stems))),
        ),
      );
    },
  };
}

export type SiteFacts = ReturnType<typeof siteFacts>;
