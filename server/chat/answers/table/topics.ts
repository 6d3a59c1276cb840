import { MAX_PAGES } from 'site-assistant';
import { about } from '#content/about.yaml';
import * as area from '#content/area.yaml';
import { careers } from '#content/careers.yaml';
import { contact } from '#content/contact.yaml';
import { events } from '#content/events.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { pages } from '#content/pages.yaml';
import { services } from '#content/services.yaml';
import { whyUs } from '#content/why-us.yaml';
import type { EventRecord } from '#domain/content/events.ts';
import type { Service } from '#domain/content/services/service.ts';
import { eventHasEnded, eventPath, eventWords } from '#domain/events/event.ts';
import { faq } from '#domain/faq/faq.ts';
import { hoursNotices } from '#domain/office-hours/hours-notices.ts';
import { lifestylePage } from '#domain/pages/pages.ts';
import { availabilityOf } from '#domain/registration/availability.ts';
import { lifestyleDescription } from '#domain/registration/lifestyle-words.ts';
import { fill } from '#domain/text/fill.ts';
import { ourWords } from './our-words.ts';

export interface Topic {
  path: string;
  title: string;
  answer: (now: Date) => string;
}

const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
const { events: eventTexts, leads, pageAnswers, pageNames, services: serviceTexts } = ourWords;
const leadOf = (path: string) => leads[path] ?? '';

function serviceTopic(service: Service): Topic {
  const { slug, label, lede } = service;
  const path = `/${slug}`;
  return {
    path,
    title: label,
    answer: () =>
      pendingAnswer(service) || sentences(serviceLead(service), lede, ...availabilitySentences(service)),
  };
}

const pendingAnswer = (service: Service) =>
  availabilityOf(service).onceRegistered.length > 0 ? ourWords.waiting[`/${service.slug}`] : undefined;

const serviceLead = (service: Service) =>
  availabilityOf(service).mark !== null ? serviceTexts.lead : leadOf(`/${service.slug}`);

function availabilitySentences(service: Service): string[] {
  const { now, onceRegistered } = availabilityOf(service);
  const list = (items: readonly string[]) => items.map(withinSentence).join('; ');
  return [
    fill(serviceTexts.now, { list: list(now) }),
    ...(onceRegistered.length > 0 ? [fill(serviceTexts.onceRegistered, { list: list(onceRegistered) })] : []),
  ];
}

const withinSentence = (item: string) => item.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

const lifestyleTopics: Topic[] = lifestyleServices.map(({ id, title, text }) => {
  const path = `${pages.lifestyle.path}#${id}`;
  return {
    path,
    title,
    answer: () => sentences(leadOf(path), text, serviceTexts.available),
  };
});

const faqTopics: Topic[] = faq.map(({ id, question, answer }) => {
  const path = `${pages.faq.path}#${id}`;
  const says = id === 'area' ? sentences(area.answer, ourWords.askPostcode) : sentences(leadOf(path), answer);
  return { path, title: question, answer: () => says };
});

function eventTopic(event: EventRecord): Topic {
  const { date, time, location } = eventWords(event);
  const when = `${date}, ${time}, at ${location}`;
  return {
    path: eventPath(event),
    title: event.name,
    answer: (now) =>
      eventHasEnded(event, now)
        ? fill(eventTexts.ended, { name: event.name, when })
        : fill(eventTexts.upcoming, { name: event.name, when, summary: event.summary }),
  };
}

const page = (path: string, title: string, answer: Topic['answer']): Topic => ({
  path,
  title,
  answer: (now) => sentences(leadOf(path), answer(now)),
});

const pageTopics: Topic[] = [
  page(pages.home.path, pageNames.checkPostcode, () => sentences(area.answer, ourWords.askPostcode)),
  ...(lifestylePage
    ? [page(lifestylePage.path, lifestylePage.name, () => sentences(...lifestyleDescription.slice(1, 2)))]
    : []),
  page(pages.contact.path, pageNames.contact, (now) =>
    sentences(pageAnswers.contact, ...hoursNotices(now), contact.replyPromise),
  ),
  page(pages.careers.path, pages.careers.name, () => careers.hero.lede),
  page(pages.privacyPolicy.path, pageNames.privacyPolicy, () => pageAnswers.privacyPolicy),
  page(pages.complaints.path, pages.complaints.name, () => pageAnswers.complaints),
  page(pages.safeguarding.path, pages.safeguarding.name, () => pageAnswers.safeguarding),
  page(pages.accessibility.path, pages.accessibility.name, () => pageAnswers.accessibility),
  page(pages.about.path, pageNames.aboutUs, () =>
    sentences(about.hero.lede, ...about.vision.text.slice(0, 1)),
  ),
  page(pages.whyUs.path, pageNames.whyUs, () =>
    sentences(...whyUs.benefits.slice(0, 3).map(({ text }) => text)),
  ),
  page(pages.usefulInformation.path, pageNames.usefulInformation, () => pageAnswers.usefulInformation),
  page(pages.news.path, pageNames.news, () => pageAnswers.news),
];

export const topics: readonly Topic[] = [
  ...services.map(serviceTopic),
  ...lifestyleTopics,
  ...faqTopics,
  ...events.map(eventTopic),
  ...pageTopics,
];

const EVENTS = '/events';

export function topicsAt(paths: readonly string[]): Topic[] {
  return paths.flatMap((path) =>
    topics.filter((topic) => topic.path === path || (path === EVENTS && topic.path.startsWith(`${EVENTS}/`))),
  );
}

export const linksTo = (paths: readonly string[]) =>
  topicsAt([...new Set(paths)])
    .slice(0, MAX_PAGES)
    .map(({ title, path }) => ({ title, path }));

/** False for a page that this provider does not have. */
export const isThere = (path: string): boolean => topicsAt([path]).length > 0;

const needs = new Set([
  ...services.map(({ slug }) => `/${slug}`),
  ...['today', 'hospital', 'medicines', 'nights', 'start', 'price'].map((id) => `${pages.faq.path}#${id}`),
]);

export const isNeed = (path = ''): boolean => needs.has(path) || path.startsWith(pages.lifestyle.path);
