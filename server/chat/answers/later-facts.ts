import type { LaterFact } from '#domain/content/assistant/answer.ts';
import { noneOpen } from '#domain/jobs/no-jobs.ts';
import { fill } from '#domain/text/fill.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import { officeNow } from './hand-over.ts';
import { jobCount } from './lookups/jobs.ts';
import type { SiteAnswer } from './site-answer.ts';
import { ourWords } from './table/our-words.ts';

interface Sources {
  jobs: Pick<JobBoard, 'open'>;
  now: Date;
}

/** Looked up while an answer is given, because they change from hour to hour. */
const facts: Readonly<Record<LaterFact, (sources: Sources) => string | Promise<string>>> = {
  officeNow: ({ now }) => officeNow(now),
  openJobs: ({ jobs }) => openJobs(jobs),
  sponsoredJobs: ({ jobs }) => sponsoredJobs(jobs),
};

const PLACE = new RegExp(`\\{(${Object.keys(facts).join('|')})\\} ?`, 'g');

export async function withFacts(answer: SiteAnswer, sources: Sources): Promise<SiteAnswer> {
  const { text, passages } = answer;
  const [filled = text, ...others] = await Promise.all(
    [text, ...passages.map((passage) => passage.text)].map((each) => lookUp(each, sources)),
  );
  return {
    ...answer,
    text: filled,
    passages: passages.map((passage, index) => ({ ...passage, text: others[index] ?? passage.text })),
  };
}

async function lookUp(text: string, sources: Sources): Promise<string> {
  const names = new Set([...text.matchAll(PLACE)].map(([, name]) => name as LaterFact));
  const values = new Map<string, string>();
  for (const name of names) values.set(name, await facts[name](sources));
  return text.replace(PLACE, (_, name: string) => `${values.get(name)} `).trim();
}

async function openJobs(jobs: Sources['jobs']): Promise<string> {
  const outcome = await jobs.open();
  if (outcome.kind === 'outage') return ourWords.jobs.unknown;
  return outcome.value.length > 0 ? `${jobCount(outcome.value.length)}.` : noneOpen.text;
}

async function sponsoredJobs(jobs: Sources['jobs']): Promise<string> {
  const outcome = await jobs.open();
  if (outcome.kind === 'outage' || outcome.value.length === 0) return '';
  const sponsored = outcome.value.filter(({ sponsorship }) => sponsorship);
  const number = sponsored.length;
  const list = sponsored.map(({ title, location }) => `${title}, ${location}`).join('; ');
  const { sponsoredNone, sponsoredOne, sponsoredMany } = ourWords.jobs;
  if (number === 0) return sponsoredNone;
  return fill<string>(number === 1 ? sponsoredOne : sponsoredMany, {
    number,
    list,
    count: outcome.value.length,
  });
}
