import { officeNow } from '#content/assistant-moves.ts';
import { assistantJobs } from '#content/assistant-sentences.ts';
import { noneOpen } from '#domain/jobs/no-jobs.ts';
import { openingState } from '#domain/office-hours/office-hours.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import type { SiteAnswer } from './site-answer.ts';

interface Sources {
  jobs: Pick<JobBoard, 'open'>;
  now: Date;
}

/** What stands in an answer between braces, and is looked up while it is given. */
const facts: Readonly<Record<string, (sources: Sources) => string | Promise<string>>> = {
  'office now': ({ now }) => officeNow(openingState(now)),
  'open jobs': ({ jobs }) => openJobs(jobs),
  'sponsored jobs': ({ jobs }) => sponsoredJobs(jobs),
};

const PLACEHOLDER = /\{([a-z ]{1,20})\} ?/g;

export async function withFacts(answer: SiteAnswer, sources: Sources): Promise<SiteAnswer> {
  const { text, passages } = answer;
  const [filled = text, ...others] = await Promise.all(
    [text, ...passages.map((passage) => passage.text)].map((each) => fill(each, sources)),
  );
  return {
    ...answer,
    text: filled,
    passages: passages.map((passage, index) => ({ ...passage, text: others[index] ?? passage.text })),
  };
}

async function fill(text: string, sources: Sources): Promise<string> {
  const names = new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  const values = new Map<string, string>();
  for (const name of names) values.set(name, (await facts[name]?.(sources)) ?? '');
  return text.replace(PLACEHOLDER, (_, name: string) => `${values.get(name)} `).trim();
}

async function openJobs(jobs: Sources['jobs']): Promise<string> {
  const outcome = await jobs.open();
  if (outcome.kind === 'outage') return assistantJobs.unknown;
  return outcome.value.length > 0 ? `${assistantJobs.count(outcome.value.length)}.` : noneOpen.text;
}

async function sponsoredJobs(jobs: Sources['jobs']): Promise<string> {
  const outcome = await jobs.open();
  if (outcome.kind === 'outage' || outcome.value.length === 0) return '';
  const sponsored = outcome.value.filter(({ sponsorship }) => sponsorship);
  return assistantJobs.sponsored(
    sponsored.map(({ title, location }) => `${title}, ${location}`),
    outcome.value.length,
  );
}
