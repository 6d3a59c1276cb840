import * as v from 'valibot';
import type { Log } from '../../logging.ts';
import { line, longText } from '../../markdown/field-kinds.ts';
import { type JsonAnswer, requestJson } from '../../outgoing/request.ts';
import { type Job, readJob, SECTIONS } from '../job.ts';
import { type JobSource, jobSourceError, readJobs } from './job-source.ts';
import { fieldText } from './rich-text.ts';

interface ContentfulJobsOptions {
  url: string;
  spaceId: string;
  accessToken: string;
  environment: string;
  timeoutMs: number;
  log: Log;
}

const MAX_PAGE_BYTES = 8_000_000;
const PAGE_SIZE = 500;
const MAX_PAGES = 12;

const LISTED_FIELDS = ['title', 'fullDescription', 'requirements', 'location', 'salary', 'shortDescription'];
/** Without `sys.id` a selection comes back with no ids. */
const SELECT = ['sys.id', ...LISTED_FIELDS.map((field) => `fields.${field}`)].join(',');

const page = v.object({ total: v.fallback(v.number(), 0), items: v.array(v.unknown()) });
const entry = v.object({
  sys: v.fallback(v.object({ id: line }), { id: '' }),
  fields: v.optional(v.looseObject({}), {}),
});
const TEXT_FIELDS = ['title', 'shortDescription', 'ResponsibilitiesInclude', ...SECTIONS];

export function createContentfulJobs(options: ContentfulJobsOptions): JobSource {
  return {
    list: async () => readEntries(await allPages(deadlined(options)), options.log),
    find: async (id) => {
      const { items } = readPage(await deadlined(options)({ 'sys.id': id, limit: '1' }));
      const jobs = await readEntries(items, options.log);
      return jobs.find((job) => job.id === id) ?? null;
    },
  };
}

type FetchPage = (query: Record<string, string>) => Promise<JsonAnswer>;

async function allPages(fetchPage: FetchPage): Promise<unknown[]> {
  const items: unknown[] = [];
  let size = PAGE_SIZE;
  for (let requests = 0; requests < (MAX_PAGES * PAGE_SIZE) / size; requests += 1) {
    const query = { order: 'fields.title', select: SELECT, limit: String(size), skip: String(items.length) };
    const answer = await fetchPage(query);
    if (answer.kind === 'too-large' && size > 1) {
      size = Math.ceil(size / 8);
      continue;
    }
    const got = readPage(answer);
    items.push(...got.items);
    if (got.items.length === 0 || items.length >= got.total) break;
  }
  return items;
}

function deadlined({ url, spaceId, environment, accessToken, timeoutMs }: ContentfulJobsOptions): FetchPage {
  const path = `/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environment)}/entries`;
  const deadline = performance.now() + timeoutMs;
  return (query) =>
    requestJson({
      url: `${url}${path}?${new URLSearchParams({ content_type: 'jobRoles', ...query })}`,
      headers: { authorization: `Bearer ${accessToken}` },
      timeoutMs: Math.max(0, Math.round(deadline - performance.now())),
      maxBytes: MAX_PAGE_BYTES,
    });
}

function readPage(answer: JsonAnswer): v.InferOutput<typeof page> {
  if (answer.kind !== 'answered') throw jobSourceError('content service', answer);
  const parsed = v.safeParse(page, answer.value);
  if (!parsed.success) throw jobSourceError('content service', { kind: 'invalid' });
  return parsed.output;
}

function readEntries(items: unknown[], log: Log): Promise<Job[]> {
  return readJobs(items, readEntry, { log, from: 'content service' });
}

function readEntry(item: unknown): Job | null {
  const parsed = v.safeParse(entry, item);
  if (!parsed.success) return null;
  const { ResponsibilitiesInclude, responsibilities, ...fields } = plainFields(parsed.output.fields);
  const sections = [ResponsibilitiesInclude, responsibilities].map((text) => v.parse(longText, text));
  return readJob({
    ...fields,
    id: parsed.output.sys.id,
    responsibilities: sections.filter(Boolean).join('\n\n'),
  });
}

function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return { ...fields, ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, fieldText(fields[name])])) };
}
