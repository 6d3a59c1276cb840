import type { Answerer } from 'site-assistant/answerers';
import { applicationWords, appliedWords, jobWords, payWords, workWords } from '#content/assistant-words.yaml';
import { pages } from '#content/pages.yaml';
import { noneOpen } from '#domain/jobs/no-jobs.ts';
import { fill } from '#domain/text/fill.ts';
import { plainText, wordStem } from '#domain/text/word-patterns.ts';
import type { Job } from '../../../jobs/job.ts';
import type { JobBoard } from '../../../jobs/job-board.ts';
import { type SiteAnswer, saying } from '../site-answer.ts';
import { anywhere } from '../table/matching-words.ts';
import { ourWords } from '../table/our-words.ts';
import { rows } from '../table/rows.ts';
import { linksTo } from '../table/topics.ts';
import { placeIn } from './places.ts';

const MAX_NAMED = 4;
const MAX_BEFORE = 3;
const { jobs: words } = ourWords;

export const jobCount = (count: number): string => (count === 1 ? words.one : fill(words.many, { count }));

const JOB = anywhere(jobWords);
const PAY = anywhere(payWords);
const WORK = anywhere(workWords);
const APPLIED = anywhere(appliedWords);
const APPLICATION = anywhere(applicationWords);
const LIST =
  /\b(?:jobs?|vacanc(?:y|ies)|hiring|recruit(?:ing|ment)|shifts?|work (?:going|near|in|around)|(?:part|full) time work|roles?|positions?|posts?)\b/;

const WHICH =
  /^what jobs\b|\b(?:list|show me)\b.{1,30}\b(?:jobs|vacancies)\b|\b(?:jobs|vacancies|roles|work) in\b|^(?:what about|how about|any|other|more)\b.{1,60} (?:jobs|roles|vacancies)$|^(?:any |what |which |have |got |do |you |are |there |is ){0,5}(?:jobs|vacancies|work)(?: (?:are )?(?:going|open|available|now))?$/;
/** By which somebody says when they can work. */
const TIMES =
  /^(?:(?:i (?:can|could|only|want|am|would|work)|im|and|only|just|what about|how about|any)\b.*\b)?(?:mornings?|evenings?|nights?|weekends?|days|part time|full time|bank|term time)\b/;
const BARE_PLACE = /^(?:(?:and|also|what about|is there|anything|any|in|near|around|at) ?){0,4}$/;

const LOOKING =
  /\b(?:are|is) (?:you|they) (?:still |now )?(?:looking for|taking on|short of) (?:more |any |new )?(?:carers?|staff|care workers?|support workers?|care assistants?)\b/;

export const openJobsFor =
  (jobs: Pick<JobBoard, 'open'>): Answerer =>
  async (question, { asked }) => {
    const { text, plain } = question;
    if (PAY.test(plain) || LOOKING.test(plain)) return jobAnswer(jobs, text);
    const isAsked = JOB.test(plain) || asksForWork(plain);
    const isAfter = asked.slice(0, MAX_BEFORE).some((before) => JOB.test(plainText(before)));
    const isDetail = TIMES.test(plain) || BARE_PLACE.test(placeIn(question)?.rest ?? '-');
    if (!isAsked && isAfter && isDetail) return jobAnswer(jobs, text);
    if (!isAsked) return null;
    const outcome = await jobs.open();
    const isNamed =
      outcome.kind === 'found' &&
      (mentioned(outcome.value, text).length > 0 ||
        closedOne(outcome.closed, outcome.value, text) !== undefined);
    const isWhich = WHICH.test(plain) || placeIn(question) !== null;
    return LIST.test(plain) && (isNamed || isWhich) ? jobAnswer(jobs, text) : null;
  };

/** Beyond doubt: “apply” alone is said of a benefit, too. */
export const asksForWork = (plain: string): boolean => WORK.test(plain);

const rowNamed = (name: string) => rows.find((row) => row.name === name);
const waiting = rowNamed('answer-to-application');
const sent = rowNamed('application-sent');
const how = rowNamed('apply');
const HOW_TO_APPLY = /\bhow (?:do|can|would|could|should) i apply\b/;

