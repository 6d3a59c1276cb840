import { type LinearModel, predict } from '../models/linear-model.ts';
import { asksHelpOnly } from '../text/help-asked.ts';
import { saysRefusalOnly } from '../text/refusals.ts';
import { FULL_STOP, readWords, type Word, wordFeatures, wordsAndStopsOf } from '../text/text-features.ts';
import { saysTiredOnly } from '../text/tiredness.ts';
import { saysWandersOnly } from '../text/wandering.ts';
import type { DetectedDanger, LearnedDanger } from './danger-kinds.ts';
import { detectDangerByRules } from './rule-based-danger.ts';
import { sentencesOf } from './sentences-of.ts';
import { specificDanger } from './specific-danger.ts';

/** The least probability of danger for a card and for a calm line, in a whole message or in one of its sentences. */
export interface DangerThresholds {
  likely: number;
  possible: number;
  /** Higher, because a sentence says less than a message, and a message has many. */
  inSentence: { likely: number; possible: number };
}

interface Options {
  /** Its first label is no danger. */
  model: LinearModel;
  thresholds: DangerThresholds;
  /** The probability of danger in a whole message by another model. */
  secondOpinion?: (features: readonly number[]) => number;
}

interface DangerScore {
  kind: LearnedDanger;
  probability: number;
}

export type DetectDanger = (message: string) => DetectedDanger | null;

/** Rules decide first, then the models: on the whole message and on each sentence, so that a long story hides nothing. */
export function createDangerDetector({ model, thresholds, secondOpinion }: Options): DetectDanger {
  return (message) => {
    const certain = detectDangerByRules(message);
    if (certain) return { kind: certain, likely: true };
    if (saysRefusalOnly(message)) return null;
    const wordsAndStops = readWords(wordsAndStopsOf(message));
    const features = wordFeatures(wordsAndStops.filter(({ text }) => text !== FULL_STOP));
    const whole = scoreDanger(model, features);
    if (secondOpinion) whole.probability = combine(whole.probability, secondOpinion(features));
    const worst = worstSentence(model, sentencesOf(wordsAndStops));
    const { likely, possible, inSentence } = thresholds;
    const isInSentence = worst !== null && worst.probability >= inSentence.possible;
    if (whole.probability < possible && !isInSentence) return null;
    const kind = isInSentence ? worst.kind : whole.kind;
    const isLikely = whole.probability >= likely || (isInSentence && worst.probability >= inSentence.likely);
    return {
      kind: specificDanger(message, kind),
      likely: isLikely && !NO_DANGER[kind](message),
    };
  };
}

const NO_DANGER: Readonly<Record<LearnedDanger, (message: string) => boolean>> = {
  emergency: saysWandersOnly,
  selfHarm: saysTiredOnly,
  safeguarding: asksHelpOnly,
};

function scoreDanger(model: LinearModel, features: readonly number[]): DangerScore {
  const [none = 1, ...dangers] = predict(model, features);
  const kind = model.labels[1 + dangers.indexOf(Math.max(...dangers))] as LearnedDanger;
  return { kind, probability: 1 - none };
}

function worstSentence(model: LinearModel, sentences: readonly Word[][]): DangerScore | null {
  const scores = sentences.map((words) => scoreDanger(model, wordFeatures(words)));
  return scores.reduce<DangerScore | null>(
    (worst, score) => (worst && worst.probability >= score.probability ? worst : score),
    null,
  );
}

const MIN_PROBABILITY = 1e-4;
const logOdds = (probability: number) =>
  Math.log(Math.max(probability, MIN_PROBABILITY) / Math.max(1 - probability, MIN_PROBABILITY));

/** The mean of the log odds: an opinion that is surer weighs more. */
const combine = (one: number, other: number) => 1 / (1 + Math.exp(-(logOdds(one) + logOdds(other)) / 2));
