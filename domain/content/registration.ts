import * as v from 'valibot';
import { sentence, sentences, text, words } from './kinds.ts';

const state = words('everyday', 'regulatedLabel', 'availableLabel').entries;
const beginnings = words('begins', 'steps');

export const registration = v.strictObject({
  pending: v.strictObject({
    ...state,
    ...words('mark', 'title', 'regulatedJob', 'startNotice').entries,
    availableNow: sentence('available'),
    begins: sentence('available'),
    steps: sentence('available'),
    later: beginnings,
    short: sentence('regulator', 'authority', 'regulatedCare'),
    explanation: sentences('nation', 'isRegulated', 'regulator', 'authority'),
    link: sentence('inShort'),
  }),
  coveredWhilePending: text,
  registered: v.strictObject({
    ...state,
    ...beginnings.entries,
    title: sentence('inShort'),
    short: sentence('regulator', 'beside', 'providerId'),
    explanation: sentences('nation', 'isRegulated', 'regulator', 'ours', 'providerId', 'inShort'),
    link: sentence('inShort'),
  }),
  rating: v.strictObject({
    text: sentence('place', 'found', 'regulator', 'day'),
    withThemes: sentence('place', 'found', 'regulator', 'day', 'themes'),
    link: sentence('site'),
    changed: sentence('day', 'changed'),
  }),
});
