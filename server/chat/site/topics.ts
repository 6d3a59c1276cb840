import { about } from '#content/about.ts';
import { assistantCues } from '#content/assistant-cues.ts';
import {
  assistantEvents,
  assistantPageAnswers,
  assistantPages,
  assistantServices,
} from '#content/assistant-sentences.ts';
import { careers } from '#content/careers.ts';
import { contact } from '#content/contact.ts';
import { type EventRecord, eventPage, events } from '#content/events.ts';
import { faq } from '#content/faq.ts';
import { lifestylePage, lifestyleServices } from '#content/lifestyle.ts';
import { pages } from '#content/pages.ts';
import type { Service } from '#content/services/service.ts';
import { availabilityOf, services } from '#content/services.ts';
import { whyUs } from '#content/why-us.ts';
import { eventHasEnded, eventWords } from '#domain/events/event.ts';
import { openingSentence } from '#domain/office-hours/office-hours.ts';

export interface Topic {
  path: string;
  title: string;
  /** Words and phrases by which people mean it. */
  cues: string;
  text: string;
  answer: (now: Date) => string;
}

const cuesOf = (path: string) => assistantCues[path] ?? '';
const sentences = (...parts: readonly string[]) => parts.join(' ');

function serviceTopic(service: Service): Topic {
  const { slug, label, lede, description, panels, whoItHelps, carersDo } = service;
  const path = `/${slug}`;
  return {
    path,
    title: label,
    cues: cuesOf(path),
    text: sentences(
      ...description,
      ...panels.map(({ title, text }) => `${title} ${text}`),
      ...whoItHelps,
      ...carersDo,
    ),
    answer: () => sentences(lede, ...availabilitySentences(service)),
  };
}

function availabilitySentences(service: Service): string[] {
  const { now, onceRegistered } = availabilityOf(service);
  const list = (items: readonly string[]) => items.map(withinSentence).join('; ');
  return [
    assistantServices.now(list(now)),
    ...(onceRegistered.length > 0 ? [assistantServices.onceRegistered(list(onceRegistered))] : []),
  ];
}

/** `A talk` as `a talk`, and `NHS` as it is. */
const withinSentence = (item: string) => item.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

const lifestyleTopics: Topic[] = lifestyleServices.map(({ id, title, text, examples }) => {
  const path = `${pages.lifestyle.path}#${id}`;
  return {
    path,
    title,
    cues: cuesOf(path),
    text: examples.join(' '),
    answer: () => sentences(text, assistantServices.available),
  };
});

const faqTopics: Topic[] = faq.map(({ id, question, answer }) => {
  const path = `${pages.faq.path}#${id}`;
  return { path, title: question, cues: cuesOf(path), text: '', answer: () => answer };
});

function eventTopic(event: EventRecord): Topic {
  const { date, time, location } = eventWords(event);
  const when = `${date}, ${time}, at ${location}`;
  return {
    path: eventPage.path(event),
    title: event.name,
    cues: cuesOf('/events'),
    text: event.about.join(' '),
    answer: (now) =>
      eventHasEnded(event, now)
        ? assistantEvents.ended(event.name, when)
        : assistantEvents.upcoming(event.name, when, event.summary),
  };
}

const page = (path: string, title: string, answer: Topic['answer'], text = ''): Topic => ({
  path,
  title,
  cues: cuesOf(path),
  text,
  answer,
});

const pageTopics: Topic[] = [
  page(pages.lifestyle.path, pages.lifestyle.name, () =>
    sentences(lifestylePage.lede, ...lifestylePage.description),
  ),
  page(pages.contact.path, assistantPages.contact, (now) =>
    sentences(assistantPageAnswers.contact(openingSentence(now)), contact.replyPromise),
  ),
  page(pages.careers.path, pages.careers.name, () => careers.hero.lede),
  page(pages.privacyPolicy.path, assistantPages.privacyPolicy, () => assistantPageAnswers.privacyPolicy),
  page(pages.complaints.path, pages.complaints.name, () => assistantPageAnswers.complaints),
  page(pages.safeguarding.path, pages.safeguarding.name, () => assistantPageAnswers.safeguarding),
  page(pages.accessibility.path, pages.accessibility.name, () => assistantPageAnswers.accessibility),
  page(
    pages.about.path,
    assistantPages.aboutUs,
    () => sentences(about.hero.lede, ...about.vision.text),
    about.mission.text.join(' '),
  ),
  page(
    pages.whyUs.path,
    assistantPages.whyUs,
    () => sentences(...whyUs.benefits.slice(0, 4).map(({ text }) => text)),
    whyUs.benefits.map(({ title, text }) => `${title} ${text}`).join(' '),
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
