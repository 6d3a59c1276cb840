import * as v from 'valibot';
import { listBy, path, slug, text, texts } from '../kinds.ts';

const cards = listBy('id', v.strictObject({ id: slug, title: text, text }));

export const about = v.strictObject({
  about: v.strictObject({
    hero: v.strictObject({ title: text, lede: text }),
    mission: v.strictObject({ title: text, text: texts() }),
    vision: v.strictObject({ title: text, text: texts() }),
    technology: v.strictObject({ title: text, text, cards }),
    values: v.strictObject({ title: text, cards }),
  }),
});

export const whyUs = v.strictObject({
  whyUs: v.strictObject({
    hero: v.strictObject({ title: text, lede: text, scrollButton: text }),
    intro: v.strictObject({ title: text, text: texts() }),
    benefits: listBy(
      'id',
      v.strictObject({
        id: slug,
        title: text,
        text,
        whilePending: v.pipe(
          v.optional(text),
          v.description('Instead of the text while registration is pending.'),
        ),
      }),
    ),
    callToAction: v.strictObject({ title: text, text, button: text, path }),
    testimonials: v.strictObject({ title: text, note: text }),
  }),
});
