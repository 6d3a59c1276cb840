import { declineReasons, talkKinds } from 'site-assistant/labels';
import * as v from 'valibot';
import { path, text } from '../kinds.ts';
import { answer, each, PHRASES, said, turns } from './answer.ts';

const DECLINES = [...declineReasons, 'unknown'] as const;
const PAGE_NAMES = [
  'checkPostcode',
  'area',
  'coverage',
  'contact',
  'privacyPolicy',
  'aboutUs',
  'whyUs',
  'usefulInformation',
  'news',
] as const;
const PAGE_ANSWERS = [
  'contact',
  'privacyPolicy',
  'complaints',
  'safeguarding',
  'accessibility',
  'usefulInformation',
  'news',
] as const;
const MOVES = ['thanks', 'bye', 'allRight', 'language', 'yesTalk', 'noMore', 'whyUnknown'] as const;
const TOLD = ['clientTold', 'complaint'] as const;

export const assistantSentences = v.strictObject({
  phrases: each(PHRASES, answer),
  leads: v.record(path, said()),
  waiting: v.record(path, said()),
  declines: each(DECLINES, said()),
  talk: each(talkKinds, said()),
  otherLanguages: v.strictObject({
    default: text,
    contact: text,
    known: v.array(v.strictObject({ words: text, answer: text })),
  }),
  pageNames: each(PAGE_NAMES, text),
  askPostcode: said(),
  inGuide: said('guide', 'summary'),
  places: v.strictObject({
    ...v.entriesFromList(['all', 'allBeside', 'some', 'beginning', 'none'], said('name')),
    unknown: v.optional(said()),
  }),
  jobs: v.strictObject({
    ...v.entriesFromList(['unknown', 'one', 'best', 'among', 'apply', 'sponsoredNone'], said()),
    many: said('count'),
    closed: v.optional(said('name')),
    sponsoredOne: said('count', 'list'),
    sponsoredMany: said('count', 'number', 'list'),
  }),
  services: v.strictObject({
    now: said('list'),
    lead: said(),
    onceRegistered: said('list'),
    available: said(),
    notOffered: said('name'),
  }),
  events: v.strictObject({ ended: said('name', 'when'), upcoming: said('name', 'when', 'summary') }),
  pageAnswers: each(PAGE_ANSWERS, said()),
  condolence: said(),
  moves: each(MOVES, turns()),
  oneUnanswered: said(),
  isItUrgent: said(),
  handOver: v.strictObject({
    ...v.entriesFromList(['call', 'atOnce', 'send'], said()),
    open: said('closes'),
    closed: said('day', 'time'),
  }),
  memory: each(TOLD, turns()),
});
