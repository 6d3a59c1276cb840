import { brand } from '#content/brand.yaml';
import { pages } from '#content/pages.yaml';
import { office, phone } from './assistant-answers.ts';
import { nation } from './nation.ts';
import { registrationPending } from './registration-state.ts';
import { telephone } from './telephone.ts';

const { callBack } = telephone;
export const call = `[choose a time for us to call you](${callBack.path})`;
const atOnce = `If we support you already and it cannot wait, ring ${brand.emergencyPhone.display}, day and night.`;
const link = ({ title, path }: { title: string; path: string }) => `[${title}](${path})`;

/** The first of several sentences that was not said yet is said. */
export const assistantMoves = {
  thanks: [
    'You are welcome. If anything else comes up, ask here or ring us.',
    'Gladly. I am here for as long as this tab is open.',
    'My pleasure.',
  ],
  bye: [
    'Goodbye, and all the best. We keep nothing of this; “Clear” takes it off your screen, too.',
    'Take care. Goodbye.',
  ],
  nothingYet: ['Tell me in a few words what it is about: care, a price, a job, or your town.'],
  allRight: ['All right. I am here if something comes up.', 'That is fine.'],
  notThat: (titles: readonly string[]) => [
    `I am sorry that this was not it. Is it about ${titles.map((title) => `“${title}”`).join(' or ')}? Choose it below, or ask me in other words.`,
  ],
  yes: {
    postcode: ['Then type your postcode here, or your town.', 'Your postcode or your town is all I need.'],
    jobs: [
      `Then open a job on our [careers page](${pages.careers.path}) and press “Apply for this Position”. No letter is needed to ask first: write to ${brand.email.careers}.`,
    ],
    talk: [
      `Then the next step is a talk with the office: ${call}, or ring ${phone}. It is free, and you decide nothing in it.`,
      `From here a person goes on with you: ${call}.`,
    ],
  },
  repeat: (first: string, page: { title: string; path: string } | undefined) => [
    `In short: ${first}${page ? ` All of it is on ${link(page)}.` : ''}`,
    page ? `Here it is again, to read in peace: ${link(page)}.` : `Again: ${first}`,
  ],
  more: (page: { title: string; path: string }, answer: string) => [
    `There is this, too, on “${page.title}”: ${answer}`,
  ],
  noMore: (page: { title: string; path: string } | undefined) => [
    `That is all I have about it${page ? `; ${link(page)} has it with pictures and the steps` : ''}. For the rest, ${call}, or ring ${phone}.`,
    `I have nothing to add. A person in the office does: ${phone}.`,
  ],
  why: {
    /** By what the answer said: the first that fits. */
    reasons: [
      ...(registrationPending
        ? [
            {
              said: 'once we are registered',
              page: '/faq#registration',
              text: `Because the law has it so: help to wash, dress, eat or take medicines may only be given by a provider that ${nation.regulator.named} has registered. We have applied, and wait for its decision.`,
            },
          ]
        : []),
      {
        said: 'cannot name a price',
        page: '/faq#price',
        text: 'Because it depends on what you need, how long a visit is and when it is. You get one price in writing before you decide.',
      },
      {
        said: 'i cannot give',
        page: pages.contact.path,
        text: 'Because a wrong answer could harm you, and I am a program that knows this site alone.',
      },
      {
        said: 'not reached',
        page: '/faq#area',
        text: 'Because carers have to live near enough to come on time, and we have none there yet.',
      },
    ],
    unknown: [
      `The reason is not on this site, and I would rather not make one up. The office can tell you: ring ${phone}.`,
      'I only have what stands on our pages, and they do not say why.',
    ],
  },
  language: [
    `I am sorry, I only write English. Most browsers can translate this page. Tell the office which language matters to you (${brand.phone.display}, ${brand.email.info}): we look for a carer who speaks it, and say plainly if we have none.`,
    `English is all I have. Someone who speaks both can ring for you: ${phone}.`,
  ],
  /** In the place of an answer that was given before. */
  said: {
    page: (page: { title: string; path: string }) => [
      `I have told you what I know of this: it is on ${link(page)}. What is missing there, the office can answer: ${phone}.`,
      `${link(page)} has the most about it. To talk it over, ${call}.`,
      `That is as far as I can go with “${page.title}”. A person can go on: ${brand.phone.display}.`,
    ],
    nothing: [
      `It is the same with this question: I cannot answer it, and a person can. ${office}`,
      `This one is for a person, too: ${call}.`,
    ],
    talk: ['Yes, I am here. Tell me what it is about.'],
  },
  /** About one of several questions. */
  oneUnanswered: 'To one of your questions I have no answer; the office can tell you.',
  firstOnes: 'I have answered the first three of your questions: please ask me the others again.',
} as const;

export const isItUrgent = `Is it urgent? ${atOnce}`;

/** The hours as they are now: `openingState` of `domain/office-hours`. */
export const officeNow = (
  office: { open: true; closes: string } | { open: false; opensDay: string; opensTime: string },
): string =>
  office.open
    ? handOver.open(office.closes)
    : `${handOver.closed(office.opensDay, office.opensTime)} ${isItUrgent}`;

/** Follows two answers in a row that were none. Danger apart, a person is next. */
export const handOver = {
  sorry: 'I am not getting any further, and a person will.',
  open: (closes: string) =>
    `We are open now, until ${closes}: ring ${brand.phone.display}, and someone answers.`,
  closed: (day: string, time: string) =>
    `We are closed now, and open ${day} at ${time}: ring ${brand.phone.display} then.`,
  call: `Or ${call}.`,
  atOnce,
  send: 'You can also send this conversation to the office, so that you need not tell it twice: the button is below, and you read it before it goes.',
  again: [
    `This is for a person as well: ${brand.phone.display}, or send our conversation with the button below.`,
    `A person can go on from here: ${call}.`,
  ],
  pages: [
    { title: callBack.text, path: callBack.path },
    { title: 'Contact', path: pages.contact.path },
  ],
} as const;
