import * as v from 'valibot';
import { sentence, text, words } from './kinds.ts';

const titled = words('title', 'text');
const leading = words('title', 'text', 'button');
const inBoth = words('alert', 'inline');

export const contact = v.strictObject({
  contact: v.strictObject({
    hero: words('title', 'lede'),
    replyPromise: text,
    emergency: text,
    cardsLabel: text,
    cards: v.strictObject({ phone: titled, email: titled, cv: text, location: titled, emergency: titled }),
    form: v.strictObject({
      title: text,
      servicePlaceholder: text,
      labels: words('firstName', 'lastName', 'email', 'phone', 'postcode', 'service', 'message'),
      hints: words('message'),
      submit: text,
      submitting: text,
      emptyPhone: text,
      emptyService: text,
      success: inBoth,
      failure: inBoth,
    }),
    conversation: v.strictObject({
      title: text,
      shortened: v.pipe(text, v.description('In the place of what a long conversation began with.')),
      text,
    }),
    estimate: titled,
    next: v.strictObject({
      answered: sentence('day'),
      urgentOpen: sentence('closes'),
      urgentClosed: sentence('day', 'time'),
    }),
    consultation: v.strictObject({ title: text, text, whatsapp: leading, call: leading, email: leading }),
    social: words('title'),
    talk: titled,
  }),
});
