import * as v from 'valibot';
import { sentence, words } from './kinds.ts';

const OUTCOMES = [
  'answered',
  'rang-no-answer',
  'not-for-us',
  'spam',
  'invite',
  'keep-on-file',
  'not-this-time',
  'date-agreed',
  'met',
  'no-show',
  'offered',
  'withdrawn',
  'cancelled',
] as const;

export const outcomes = v.strictObject({
  outcomeWords: v.strictObject(v.entriesFromList(OUTCOMES, words('button', 'state'))),
  officeAnswer: v.strictObject({
    ...words('ask', 'writesToApplicant').entries,
    writesRefusal: sentence('button'),
    keptElsewhere: sentence('host'),
    page: v.strictObject({
      ...words('changedMeanwhile', 'undone', 'undo', 'applicantTold', 'final', 'failedTitle', 'failed')
        .entries,
      title: sentence('reference'),
      received: sentence('kind', 'at'),
      question: sentence('reference', 'state'),
      chosenBefore: sentence('state', 'at'),
      rung: words('label', 'promised', 'later'),
      meeting: words('label', 'missing'),
      meetingOn: sentence('day'),
      button: sentence('state'),
      change: sentence('state'),
      done: sentence('reference', 'state', 'at'),
      undoUntil: sentence('time'),
    }),
    code: v.strictObject({
      ...words('sent', 'label', 'button', 'late', 'wrong', 'ended', 'again').entries,
      hint: sentence('time'),
      tooOften: sentence('wait'),
    }),
    deleted: words('title', 'text', 'help'),
  }),
  withdrawal: words('title', 'question', 'button', 'done', 'unknown', 'failed'),
});
