import * as v from 'valibot';
import { sentence, text, words } from './kinds.ts';

const outcome = words('title', 'message', 'subMessage');
const answer = v.strictObject({ title: text, message: sentence('area'), subMessage: text, partly: text });

export const postcodeOutcomes = v.strictObject({
  postcodeCheckText: v.strictObject({
    ...words('label', 'placeholder', 'submit', 'submitting', 'status').entries,
    meant: sentence('postcode'),
    asked: sentence('postcode'),
  }),
  postcodeCheckPage: v.strictObject({
    name: text,
    description: text,
    title: text,
    answered: sentence('outcome'),
  }),
  postcodeOutcomes: v.strictObject({
    empty: outcome,
    invalid: outcome,
    'not-found': v.strictObject({ ...outcome.entries, retired: sentence('month') }),
    served: answer,
    'not-served': v.strictObject({ ...answer.entries, elsewhere: text }),
    failed: outcome,
  }),
  postcodeActions: words('book', 'services', 'contact', 'faq', 'ring'),
});
