import type { Answerer } from 'site-assistant/answerers';
import { careKinds } from '#content/assistant-words.yaml';
import { services } from '#content/services.yaml';
import { fill } from '#domain/text/fill.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { asksForWork } from './lookups/jobs.ts';
import { saying } from './site-answer.ts';
import { anywhere } from './table/matching-words.ts';
import { ourWords } from './table/our-words.ts';
import { notDone } from './table/replies.ts';
import { isThere } from './table/topics.ts';

const wordsOf = (parts: unknown) => plainText(JSON.stringify(parts));
const given = wordsOf(
  services.map(({ label, heading, lede, carersDo, availability }) => [
    label,
    heading,
    lede,
    carersDo,
    availability.onceRegistered,
  ]),
);
const described = wordsOf(
  services.map(({ panels, whoItHelps, description }) => [panels, whoItHelps, description]),
);

/** Known kinds of help that no page and no service has, and named things that nobody here does. One with a page of its own is not given because another service speaks of it. */
const missing = [
  ...careKinds
    .filter(({ page, words }) => {
      const isSaid = anywhere(words).test(page ? given : `${given} ${described}`);
      return !(page && isThere(page)) && !isSaid;
    })
    .map(({ name, words }) => ({ name, words })),
  ...Object.entries(notDone).map(([name, words]) => ({ name, words })),
].map(({ name, words }) => ({ name, pattern: anywhere(words) }));

const ASKED_OF_US =
  /\b(?:do|does|can|could|will|would) (?:you|u|they|carers?|someone|anyone|one of you|your \S{1,20})\b|\b(?:have you|you (?:do|offer|run|sell|hire|rent)|i need|i want|looking for|is there)\b/;
const OF_US = anywhere(['does {ourName}', 'how much']);
const MAX_BARE = 4;

/** Says plainly that a thing that is named is not among the services, and which are. */
export const notOffered: Answerer = ({ plain }) => {
  if (asksForWork(plain)) return null;
  if (!ASKED_OF_US.test(plain) && !OF_US.test(plain) && plain.split(' ').length > MAX_BARE) return null;
  const found = missing.find(({ pattern }) => pattern.test(plain));
  return found ? saying('not-offered', fill(ourWords.services.notOffered, { name: found.name })) : null;
};
