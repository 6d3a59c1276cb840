import * as v from 'valibot';
import { listBy, path, sentence, text, texts, wholeNumber, words } from './kinds.ts';

const list = v.strictObject({ title: text, items: texts() });

export const pricePage = v.strictObject({
  pricePage: v.strictObject({
    title: text,
    lead: text,
    pending: text,
    holds: sentence('from'),
    holdUntil: sentence('from', 'until'),
    table: v.strictObject({ caption: text, columns: v.strictTuple([text, text]) }),
    anHour: sentence('price'),
    aNight: sentence('price'),
    aWeek: sentence('price'),
    names: v.strictObject({
      day: sentence('begins', 'ends'),
      evening: sentence('begins', 'ends'),
      weekend: text,
      bankHoliday: text,
      sleeping: text,
      waking: text,
      liveIn: text,
    }),
    includes: list,
    excludes: list,
    minimum: sentence('minutes'),
    estimate: v.strictObject({
      title: text,
      intro: text,
      visits: texts(1, 6),
      start: text,
      length: text,
      lengthPlaceholder: text,
      days: text,
      carers: text,
      carersOptions: v.strictTuple([text, text]),
      week: text,
      weekHint: text,
      submit: text,
    }),
    lengths: listBy('minutes', v.strictObject({ minutes: wholeNumber(1, 1440), words: text })),
    errors: v.strictObject({
      ...words('visit', 'start', 'length', 'days', 'tooLong', 'overlap', 'carers').entries,
      week: sentence('from', 'until'),
    }),
    answer: v.strictObject({
      title: sentence('price'),
      columns: v.strictTuple([text, text, text, text]),
      caption: text,
      twoCarers: text,
      fourWeeks: sentence('price'),
      holiday: sentence('names'),
      usual: text,
      longer: sentence('ways'),
      inWriting: text,
      send: text,
      message: sentence('sum'),
    }),
    help: v.strictObject({ text, path }),
  }),
});
