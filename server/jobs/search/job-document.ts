import { hourWords } from '#content/job-search-words.yaml';
import { searchTexts } from '#content/site-search.yaml';
import { ADVERT_FIELDS } from '#domain/content/fact-fields.ts';
import { HOUR_BANDS } from '#domain/jobs/job-query.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { Job } from '../job.ts';
import { termsInWords } from '../job-terms.ts';
import { hourFigures } from '../pay.ts';
import { FACTS } from './job-facts.ts';
import { ROLES, SAYINGS, stemsOf, tokensIn } from './job-phrases.ts';

export interface JobDocument {
  id: number;
  title: string;
  facts: string;
  text: string;
}

export function documentOf(job: Job, id: number): JobDocument {
  const stems = (...texts: string[]) => stemsOf(plainText(texts.join('\n')));
  const title = stems(job.title);
  const short = stems(job.shortDescription);
  const sponsored = job.sponsorship ? searchTexts.sponsorshipWords : '';
  const contract = [job.contractType, job.hoursPerWeek, weekInWords(job.hoursPerWeek)];
  const facts = stems(job.location, ...contract, job.jobReference, sponsored);
  const isSo = new Map(FACTS.map((fact) => [fact.token, fact.isSo(job)]));
  // The words of a text count for a fact only where its field says nothing.
  const sayingsIn = (part: readonly string[]) =>
    tokensIn(part, SAYINGS).filter((token) => isSo.get(token) !== false);
  const so = FACTS.flatMap(({ token }) => (isSo.get(token) ? [token] : []));
  const { fullDescription, requirements, responsibilities, whyJoinUs } = job;
  const others = [
    job.valuesBasedRecruitment,
    job.additionalNotes,
    ...ADVERT_FIELDS.map((field) => job[field]),
    ...termsInWords(job),
  ];
  const sections = [fullDescription, requirements, responsibilities, whyJoinUs, ...others];
  // Apart, so that “say no” at the end of one is no “no experience” with the beginning of the next.
  const parts = [short, ...sections.map((section) => stems(section))];
  const distinct = (...words: string[]) => [...new Set(words)].join(' ');
  return {
    id,
    title: distinct(...title, ...tokensIn(title, ROLES), ...sayingsIn(title)),
    // In few words an advert says what the post is for, before what else it has.
    facts: distinct(
      ...facts,
      ...so,
      ...[facts, short].flatMap(sayingsIn).filter((token) => !isSo.has(token)),
    ),
    text: distinct(...parts.flat(), ...tokensIn(short, ROLES), ...parts.flatMap(sayingsIn)),
  };
}

/** Few adverts of 37.5 hours a week call them full-time. */
function weekInWords(hoursPerWeek: string): string {
  const most = Math.max(0, ...hourFigures(hoursPerWeek));
  if (most === 0) return '';
  return most >= HOUR_BANDS['over-30'].least ? hourWords.fullTime : hourWords.partTime;
}
