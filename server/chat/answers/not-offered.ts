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

const said = services.map(({ label, heading, lede, panels, whoItHelps, description, carersDo }) =>
  plainText(JSON.stringify([label, heading, lede, panels, whoItHelps, description, carersDo])),
);

/** Well-known kinds of help that no page and no service has, and named things that nobody here does. */
const missing = [
  ...careKinds
    .filter(({ page, words }) => !(page && isThere(page)) && !said.some((all) => anywhere(words).test(all)))
    .map(({ name, words }) => ({ name, words })),
  ...Object.entries(notDone).map(([name, words]) => ({ name, words })),
].map(({ name, words }) => ({ name, pattern: anywhere(words) }));

const ASKED_OF_US =
  /\b(?:do|does|can|could|will|would) (?:you|u|they|carers?|someone|anyone|one of you|your \S{1,20})\b|\b(?:have you|you (?:do|offer|run|sell|hire|rent)|i need|i want|looking for|is there)\b/;
const MAX_BARE = 4;

/** Says plainly that a thing that is named is not among the services, and which are. */
export const notOffered: Answerer = ({ plain }) => {
  if (asksForWork(plain)) return null;
  if (!ASKED_OF_US.test(plain) && plain.split(' ').length > MAX_BARE) return null;
  const found = missing.find(({ pattern }) => pattern.test(plain));
  return found ? saying('not-offered', fill(ourWords.services.notOffered, { name: found.name })) : null;
};
