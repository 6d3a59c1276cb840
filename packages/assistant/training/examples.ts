import { learnedDangers } from '../danger/danger-kinds.ts';
import { sentencesOf } from '../danger/sentences-of.ts';
import type { CorpusLine } from '../sentences/corpus.ts';
import { isDanger } from '../subjects/labels.ts';
import {
  conversationFeatures,
  readWords,
  wordFeatures,
  wordsAndStopsOf,
  wordsOf,
} from '../text/text-features.ts';

export interface Example {
  features: readonly number[];
  labels: readonly string[];
  /** A sentence of a message that is an example as well. */
  isPart?: boolean;
}

const NO_DANGER = 'none';
export const dangerLabels: readonly string[] = [NO_DANGER, ...learnedDangers];
/** Pieces of long sentences overlap more in training, because danger may begin anywhere. */
const STEP = 7;

export const dangerExamples = (lines: readonly CorpusLine[]): Example[] =>
  lines.flatMap(({ labels: [label = ''], turns }) => {
    const text = turns.at(-1) ?? '';
    const whole = {
      features: wordFeatures(readWords(wordsOf(text))),
      labels: [isDanger(label) ? label : NO_DANGER],
    };
    // Each sentence of a harmless message is harmless; which sentence of the others is not, is unknown.
    const sentences = isDanger(label) ? [] : sentencesOf(readWords(wordsAndStopsOf(text)), STEP);
    const parts = sentences.map((words) => ({
      features: wordFeatures(words),
      labels: [NO_DANGER],
      isPart: true,
    }));
    return [whole, ...parts];
  });

/** A harmless line without a subject teaches nothing here, and all other languages are one subject. */
export const subjectExamples = (lines: readonly CorpusLine[]): Example[] =>
  lines
    .filter(({ labels }) => labels[0] !== 'harmless')
    .map(({ labels, turns }) => ({
      features: conversationFeatures(turns),
      labels: labels.map((label) => label.replace(/^language:.*/, 'language')),
    }));
