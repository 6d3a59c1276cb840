import * as v from 'valibot';
import { text, texts, url, words } from '../kinds.ts';
import { NATIONS, telephone } from './brand.ts';

const body = { ...words('name', 'shortName').entries, url, helpline: v.nullable(telephone) };

const nation = v.strictObject({
  ...words('name', 'isRegulated', 'regulatedCare', 'authority', 'council', 'healthBoard').entries,
  regulator: v.strictObject({
    ...body,
    ...words('named', 'inFull', 'inShort').entries,
    feedback: v.strictObject({ text, url }),
  }),
  number: words('beside', 'ours'),
  ratings: v.strictObject({
    ...words('verb', 'none').entries,
    values: texts(0),
    themes: texts(0),
    after: v.nullable(text),
  }),
  complaints: v.strictObject({
    ...words('regulator', 'review', 'reviewShort').entries,
    reviewer: v.strictObject(body),
  }),
  safeguarding: v.strictObject({
    duty: text,
    elsewhere: v.strictObject({ label: text, text, url }),
    laws: v.array(words('term', 'text')),
  }),
});

export type Nation = v.InferOutput<typeof nation>;

export const nations = v.strictObject({ nations: v.strictObject(v.entriesFromList(NATIONS, nation)) });
