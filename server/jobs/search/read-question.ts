import type { JobQuery } from '#domain/jobs/job-query.ts';
import { findLocation, type Location, locationsIn, similarLocation } from '#domain/places/find-location.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { JobWords } from './job-words.ts';
import { payAskedIn } from './pay-asked.ts';

interface Question {
  near: Location[];
  unknownPlace: string[];
  pay: number;
  text: string;
}

export function readQuestion(query: Pick<JobQuery, 'q' | 'place' | 'pay'>, words: JobWords): Question {
  const { hourly, rest } = payAskedIn(query.q);
  const pay = Math.max(query.pay, hourly);
  if (query.place === '') return { ...nearIn(rest, words), unknownPlace: [], pay };
  const known = findLocation(query.place);
  const unknownPlace = known ? [] : plainText(query.place).split(' ').filter(Boolean);
  return { near: known ? [known] : [], unknownPlace, pay, text: plainText(rest) };
}

function nearIn(text: string, words: JobWords): Pick<Question, 'near' | 'text'> {
  const { found, rest } = locationsIn(text);
  if (found.length > 0) return { near: found, text: rest };
  const misspelt = new Map<string, Location>();
  for (const word of new Set(rest.split(' '))) {
    const place = words.knows(word) ? null : similarLocation(word);
    if (place) misspelt.set(word, place);
  }
  const others = rest.split(' ').filter((word) => !misspelt.has(word));
  return { near: [...misspelt.values()], text: others.join(' ') };
}
