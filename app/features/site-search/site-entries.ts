import { about } from '#content/about.ts';
import { brand } from '#content/brand.ts';
import { contact } from '#content/contact.ts';
import { events } from '#content/events.ts';
import { faq } from '#content/faq.ts';
import { lifestyleServices } from '#content/lifestyle.ts';
import { pages } from '#content/pages.ts';
import { privacy } from '#content/privacy.ts';
import type { Service } from '#content/services/service.ts';
import { services } from '#content/services.ts';
import { whyUs } from '#content/why-us.ts';
import { allWords } from './all-words.ts';
import { searchTexts } from './copy.ts';
import { type FindableJob, jobEntries } from './job-entries.ts';
import type { FindableText, SearchEntry } from './search-entry.ts';

/** What pages say beyond their description. */
const pageWords: Partial<Record<string, unknown>> = {
  [pages.about.path]: about,
  [pages.contact.path]: [
    searchTexts.contactWords,
    contact.cards,
    brand.phone.display,
    brand.whatsapp.display,
    brand.email.info,
    brand.address,
  ],
  [pages.whyUs.path]: [whyUs.intro, whyUs.benefits],
};

const pageEntries: SearchEntry[] = Object.values(pages).map(({ path, name, description }) => ({
  path,
  kind: 'page',
  title: name,
  summary: description,
  text: allWords(pageWords[path]),
}));

const privacyEntries: SearchEntry[] = privacy.sections.map(({ id, title, blocks }) => ({
  path: `${pages.privacyPolicy.path}#${id}`,
  kind: 'privacy',
  title,
  summary: blocks.find((block) => block.kind === 'paragraph')?.text ?? '',
  text: allWords(blocks),
}));

const lifestyleEntries: SearchEntry[] = lifestyleServices.map(({ id, title, text, examples }) => ({
  path: `/lifestyle#${id}`,
  kind: 'service',
  title,
  summary: text,
  text: allWords(examples),
}));

const questionEntries: SearchEntry[] = faq.map(({ id, question, answer }) => ({
  path: `/faq#${id}`,
  kind: 'question',
  title: question,
  summary: answer,
  text: '',
}));

const eventEntries: SearchEntry[] = events.map(({ slug, name, summary, ...event }) => ({
  path: `/events/${slug}`,
  kind: 'event',
  title: name,
  summary,
  text: allWords([event.about, event.topics, event.venue]),
}));

function serviceEntry(service: Service): SearchEntry {
  const { slug, label, lede, description, panels, whoItHelps, carersDo } = service;
  return {
    path: `/${slug}`,
    kind: 'service',
    title: label,
    summary: lede,
    text: [
      ...description,
      ...panels.flatMap(({ title, text }) => [title, text]),
      ...whoItHelps,
      ...carersDo,
    ].join('\n'),
  };
}

/** What is found besides the site's own pages: jobs, which must be open, and what editors wrote. */
export interface Findable {
  jobs: readonly FindableJob[];
  written: readonly FindableText[];
}

const nothing: Findable = { jobs: [], written: [] };

/** Everything that can be found: services, pages, questions, events, and what is given besides. */
export function siteEntries({ jobs, written }: Findable = nothing): SearchEntry[] {
  return [
    ...services.map(serviceEntry),
    ...lifestyleEntries,
    ...pageEntries,
    ...questionEntries,
    ...eventEntries,
    ...privacyEntries,
    ...jobEntries(jobs),
    ...written.map(({ shelf, ...entry }) => ({ ...entry, kind: shelf })),
  ];
}
