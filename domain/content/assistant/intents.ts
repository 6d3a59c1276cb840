import * as v from 'valibot';
import { listBy, path, slug, text, texts, wholeNumber, yesOrNo } from '../kinds.ts';
import { FUNDING } from '../services/funding.ts';
import { answer, each, said, turns } from './answer.ts';

const isPattern = (words: string) => {
  try {
    return words.trim() !== '' && new RegExp(words) instanceof RegExp;
  } catch {
    return false;
  }
};

/** A tilde stands for up to four words, and `{kin}` for a pattern of `assistant-words.yaml`. */
export const patterns = v.pipe(
  v.array(
    v.pipe(v.string(), v.check(isPattern, 'must be a pattern of plain words, such as how much ~ costs?')),
    'must be a list of patterns, with a hyphen before each',
  ),
  v.minLength(1, 'must have at least 1'),
);

const intent = v.strictObject({
  name: v.pipe(slug, v.title('Name')),
  pages: v.pipe(
    v.array(path),
    v.title('Pages'),
    v.description('Shown with the answer, the first above all.'),
  ),
  words: v.pipe(
    v.optional(text),
    v.title('Words'),
    v.description('Phrases between commas by which people ask it of one of the pages; each may end in an s.'),
  ),
  always: v.pipe(
    v.optional(patterns),
    v.title('Always'),
    v.description('Words anywhere in a question that leave no doubt.'),
  ),
  priceOf: v.pipe(
    v.optional(patterns),
    v.title('Price of'),
    v.description('Leaves no doubt where a price is asked of it.'),
  ),
  whole: v.pipe(
    v.optional(patterns),
    v.title('The whole question'),
    v.description('Words of the whole question.'),
  ),
  unless: v.pipe(
    v.optional(patterns),
    v.title('Unless'),
    v.description('Words by which something else is asked.'),
  ),
  instead: v.pipe(
    v.optional(v.union([v.literal('all'), texts()])),
    v.title('Instead of'),
    v.description('Clear subjects that it overrules.'),
  ),
  answer: v.pipe(answer, v.title('Answer')),
  later: v.pipe(
    v.optional(turns()),
    v.title('Later'),
    v.description('Said in turn to a person in trouble who goes on telling, or who reads it again.'),
  ),
  office: v.pipe(
    v.optional(yesOrNo),
    v.title('To the office'),
    v.description('Offers to send the conversation to the office.'),
  ),
  asks: v.pipe(texts(), v.title('Questions'), v.description('A test asks each, and wants this answer.')),
});

export type IntentEntry = v.InferOutput<typeof intent>;

/** A file of the folder `content/intents`: the first that fits is the answer. */
export const intents = v.pipe(
  v.strictObject({
    place: v.pipe(
      wholeNumber(1, 100),
      v.title('Place'),
      v.description('Files with a lower number are asked first.'),
    ),
    intents: v.pipe(listBy('name', intent), v.title('What people ask')),
  }),
  v.title('What people ask the assistant'),
);

const MOVE_NAMES = ['thanks', 'bye', 'no', 'yes', 'repeat', 'more', 'why', 'person', 'language'] as const;

export type Move = (typeof MOVE_NAMES)[number];

const monthAndDay = v.pipe(
  v.string("must be a month and a day in quotes, such as '12-24'"),
  v.regex(/^\d\d-\d\d$/, "must be a month and a day in quotes, such as '12-24'"),
);

const reply = { words: patterns, text: said() };

export const assistantReplies = v.strictObject({
  askBack: v.strictObject({
    question: text,
    none: text,
    noneSaid: said(),
    again: said(),
    mayMatter: v.optional(said()),
    picks: patterns,
    ...v.entriesFromList(['yes', 'other', 'noneWords'], text),
  }),
  cannot: v.array(v.strictObject({ ...reply, unless: v.optional(patterns), form: v.optional(path) })),
  reach: listBy('name', v.strictObject({ ...reply, name: slug, withoutPhone: v.optional(yesOrNo) })),
  hours: v.strictObject({
    asks: patterns,
    days: v.optional(v.record(text, monthAndDay)),
    open: said('day', 'opens', 'closes'),
    closed: said('day'),
  }),
  notDone: v.record(text, patterns),
});

export const assistantWords = v.strictObject({
  names: v.pipe(v.record(text, patterns), v.description('Stand in other patterns, such as {kin}.')),
  childWords: patterns,
  caresWords: patterns,
  serviceWords: v.record(path, patterns),
  careKinds: listBy('name', v.strictObject({ name: text, page: v.optional(path), words: patterns })),
  jobWords: patterns,
  workWords: patterns,
  appliedWords: patterns,
  applicationWords: patterns,
  payWords: patterns,
  peopleWords: patterns,
  priceWords: text,
  fundingWords: each(FUNDING, text),
  moveWords: each(MOVE_NAMES, text),
  moveFillers: text,
});
