import { jobFacts } from '#content/job-search-words.yaml';
import type { FactField } from '#domain/content/fact-fields.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { Job } from '../job.ts';
import { factToken, NO, phraseAt, phrasesIn, stemsOf, tokensIn } from './job-phrases.ts';

interface AskedFact {
  field: FactField;
  token: string;
  filter: string | undefined;
  isSo(job: Job): boolean | undefined;
}

export const FACTS: readonly AskedFact[] = jobFacts.map(({ field, filter, says }, index) => {
  const phrases = says === undefined ? null : phrasesIn(says);
  return {
    field,
    filter,
    token: factToken(index),
    isSo(job) {
      const stems = stemsOf(plainText(String(job[field] === false ? '' : (job[field] ?? ''))));
      if (stems.length === 0) return undefined;
      return phrases ? tokensIn(stems, phrases).length > 0 : !phraseAt(stems, 0, NO);
    },
  };
});

export function shiftsOf(job: Job): string[] {
  return FACTS.flatMap(({ filter, isSo }) => (filter !== undefined && isSo(job) ? [filter] : []));
}

export function answeringFields(job: Job, tokens: ReadonlySet<string>, shift: string): FactField[] {
  const matching = FACTS.filter(
    ({ token, filter }) => tokens.has(token) || (shift !== '' && filter === shift),
  );
  return [...new Set(matching.filter(({ isSo }) => isSo(job)).map(({ field }) => field))];
}
