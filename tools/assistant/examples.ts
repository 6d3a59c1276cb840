// What the linear models learn from: the corpus alone, so that a change of the site's words leaves them as they are.
import { partsOf } from '#domain/danger/text-parts.ts';
import { readWords, type Word, wordFeatures, wordsAndStopsOf, wordsOf } from '#domain/text/text-features.ts';
import type { CorpusLine } from '#server/chat/corpus/read-corpus.ts';
import { conversationFeatures } from '#server/chat/models/conversation-features.ts';
import type { Example } from './train-linear.ts';

export const NO_DANGER = 'none';
const DANGERS = ['emergency', 'selfHarm', 'safeguarding'];
export const dangerLabels: readonly string[] = [NO_DANGER, ...DANGERS];
/** The pieces of long sentences lie closer in what is learned: they are more, and begin anywhere. */
const STEP_OF_PIECES = 7;
export const partsOfText = (text: string) => partsOf(readWords(wordsAndStopsOf(text)), STEP_OF_PIECES);
export const dangerOf = ({ labels: [label = ''] }: CorpusLine) =>
  DANGERS.includes(label) ? label : NO_DANGER;

export function dangerExamples(lines: readonly CorpusLine[]): Example[] {
  return lines.flatMap((line) => {
    const text = line.turns.at(-1) ?? '';
    const label = dangerOf(line);
    const example = (words: readonly Word[], isPart: boolean) => ({
      features: wordFeatures(words),
      labels: [label],
      isPart,
    });
    // Each part of a harmless story is harmless; which part of the others is not, nobody has said.
    const parts = label === NO_DANGER ? partsOfText(text) : [];
    return [example(readWords(wordsOf(text)), false), ...parts.map((part) => example(part, true))];
  });
}

/** `harmless` says nothing of the subject. */
export const tellsSubject = ({ labels }: CorpusLine) => labels[0] !== 'harmless';
/** Which language it is has no bearing on the answer's place. */
export const subjectOf = (label: string) => label.replace(/^language:.*/, 'language');

export const subjectExamples = (lines: readonly CorpusLine[]): Example[] =>
  lines.filter(tellsSubject).map((line) => ({
    features: conversationFeatures(line.turns),
    labels: line.labels.map(subjectOf),
  }));
