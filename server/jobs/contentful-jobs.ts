import * as v from 'valibot';
import type { Log } from '../logging.ts';
import { date, line, longText } from '../markdown/field-kinds.ts';
import { fetchJson, type JsonAnswer } from './fetch-json.ts';
import { completeJob, pay, title, yesOrNo } from './job-fields.ts';
import { type Job, type JobSource, JobSourceError } from './job-source.ts';
import { fieldText } from './rich-text.ts';

interface ContentfulJobsParts {
  /** The delivery API's address, without a closing slash. */
  url: string;
  spaceId: string;
  accessToken: string;
  environment: string;
  /** For a whole question, all its pages together. */
  timeoutMs: number;
  log: Log;
}

const MAX_PAGE_BYTES = 8_000_000;
const PAGE_SIZE = 500;
const MOST_PAGES = 12;

const listedFields = ['title', 'fullDescription', 'requirements', 'location', 'salary', 'shortDescription'];
/** By these the list is filtered; a content type that lacks one refuses the whole question. */
const filterFields = ['contractType', 'hoursPerWeek', 'closingDate', 'sponsership', 'jobReference'];

const page = v.object({ total: v.fallback(v.number(), 0), items: v.array(v.unknown()) });
const text = v.pipe(v.unknown(), v.transform(fieldText), longText);
const optionalText = v.optional(text, '');
const entry = v.object({
  sys: v.fallback(v.object({ id: line }), { id: '' }),
  fields: v.object({
    title: v.pipe(v.unknown(), v.transform(fieldText), title),
    fullDescription: optionalText,
    requirements: optionalText,
    ResponsibilitiesInclude: optionalText,
    responsibilities: optionalText,
    whyJoinUs: optionalText,
    valuesBasedRecruitment: optionalText,
    additionalNotes: optionalText,
    shortDescription: optionalText,
    location: line,
    salary: pay,
    contractType: line,
    hoursPerWeek: line,
    jobReference: line,
    closingDate: date,
    postedDate: date,
    sponsership: yesOrNo,
  }),
});

/** The entries of type `jobRoles` in a Contentful space, read through the delivery API. */
export function createContentfulJobs(parts: ContentfulJobsParts): JobSource {
  const ask = (query: Record<string, string>, signal: AbortSignal) => askForPage(parts, query, signal);
  return {
    list: async () => {
      const signal = AbortSignal.timeout(parts.timeoutMs);
      const wide = [...listedFields, ...filterFields];
      return readEntries(await allPages(ask, wide, signal), parts.log);
    },
    find: async (id) => {
      const signal = AbortSignal.timeout(parts.timeoutMs);
      const { items } = readPage(await ask({ 'sys.id': id, limit: '1' }, signal));
      return readEntries(items, parts.log).find((job) => job.id === id) ?? null;
    },
  };
}

type Ask = (query: Record<string, string>, signal: AbortSignal) => Promise<JsonAnswer>;

async function allPages(ask: Ask, fields: string[], signal: AbortSignal): Promise<unknown[]> {
  // Without `sys.id` a selection comes back with no ids.
  const select = ['sys.id', ...fields.map((field) => `fields.${field}`)].join(',');
  const items: unknown[] = [];
  for (let number = 0; number < MOST_PAGES; number += 1) {
    const answer = await ask(
      { order: 'fields.title', select, limit: String(PAGE_SIZE), skip: String(items.length) },
      signal,
    );
    const narrower =
      answer.status === 'refused' && answer.code === 400 && fields.length > listedFields.length;
    if (narrower) return allPages(ask, listedFields, signal);
    const got = readPage(answer);
    items.push(...got.items);
    if (got.items.length === 0 || items.length >= got.total) break;
  }
  return items;
}

function askForPage(parts: ContentfulJobsParts, query: Record<string, string>, signal: AbortSignal) {
  const { url, spaceId, environment, accessToken } = parts;
  const path = `/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environment)}/entries`;
  return fetchJson({
    url: `${url}${path}?${new URLSearchParams({ content_type: 'jobRoles', ...query })}`,
    headers: { authorization: `Bearer ${accessToken}` },
    signal,
    maxBytes: MAX_PAGE_BYTES,
  });
}

function readPage(answer: JsonAnswer): v.InferOutput<typeof page> {
  if (answer.status === 'unreachable')
    throw new JobSourceError(`The content service did not answer: ${answer.reason}`);
  if (answer.status === 'refused') throw new JobSourceError(`HTTP error! status: ${answer.code}`);
  const parsed = answer.status === 'answered' ? v.safeParse(page, answer.value) : null;
  if (!parsed?.success) throw new JobSourceError('Invalid response format from the content service');
  return parsed.output;
}

function readEntries(items: unknown[], log: Log): Job[] {
  const jobs = items.map(readEntry).filter((job) => job !== null);
  const skipped = items.length - jobs.length;
  if (skipped > 0) log.warn({ skipped }, 'the content service sent jobs that cannot be read');
  return jobs;
}

function readEntry(item: unknown): Job | null {
  const parsed = v.safeParse(entry, item);
  if (!parsed.success) return null;
  const { ResponsibilitiesInclude, responsibilities, sponsership, ...fields } = parsed.output.fields;
  return completeJob({
    ...fields,
    id: parsed.output.sys.id,
    responsibilities: [ResponsibilitiesInclude, responsibilities].filter(Boolean).join('\n\n'),
    sponsorship: sponsership,
  });
}
