import * as v from 'valibot';
import { day, listBy, metaDescription, oneOf, slug, text, texts, wholeNumber, yesOrNo } from '../kinds.ts';
import { sceneNames, stripNames, vignetteNames } from '../pictures/picture-names.ts';
import { FUNDING } from './funding.ts';

const rhythm = v.strictObject({
  title: text,
  intro: text,
  strip: v.pipe(
    v.optional(oneOf(stripNames)),
    v.description(
      'The long picture above the times, which shows one after another: leave it out where they are others.',
    ),
  ),
  moments: v.array(v.strictObject({ time: text, text })),
});

const referrals = v.strictObject({
  title: text,
  intro: text,
  points: v.pipe(texts(1), v.description('What can begin, when, and what you do not do.')),
  whilePending: v.pipe(
    v.optional(texts(1)),
    v.description('In the place of the points, while the registration is pending.'),
  ),
  words: v.pipe(text, v.description('Words and phrases by which the search finds it, with commas between.')),
});

export type Rhythm = v.InferOutput<typeof rhythm>;

/** A file of the folder `content/services`, whose name is the address of its page. */
export const service = v.strictObject({
  place: v.pipe(wholeNumber(1, 100), v.description('In the menu and among the cards.')),
  updated: v.pipe(day, v.description('When the words of its page last changed in a way worth telling.')),
  cardTitle: text,
  label: text,
  heading: text,
  lede: text,
  metaDescription,
  description: texts(2),
  panels: v.pipe(
    v.array(v.strictObject({ title: text, text })),
    v.minLength(4, 'must be at least 4'),
    v.maxLength(6, 'must be at most 6'),
  ),
  whoItHelps: texts(3),
  rhythm: v.pipe(rhythm, v.description('An example of a day.')),
  headings: v.pipe(
    v.optional(v.strictObject({ carersDo: text, carersDoNot: text })),
    v.description('Other words than those of all services.'),
  ),
  carersDo: texts(3),
  carersDoNot: texts(3),
  start: v.pipe(text, v.description('The first step; the steps after it are the same for all.')),
  referrals: v.pipe(
    v.optional(referrals),
    v.description('For wards and social workers: whom to ring, what can begin when, and what not.'),
  ),
  paying: v.strictObject({ text, funding: v.array(oneOf(FUNDING)) }),
  regulated: yesOrNo,
  availability: v.strictObject({ now: texts(0), onceRegistered: texts(0) }),
  contactOption: v.pipe(
    slug,
    v.description('What the contact form then has chosen: content/service-options.yaml.'),
    v.metadata({ choices: 'serviceOptions' }),
  ),
  scene: oneOf(sceneNames),
  stillLifes: v.pipe(
    slug,
    v.description('The service whose three pictures stand beside the panels.'),
    v.metadata({ choices: 'drawnServices' }),
  ),
  related: v.pipe(
    v.array(v.pipe(slug, v.metadata({ choices: 'services' }))),
    v.description('The services that people often have besides it.'),
  ),
});

export type Service = v.InferOutput<typeof service> & { slug: string };

const lifestyleService = v.strictObject({
  id: oneOf(vignetteNames),
  title: text,
  text,
  examples: texts(1),
  contactOption: v.pipe(slug, v.metadata({ choices: 'serviceOptions' })),
});

export type LifestyleService = v.InferOutput<typeof lifestyleService>;

export const lifestyleServices = v.strictObject({ lifestyleServices: listBy('id', lifestyleService) });
