import * as v from 'valibot';
import { listBy, sentence, sentences, slug, text, texts, words } from './kinds.ts';

export const eventPage = v.strictObject({
  eventPage: v.strictObject({
    kind: text,
    labels: words('date', 'time', 'place', 'timeZone'),
    nextTitle: text,
    aboutTitle: text,
    topicsTitle: text,
    upcoming: v.strictObject({ formTitle: text, submit: text, next: texts() }),
    ended: v.strictObject({
      title: text,
      text: sentence('kept'),
      formTitle: text,
      next: sentences('kept'),
      submit: text,
      thanks: sentence('kept'),
      notice: sentence('kept'),
    }),
    submitting: text,
    success: text,
    failure: text,
    form: words('name', 'email', 'contactNumber', 'dietaryRequirements', 'allergies'),
    healthConsent: words('label', 'hint'),
  }),
});

export const serviceOptions = v.strictObject({
  startDateOption: v.literal('start-date', 'must be start-date'),
  serviceOptions: listBy('value', v.strictObject({ value: slug, label: text })),
});
