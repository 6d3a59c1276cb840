import { about } from '#content/about.yaml';
import { brand } from '#content/brand.yaml';
import { contact } from '#content/contact.yaml';
import { events } from '#content/events.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { pageWords } from '#content/page-words.yaml';
import { pages } from '#content/pages.yaml';
import { pricesLink } from '#content/price-words.yaml';
import { services } from '#content/services.yaml';
import { searchTexts, searchWords } from '#content/site-search.yaml';
import { whyUs } from '#content/why-us.yaml';
import type { Service } from '#domain/content/services/service.ts';
import { faq } from '#domain/faq/faq.ts';
import { ownPages } from '#domain/pages/pages.ts';
import { benefits } from '#domain/registration/benefits.ts';
import { REFERRALS, referralsOf } from '#domain/registration/referrals.ts';
import { statementOf } from '#domain/statements/statement-of.ts';
import { statements } from '#domain/statements/statements.ts';
import type { SearchableArticle, SearchableDocument } from './searchable-document.ts';
import { allWords } from './searchable-document.ts';

const wordsOfPages: Partial<Record<string, unknown>> = {
  [pages.about.path]: about,
  [pages.contact.path]: [
    { ...contact.cards, emergency: brand.emergencyPhone && contact.cards.emergency },
    brand.phone.display,
    brand.whatsapp?.display,
    brand.email.info,
    brand.address,
  ],
  [pages.whyUs.path]: [whyUs.intro, benefits],
};

const pageDocuments: SearchableDocument[] = ownPages.map(({ path, name, description }) => ({
  path,
  kind: 'page',
  title: name,
  summary: description,
  text: allWords(wordsOfPages[path]),
}));

const statementDocuments: SearchableDocument[] = statements.flatMap(({ page, written }) =>
  statementOf(written).sections.map(({ id, title, blocks }) => ({
    path: `${page.path}#${id}`,
    kind: 'rights',
    title,
    summary: blocks.find((block) => block.kind === 'paragraph')?.text ?? '',
    text: allWords(blocks),
  })),
);

const lifestyleDocuments: SearchableDocument[] = lifestyleServices.map(({ id, title, text, examples }) => ({
  path: `/lifestyle#${id}`,
  kind: 'service',
  title,
  summary: text,
  text: allWords(examples),
}));

const questionDocuments: SearchableDocument[] = faq.map(({ id, question, answer, words }) => ({
  path: `/faq#${id}`,
  kind: 'question',
  title: question,
  summary: answer,
  text: '',
  keyWords: words ?? '',
}));

const eventDocuments: SearchableDocument[] = events.map(({ slug, name, summary, ...event }) => ({
  path: `/events/${slug}`,
  kind: 'event',
  title: name,
  summary,
  text: allWords([event.about, event.topics, event.venue]),
}));

function serviceDocument(service: Service): SearchableDocument {
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

const referralDocuments: SearchableDocument[] = services.flatMap((service) => {
  const referrals = referralsOf(service);
  if (!referrals) return [];
  const { title, intro, points, words } = referrals;
  const path = `/${service.slug}#${REFERRALS}`;
  return [{ path, kind: 'service', title, summary: intro, text: points.join('\n'), keyWords: words }];
});

/** Everyday names for it: the words that the assistant listens to, and those of the search alone. */
function withKeyWords(document: SearchableDocument): SearchableDocument {
  const key = document.kind === 'event' ? '/events' : document.path;
  const keyWords = [pageWords[key], searchWords[key], document.keyWords].filter(Boolean).join(', ');
  // Whoever asks what something costs finds the prices beside it, though none of the other words is on their page.
  const askedBy = key === pricesLink.path && { askedBy: searchWords[key] ?? '' };
  return keyWords ? { ...document, keyWords, ...askedBy } : document;
}

const providerDocuments: SearchableDocument[] = [
  ...services.map(serviceDocument),
  ...referralDocuments,
  ...lifestyleDocuments,
  ...pageDocuments,
  ...questionDocuments,
  ...eventDocuments,
  ...statementDocuments,
].map(withKeyWords);

export interface SearchableJob {
  id: string;
  title: string;
  location: string;
  shortDescription: string;
  contractType: string;
  hoursPerWeek: string;
  sponsorship: boolean;
}

/** The careers page has a search of its own for all jobs. */
const MAX_JOBS = 200;

function jobDocument(job: SearchableJob): SearchableDocument {
  const { id, title, location, shortDescription, contractType, hoursPerWeek, sponsorship } = job;
  return {
    path: `/careers/${encodeURIComponent(id)}`,
    kind: 'job',
    title: `${title}, ${location}`,
    summary: shortDescription,
    text: allWords([
      searchTexts.jobWords,
      contractType,
      hoursPerWeek,
      sponsorship && searchTexts.sponsorshipWords,
    ]),
  };
}

function jobDocuments(jobs: readonly SearchableJob[]): SearchableDocument[] {
  return jobs
    .filter(({ id }) => id.trim() !== '')
    .slice(0, MAX_JOBS)
    .map(jobDocument);
}

export interface SearchableContent {
  jobs: readonly SearchableJob[];
  written: readonly SearchableArticle[];
}

const nothing: SearchableContent = { jobs: [], written: [] };

export function siteDocuments({ jobs, written }: SearchableContent = nothing): SearchableDocument[] {
  return [
    ...providerDocuments,
    ...jobDocuments(jobs),
    ...written.map(({ collection, ...article }) => ({ ...article, kind: collection })),
  ];
}
