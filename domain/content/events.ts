import * as v from 'valibot';
import { day, listBy, metaDescription, postcode, slug, text, texts, time } from './kinds.ts';

const event = v.pipe(
  v.strictObject({
    slug,
    updated: day,
    name: text,
    metaDescription,
    summary: text,
    about: texts(1),
    topics: texts(1),
    date: day,
    startTime: time,
    endTime: time,
    venue: v.strictObject({ name: text, town: text, postcode }),
  }),
  v.forward(
    v.check(({ startTime, endTime }) => endTime > startTime, 'must be after startTime, on the same day'),
    ['endTime'],
  ),
);

/** The page, the call, the emails and the calendar file are all made from this record. */
export type EventRecord = v.InferOutput<typeof event>;

export const events = v.strictObject({ events: listBy('slug', event) });
