import { about } from '#content/about.ts';
import { assistantCues } from '#content/assistant-cues.ts';
import { brand } from '#content/brand.ts';
import { careers } from '#content/careers.ts';
import { contact } from '#content/contact.ts';
import { type EventRecord, eventPage, events } from '#content/events.ts';
import { faq } from '#content/faq.ts';
import { lifestylePage, lifestyleServices } from '#content/lifestyle.ts';
import { pages } from '#content/pages.ts';
import { availabilityOf, type Service, services } from '#content/services.ts';
import { whyUs } from '#content/why-us.ts';
import { eventHasEnded, eventWords } from '#domain/events/event.ts';
import { openingSentence } from '#domain/office-hours/office-hours.ts';

/** Something the site has an answer to, with the page on which it stands. */
export interface Topic {
  path: string;
  title: string;
  /** Words and phrases by which people mean it. */
  cues: string;
  /** What else is looked through. */
  text: string;
  /** The answer in whole sentences, as it is at this moment. */
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
    `You can have this now: ${list(now)}.`,
    ...(onceRegistered.length > 0 ? [`Once we are registered: ${list(onceRegistered)}.`] : []),
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
    answer: () => `${text} It is available now.`,
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
        ? `${event.name} has taken place (${when}). On its page you can leave your name, and we will write when the next one is planned.`
        : `${event.name} is on ${when}. ${event.summary} You can register on its page.`,
  };
}

const page = (path: string, title: string, answer: Topic['answer'], text = ''): Topic => ({
  path,
  title,
  cues: cuesOf(path),
  text,
  answer,
});

const { phone, email, officeHours, address } = brand;

const pageTopics: Topic[] = [
  page(pages.lifestyle.path, pages.lifestyle.name, () =>
    sentences(lifestylePage.lede, ...lifestylePage.description),
  ),
  page(pages.contact.path, 'Contact', (now) =>
    sentences(
      `The office answers ${officeHours.display}. ${openingSentence(now)}.`,
      `Ring ${phone.display}, write to ${email.info}, use WhatsApp (${brand.whatsapp.display}), or choose a time for us to call you.`,
      `Our office is at ${address.lines.join(', ')}.`,
      contact.replyPromise,
    ),
  ),
  page(pages.careers.path, 'Careers', () => careers.hero.lede),
  page(
    pages.privacyPolicy.path,
    'Privacy Policy',
    () =>
      `What you write in this chat is not kept by us. What you send in a form is used only for what it says there, and is deleted by itself when its time is up. We use no advertising or tracking cookies. Ask ${email.privacy} about anything that concerns your data.`,
  ),
  page(
    pages.about.path,
    'About Us',
    () => sentences(about.hero.lede, ...about.vision.text),
    about.mission.text.join(' '),
  ),
  page(
    pages.whyUs.path,
    'Why Choose Us',
    () => sentences(...whyUs.benefits.slice(0, 4).map(({ text }) => text)),
    whyUs.benefits.map(({ title, text }) => `${title} ${text}`).join(' '),
  ),
  page(
    pages.usefulInformation.path,
    'Useful Information',
    () => 'Our plain guides to care at home, and who may pay for it, are on this page as we publish them.',
  ),
  page(pages.news.path, 'News', () => 'What is new with us is on this page.'),
];

/** Everything the site has an answer to. */
export const topics: readonly Topic[] = [
  ...services.map(serviceTopic),
  ...lifestyleTopics,
  ...faqTopics,
  ...events.map(eventTopic),
  ...pageTopics,
];