/** Somebody who has applied and waits, whatever is asked about it later. */
export const applicantAnswer: Answerer = ({ plain, isJoined }, { asked }) => {
  const isTold = APPLIED.test(plain);
  const isWork = asked.some((before) => JOB.test(plainText(before)));
  if (!isJoined && how && isWork && HOW_TO_APPLY.test(plain))
    return saying('pages', how.answer(new Date(0)), { pages: linksTo(how.pages) });
  const isDetail = APPLICATION.test(plain) && asked.some((before) => APPLIED.test(plainText(before)));
  const row = isDetail ? sent : waiting;
  if (isJoined || !row || !(isTold || isDetail)) return null;
  return saying('pages', row.answer(new Date(0)), { pages: linksTo(row.pages) });
};

export async function jobAnswer(jobs: Pick<JobBoard, 'open'>, question: string): Promise<SiteAnswer> {
  const outcome = await jobs.open();
  const list = { title: pages.careers.name, path: pages.careers.path };
  if (outcome.kind === 'outage') return saying('pages', words.unknown, { pages: [list] });
  const open = outcome.value;
  const closed = closedOne(outcome.closed, open, question);
  const hasClosed =
    closed && words.closed ? `${fill(words.closed, { name: `${closed.title}, ${closed.location}` })} ` : '';
  if (open.length === 0) return saying('pages', hasClosed + noneOpen.text, { pages: [list] });
  const named = mentioned(open, question);
  const shown = named.length > 0 ? named : open;
  const lines = shown
    .slice(0, MAX_NAMED)
    .map(({ title, location, salary }) => `${title}, ${[location, salary].filter(Boolean).join(', ')}`);
  const count = jobCount(open.length);
  const heading = `${count}${named.length > 0 ? `. ${words.best}` : `, ${words.among}`}`;
  const text = `${hasClosed}${heading}: ${lines.join('; ')}. ${words.apply}`;
  const own = named.slice(0, 2).filter(({ id }) => id.trim() !== '');
  return saying('pages', text, {
    pages: [list, ...own.map(jobLink)],
    passages: [{ ...list, text }],
  });
}

const jobLink = ({ id, title }: Job) => ({
  title,
  path: `${pages.careers.path}/${encodeURIComponent(id)}`,
});

const IN_EVERY_JOB = new Set(
  [
    'care',
    'carer',
    'worker',
    'support',
    'work',
    'job',
    'and',
    'with',
    'the',
    'part',
    'time',
    'home',
    'full',
    'perman',
    'hour',
    'contract',
    'for',
  ].map(wordStem),
);

/** A holiday, and not a job in the bank of staff. */
const BANK_HOLIDAY = /\bbank holidays?\b/gi;

function mentioned(jobs: readonly Job[], question: string): Job[] {
  const words = new Set(stems(question.replace(BANK_HOLIDAY, ' ')));
  return jobs.filter((job) => stemsOf(job).some((word) => words.has(word))).slice(0, MAX_NAMED);
}

const STILL = /\b(?:still|open|closed|gone|filled|taken|available|apply)\b/;
const MIN_MEANT = 2;

/** The closed job that a question means, if it fits better than every open one. */
function closedOne(closed: readonly Job[] = [], open: readonly Job[], question: string): Job | undefined {
  const asked = new Set(stems(question.replace(BANK_HOLIDAY, ' ')));
  const fitOf = (job: Job) => new Set(stemsOf(job).filter((word) => asked.has(word))).size;
  const [best] = closed.toSorted((one, other) => fitOf(other) - fitOf(one));
  if (!best || open.some((job) => fitOf(job) >= fitOf(best))) return undefined;
  const title = stems(best.title);
  const isWhole = title.length > 0 && title.every((word) => asked.has(word));
  const isMeant = fitOf(best) >= MIN_MEANT && title.some((word) => asked.has(word));
  return isMeant || (isWhole && STILL.test(plainText(question))) ? best : undefined;
}

/** A job stays the same object from list to list. */
const known = new WeakMap<Job, string[]>();

function stemsOf(job: Job): string[] {
  const cached = known.get(job) ?? stems(`${job.title} ${job.location} ${job.contractType}`);
  known.set(job, cached);
  return cached;
}

function stems(text: string): string[] {
  return plainText(text)
    .split(' ')
    .map(wordStem)
    .filter((word) => word.length > 2 && !IN_EVERY_JOB.has(word));
}
