// Files of one list.
import * as v from 'valibot';
import { day, listBy, oneOf, sentence, slug, text, texts, wholeNumber, yesOrNo } from './kinds.ts';

export const bankHolidays = v.strictObject({ bankHolidays: v.record(day, text) });

export const callChange = v.strictObject({
  callChange: v.strictObject({
    title: text,
    now: sentence('when'),
    move: v.strictObject({
      label: text,
      placeholder: text,
      notChosen: text,
      hint: text,
      button: text,
      done: sentence('when'),
      noneFree: text,
      tooOften: sentence('wait'),
    }),
    cancel: v.strictObject({ question: text, button: text, done: text }),
    cancelled: text,
    unknown: text,
    failed: text,
    more: text,
  }),
});

export const shortcuts = v.strictObject({
  shortcuts: v.array(
    v.strictObject({ key: text, description: text, platform: oneOf(['all', 'mac', 'other']) }),
  ),
  shortcutsPanel: v.strictObject({ title: text, close: text, switchLabel: text, switchHint: text }),
});

export const partners = v.strictObject({
  partners: listBy(
    'id',
    v.strictObject({
      id: slug,
      name: text,
      sample: yesOrNo,
      mark: v.pipe(
        text,
        v.regex(/^M[\dA-Za-z\s,.-]+$/, 'must be the path of a drawing, such as M4 4h56v56H4Z'),
      ),
    }),
  ),
});

const testimonial = v.strictObject({
  id: slug,
  quote: text,
  name: text,
  relation: text,
  place: text,
  stars: wholeNumber(1, 5),
  source: text,
  sample: yesOrNo,
});

export type Testimonial = v.InferOutput<typeof testimonial>;

export const testimonials = v.strictObject({ testimonials: listBy('id', testimonial) });

export const jobSearchWords = v.strictObject({
  wordsWithoutMeaning: text,
  roleWords: texts(1),
  jobSayings: texts(1),
  hourWords: v.strictObject({ fullTime: text, partTime: text }),
});

export const film = v.strictObject({
  film: v.strictObject({
    title: text,
    summary: text,
    captions: v.array(v.strictObject({ start: v.number(), end: v.number(), text })),
    transcript: texts(1),
    transcriptLabel: text,
  }),
  loopWords: v.strictObject({ play: text, pause: text }),
});
