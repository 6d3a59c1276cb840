// What the two models learn from: the corpus, and for the subjects the words of the site itself.
import { pageWords } from '#content/page-words.ts';
import { partsOf } from '#domain/danger/text-parts.ts';
import { textFeatures } from '#domain/text/text-features.ts';
import type { CorpusLine } from '#server/chat/corpus/read-corpus.ts';
import { conversationFeatures } from '#server/chat/models/conversation-features.ts';
import { topics } from '#server/chat/site/topics.ts';
import type { Example } from './train-linear.ts';

const NO_DANGER = 'none';
const DANGERS = ['emergency', 'selfHarm', 'safeguarding'];
export const dangerLabels: readonly string[] = [NO_DANGER, ...DANGERS];
/** The words of the site are fewer and stiffer than those of people. */
const WEIGHT_OF_SITE = 0.5;
const WEIGHT_OF_PART = 0.5;
/** How people ask for a thing by its name. */
const FRAMES: readonly ((name: string) => string)[] = [
  (name) => `tell me about ${name}`,
  (name) => `what is ${name}?`,
  (name) => `do you do ${name}?`,
  (name) => `can you help with ${name}`,
  (name) => `I need ${name} for my mum`,
];

const dangerOf = ({ labels: [label = ''] }: CorpusLine) => (DANGERS.includes(label) ? label : NO_DANGER);

export function dangerExamples(lines: readonly CorpusLine[]): Example[] {
  return lines.flatMap((line) => {
    const text = line.turns.at(-1) ?? '';
    const label = dangerOf(line);
    const example = (part: string, weight: number) => ({
      features: textFeatures(part),
      labels: [label],
      weight,
    });
    // Each part of a harmless story is harmless; which part of the others is not, nobody has said.
    const parts = label === NO_DANGER ? partsOf(text) : [];
    return [example(text, 1), ...parts.map((part) => example(part, WEIGHT_OF_PART))];
  });
}

/** `harmless` says nothing of the subject. */
const tellsSubject = ({ labels }: CorpusLine) => labels[0] !== 'harmless';
/** Which language it is has no bearing on the answer's place. */
const subjectOf = (label: string) => label.replace(/^language:.*/, 'language');

export function subjectExamples(lines: readonly CorpusLine[]): Example[] {
  const said = lines.filter(tellsSubject).map((line) => ({
    features: conversationFeatures(line.turns),
    labels: line.labels.map(subjectOf),
    weight: 1,
  }));
  const known = new Set(said.flatMap(({ labels }) => labels));
  return [...said, ...wordsOfSite().filter(({ labels: [label = ''] }) => known.has(label))];
}

function wordsOfSite(): Example[] {
  const cues = Object.entries(pageWords).flatMap(([page, words]) =>
    words.split(',').map((word) => ({ page, text: word.trim().replaceAll(' ~ ', ' ') })),
  );
  const names = topics
    .filter(({ title }) => !title.endsWith('?'))
    .flatMap(({ path, title }) => FRAMES.map((frame) => ({ page: path, text: frame(title) })));
  const sentences = topics.flatMap(({ path, title, text, answer }) =>
    [title, ...`${text} ${answer(new Date(0))}`.split(/(?<=[.?!])\s+/)].map((sentence) => ({
      page: path,
      text: sentence,
    })),
  );
  return [...cues, ...names, ...sentences]
    .filter(({ text }) => text !== '')
    .map(({ page, text }) => ({
      features: conversationFeatures([text]),
      labels: [page.replace(/^\/events\/.*/, '/events')],
      weight: WEIGHT_OF_SITE,
    }));
}
