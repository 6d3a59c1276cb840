import { dangerKinds } from 'site-assistant/danger-kinds';
import * as v from 'valibot';
import { oneOf, sentenceWith, text, texts, url, yesOrNo } from '../kinds.ts';
import { patterns } from './intents.ts';

export const dangerLanguages = v.strictObject({ ringInLanguage: v.record(text, text) });

const helpLine = v.strictObject({ label: text, display: text, note: text });

const LINES = [
  'emergency',
  'child',
  'adult',
  'abuse',
  'men',
  'slavery',
  'gas',
  'bank',
  'fraud',
  'nhs',
  'nhsMind',
  'samaritans',
] as const;

const card = v.strictObject({
  title: text,
  text,
  lines: v.array(oneOf([...LINES, 'councils']), 'must be a list of names of helpLines'),
  watched: v.optional(yesOrNo),
});

export const dangerCards = v.strictObject({
  helpLines: v.strictObject(v.entriesFromList(LINES, helpLine)),
  safety: v.strictObject({ question: text, leave: v.strictObject({ text, url }) }),
  councilNote: text,
  cards: v.strictObject(v.entriesFromList(dangerKinds, card)),
  calmLines: v.strictObject(v.entriesFromList(dangerKinds, text)),
});

const stayWith = v.strictObject({
  kind: oneOf(dangerKinds),
  words: v.optional(patterns),
  once: v.optional(v.pipe(yesOrNo, v.description('Said after the card, and no longer.'))),
  text,
});

const ending = v.strictObject({
  kinds: v.array(oneOf(dangerKinds)),
  words: patterns,
  after: v.optional(v.pipe(patterns, v.description('Words of the message that brought the card.'))),
  denies: v.optional(
    v.pipe(yesOrNo, v.description('Says that there is no danger: notDenied counts, and not notOver.')),
  ),
  unlessCertain: v.optional(v.pipe(yesOrNo, v.description('Not after words that are danger beyond doubt.'))),
  stays: v.optional(yesOrNo),
  text,
});

export const dangerFollowUps = v.strictObject({
  stayWith: v.pipe(
    v.array(stayWith),
    v.check(
      (rows) => dangerKinds.every((kind) => rows.some((row) => row.kind === kind && !row.words)),
      `must have a text without words for each of these: ${dangerKinds.join(', ')}`,
    ),
  ),
  answers: v.array(
    v.strictObject({
      kinds: v.array(oneOf(dangerKinds)),
      words: patterns,
      text: sentenceWith([], ['councils']),
    }),
  ),
  endings: v.array(ending),
  notOver: patterns,
  notDenied: patterns,
  comesBack: patterns,
});

export const bannedWords = v.strictObject({
  bannedWords: texts(),
  wordsToAvoid: v.record(text, text),
  fixedSentences: texts(0),
  wordsBeforeNoClaim: texts(),
  competitors: v.strictObject(
    v.entriesFromList(['names', 'everydayNames', 'wordsBefore', 'wordsAfter', 'neverBefore'], texts()),
  ),
  medicines: text,
  heldBack: text,
});
