import { about } from '#content/about.yaml';
import * as area from '#content/area.yaml';
import { assistantLeads, pendingServiceAnswers } from '#content/assistant-answers.ts';
import {
  assistantEvents,
  assistantPageAnswers,
  assistantPages,
  assistantServices,
} from '#content/assistant-sentences.ts';
import { careers } from '#content/careers.yaml';
import { contact } from '#content/contact.yaml';
import { events } from '#content/events.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { pages } from '#content/pages.yaml';
import { services } from '#content/services.yaml';
import { whyUs } from '#content/why-us.yaml';
import type { EventRecord } from '#domain/content/events.ts';
import type { Service } from '#domain/content/service.ts';
import { eventHasEnded, eventPath, eventWords } from '#domain/events/event.ts';
import { faq } from '#domain/faq/faq.ts';
import { hoursNotices } from '#domain/office-hours/hours-notices.ts';
import { availabilityOf } from '#domain/registration/availability.ts';
import { lifestyleDescription } from '#domain/registration/lifestyle-words.ts';

export interface Topic {
  path: string;
  title: string;
  answer: (now: Date) => string;
}

const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
const leadOf = (path: string) => assistantLeads[path] ?? '';

function serviceTopic(service: Service): Topic {
  const { slug, label, lede } = service;
  const path = `/${slug}`;
  return {
    path,
    title: label,
    answer: () =>
      pendingAnswer(service) ?? sentences(serviceLead(service), lede, ...availabilitySentences(service)),
  };
}

const pendingAnswer = (service: Service) =>
  availabilityOf(service).onceRegistered.length > 0 ? pendingServiceAnswers[`/${service.slug}`] : undefined;

const serviceLead = (service: Service) =>
  availabilityOf(service).mark !== null ? assistantServices.onceRegistered.lead : leadOf(`/${service.slug}`);

function availabilitySentences(service: Service): string[] {
  const { now, onceRegistered } = availabilityOf(service);
  const list = (items: readonly string[]) => items.map(withinSentence).join('; ');
  return [
    assistantServices.now(list(now)),
    ...(onceRegistered.length > 0 ? [assistantServices.onceRegistered.list(list(onceRegistered))] : []),
  ];
}

const withinSentence = (item: string) => item.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

const lifestyleTopics: Topic[] = lifestyleServices.map(({ id, title, text }) => {
  const path = `${pages.lifestyle.path}#${id}`;
  return {
    path,
    title,
    answer: () => sentences(leadOf(path), text, assistantServices.available),
  };
});

const faqTopics: Topic[] = faq.map(({ id, question, answer }) => {
  const path = `${pages.faq.path}#${id}`;
  const says =
    id === 'area' ? sentences(area.answer, assistantPages.askPostcode) : sentences(leadOf(path), answer);
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
        ? assistantEvents.ended(event.name, when)
        : assistantEvents.upcoming(event.name, when, event.summary),
  };
}

const page = (path: string, title: string, answer: Topic['answer']): Topic => ({
  path,
  title,
  answer: (now) => sentences(leadOf(path), answer(now)),
});

const pageTopics: Topic[] = [
  page(pages.home.path, assistantPages.checkPostcode, () =>
    sentences(area.answer, assistantPages.askPostcode),
  ),
  page(pages.lifestyle.path, pages.lifestyle.name, () => sentences(...lifestyleDescription.slice(1, 2))),
  page(pages.contact.path, assistantPages.contact, (now) =>
    sentences(assistantPageAnswers.contact, ...hoursNotices(now), contact.replyPromise),
  ),
  page(pages.careers.path, pages.careers.name, () => careers.hero.lede),
  page(pages.privacyPolicy.path, assistantPages.privacyPolicy, () => assistantPageAnswers.privacyPolicy),
  page(pages.complaints.path, pages.complaints.name, () => assistantPageAnswers.complaints),
  page(pages.safeguarding.path, pages.safeguarding.name, () => assistantPageAnswers.safeguarding),
  page(pages.accessibility.path, pages.accessibility.name, () => assistantPageAnswers.accessibility),
  page(pages.about.path, assistantPages.aboutUs, () =>
    sentences(about.hero.lede, ...about.vision.text.slice(0, 1)),
  ),
  page(pages.whyUs.path, assistantPages.whyUs, () =>
    sentences(...whyUs.benefits.slice(0, 3).map(({ text }) => text)),
  ),
  page(
    pages.usefulInformation.path,
    assistantPages.usefulInformation,
    () => assistantPageAnswers.usefulInformation,
  ),
  page(pages.news.path, assistantPages.news, () => assistantPageAnswers.news),
];

export const topics: readonly Topic[] = [
  ...services.map(serviceTopic),
  ...lifestyleTopics,
  ...faqTopics,
  ...events.map(eventTopic),
  ...pageTopics,
];
