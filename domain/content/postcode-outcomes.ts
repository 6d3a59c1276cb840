import * as v from 'valibot';
import { sentence, text, words } from './kinds.ts';

const outcome = words('title', 'message', 'subMessage');
const answer = v.strictObject({ title: text, message: sentence('area'), subMessage: text, partly: text });

export const postcodeOutcomes = v.strictObject({
  postcodeCheckText: words('label', 'placeholder', 'submit', 'submitting', 'status'),
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
    'not-served': answer,
    failed: outcome,
  }),
  postcodeActions: words('book', 'services', 'contact', 'faq', 'ring'),
});
