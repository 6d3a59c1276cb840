import * as v from 'valibot';
import { day, listBy, metaDescription, postcode, slug, text, texts, time } from './kinds.ts';

const event = v.pipe(
  v.strictObject({
    slug: v.pipe(slug, v.title('Address of its page'), v.description('Behind /events/.')),
    updated: v.pipe(day, v.title('Last changed'), v.metadata({ form: 'later' })),
    name: v.pipe(text, v.title('Name')),
    summary: v.pipe(text, v.title('In one sentence')),
    about: v.pipe(texts(1, 1000, 'A paragraph'), v.title('Paragraphs')),
    topics: v.pipe(texts(1, 1000, 'A topic'), v.title('What we talk about')),
    date: v.pipe(day, v.title('Day')),
    startTime: v.pipe(time, v.title('Begins')),
    endTime: v.pipe(time, v.title('Ends')),
    venue: v.pipe(v.strictObject({ name: text, town: text, postcode }), v.title('Where')),
    metaDescription: v.pipe(
      metaDescription,
      v.title('For search engines'),
      v.description('What they show below the name of the page, in 90 to 158 characters.'),
    ),
  }),
  v.forward(
    v.check(({ startTime, endTime }) => endTime > startTime, 'must be after startTime, on the same day'),
    ['endTime'],
  ),
  v.title('An event'),
);

/** The page, the call, the emails and the calendar file are all made from this record. */
export type EventRecord = v.InferOutput<typeof event>;

export const events = v.pipe(
  v.strictObject({
    events: v.pipe(
      listBy('slug', event),
      v.title('Events'),
      v.description('One that is past stays, and says so.'),
    ),
  }),
  v.title('Events'),
  v.description('Talks and open days that people can register for.'),
  v.metadata({ page: '/events' }),
);
