import * as v from 'valibot';
import { day, listBy, oneOf, sentence, text, url } from '../kinds.ts';

export const FUNDING = [
  'council',
  'nhs-continuing-healthcare',
  'attendance-allowance',
  'direct-payments',
  'self-funded',
] as const;

export type FundingId = (typeof FUNDING)[number];

const way = v.strictObject({
  id: oneOf(FUNDING),
  title: text,
  summary: text,
  who: text,
  whereToAsk: text,
  sources: v.pipe(v.array(v.strictObject({ text, url })), v.minLength(1, 'must have at least 1')),
});

export type Funding = v.InferOutput<typeof way>;

export const funding = v.strictObject({
  fundingCheckedOn: day,
  fundingChecked: sentence('date'),
  funding: listBy('id', way),
});
