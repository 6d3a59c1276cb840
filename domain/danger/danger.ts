import type { DangerCardKind, DangerKind } from '#content/danger-kinds.ts';
import { type LinearModel, likelihoods } from '../text/linear-model.ts';
import { FULL_STOP, readWords, type Word, wordFeatures, wordsAndStopsOf } from '../text/text-features.ts';
import { certainDangerIn } from './certain-danger.ts';
import { cardKindIn } from './named-danger.ts';
import { partsOf } from './text-parts.ts';

export interface DangerSign {
  kind: DangerCardKind;
  /** Likely danger brings the card; what is only possible a calm line under the answer. */
  likely: boolean;
}

/** How likely danger must be, in the whole of a text or in one sentence of several. */
export interface DangerThresholds {
  likely: number;
  possible: number;
  /** A sentence says less than a text, and there are many of them: it must be surer. */
  ofSentence: { likely: number; possible: number };
}

/** For the small model, after which the server looks again: docs/assistant.md has the figures. */
export const BROWSER_THRESHOLDS: DangerThresholds = {
  likely: 0.95,
  possible: 0.5,
  ofSentence: { likely: 0.98, possible: 0.9 },
};

/** How likely danger is by other models, each 0 to 1, of words and their features. */
type Opinions = (words: readonly Word[], features: readonly number[]) => readonly number[];

export interface OtherOpinions {
  ofWhole: Opinions;
  ofSentence: Opinions;
}

/** The signs of danger in a text: what the words say for certain, else what the models think of them; null if it is none. */
export function dangerSignIn(
  text: string,
  model: LinearModel,
  thresholds: DangerThresholds,
  others?: OtherOpinions,
): DangerSign | null {
  const certain = certainDangerIn(text);
  if (certain) return { kind: certain, likely: true };
  const judge = (words: readonly Word[], opinions?: Opinions): Judgement => {
    const features = wordFeatures(words);
    const [none = 1, ...dangers] = likelihoods(model, features);
    const kind = model.labels[1 + dangers.indexOf(Math.max(...dangers))] as DangerKind;
    return { kind, chance: meanOf([1 - none, ...(opinions?.(words, features) ?? [])]) };
  };
  const wordsAndStops = readWords(wordsAndStopsOf(text));
  const whole = judge(
    wordsAndStops.filter((word) => word.text !== FULL_STOP),
    others?.ofWhole,
  );
  const worst = partsOf(wordsAndStops)
    .map((words) => judge(words, others?.ofSentence))
    .reduce((one, other) => (other.chance > one.chance ? other : one), NOTHING);
  const { likely, possible, ofSentence } = thresholds;
  const isPossible = worst.chance >= ofSentence.possible;
  if (whole.chance < possible && !isPossible) return null;
  return {
    kind: cardKindIn(text, isPossible ? worst.kind : whole.kind),
    likely: whole.chance >= likely || worst.chance >= ofSentence.likely,
  };
}

const LEAST = 1e-4;
const logOdds = (chance: number) => Math.log(Math.max(chance, LEAST) / Math.max(1 - chance, LEAST));
/** Who is sure weighs more. */
const meanOf = (chances: readonly number[]) =>
  1 / (1 + Math.exp(-chances.reduce((sum, chance) => sum + logOdds(chance), 0) / chances.length));

interface Judgement {
  kind: DangerKind;
  chance: number;
}

const NOTHING: Judgement = { kind: 'emergency', chance: 0 };
