import * as v from 'valibot';
import { sentence, text, words } from './kinds.ts';

export const home = v.strictObject({
  home: v.strictObject({
    hero: words('title', 'sentence'),
    services: v.strictObject({
      scroll: text,
      title: text,
      text: v.pipe(
        sentence('begins'),
        v.description('{begins} says which services can be had while registration is pending.'),
      ),
      lifestyleLink: text,
    }),
    steps: v.strictObject({
      title: text,
      careersLink: text,
      items: v.array(words('title', 'text')),
    }),
    partners: v.strictObject({
      title: text,
      note: v.pipe(text, v.description('Shown only while sample partners are among them.')),
    }),
    testimonialsTitle: text,
  }),
  contactSection: words('title', 'text', 'button', 'emergency'),
});
