import { illnessesIn } from 'site-assistant/illnesses';
import {
  askers,
  caresWords,
  childWords,
  complaintWords,
  lastingAskers,
  serviceWords,
  thereWords,
} from '#content/assistant-words.yaml';
import { plainText } from '#domain/text/word-patterns.ts';
import { anywhere } from '../matching-words.ts';
import { parseNeedNearPlace, placeNamed } from '../place-answer.ts';
import { findPostcode } from '../postcode-answer.ts';

type Asker = keyof typeof askers;

/** What a visitor has said of themselves, read again from their messages with each question: none of it is stored. */
export interface Memory {
  asker: Asker | null;
  /** A town, or a postcode. */
  place: string | null;
  /** The path of the service last spoken of. */
  service: string | null;
  conditions: readonly string[];
  isChild: boolean;
  cares: boolean;
  complains: boolean;
}

const NOTHING: Memory = {
  asker: null,
  place: null,
  service: null,
  conditions: [],
  isChild: false,
  cares: false,
  complains: false,
};

/** What is known already of a visitor is read from the beginning of a long message. */
const MAX_READ = 600;

const listOf = (words: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(words).map(([name, list]) => ({ name, pattern: anywhere(list) }));
const ASKERS = listOf(askers);
const SERVICES = listOf(serviceWords);
const CHILD = anywhere(childWords);
const CARES = anywhere(caresWords);
const COMPLAINT = anywhere(complaintWords);
const THERE = anywhere(thereWords);

export function recall(messages: readonly string[], before = NOTHING): Memory {
  return messages.reduce(remember, before);
}

function remember(memory: Memory, message: string): Memory {
  const text = message.slice(0, MAX_READ);
  const words = plainText(text);
  const isChild = memory.isChild || CHILD.test(words);
  const cares = memory.cares || CARES.test(words);
  const asker = isChild && cares ? 'youngCarer' : (firstIn(ASKERS, words) as Asker | null);
  const isLasting = memory.asker !== null && lastingAskers.includes(memory.asker);
  const isNews = asker !== null && (!isLasting || lastingAskers.includes(asker));
  return {
    asker: isNews ? asker : memory.asker,
    place: placeIn(text) ?? memory.place,
    service: firstIn(SERVICES, words) ?? memory.service,
    conditions: [...new Set([...memory.conditions, ...illnessesIn(words)])],
    isChild,
    cares,
    complains: memory.complains || COMPLAINT.test(words),
  };
}

const firstIn = (list: typeof ASKERS, words: string) =>
  list.find(({ pattern }) => pattern.test(words))?.name ?? null;

function placeIn(text: string): string | null {
  const postcode = findPostcode(text);
  if (postcode) return postcode;
  const place = placeNamed(text);
  if (!place || (!place.alone && parseNeedNearPlace(place, text) === null)) return null;
  return place.name;
}

/** “Do you go there at night?” as “do you come to Romsey at night”, where Romsey was named before. */
export function withPlace(question: string, { place }: Memory): string {
  const words = plainText(question);
  if (!place || placeNamed(question) || findPostcode(question) || !THERE.test(words)) return question;
  return words.replace(THERE, `come to ${place}`);
}

export const serviceIn = (question: string): string | null => firstIn(SERVICES, plainText(question));
