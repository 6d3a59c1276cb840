import type { DangerKind } from '#content/danger-cards.ts';
import { type LinearModel, likelihoods } from '../text/linear-model.ts';
import { textFeatures } from '../text/text-features.ts';
import { certainDangerIn } from './certain-danger.ts';
import { partsOf } from './text-parts.ts';

export interface DangerSign {
  kind: DangerKind;
  /** Likely danger brings the card; what is only possible a calm line under the answer. */
  likely: boolean;
}

export interface DangerThresholds {
  likely: number;
  possible: number;
}

/** For the small model, after which the server looks again: docs/assistant.md has the figures. */
export const BROWSER_THRESHOLDS: DangerThresholds = { likely: 0.93, possible: 0.5 };

/** The signs of danger in a text: what the words say for certain, else what the model thinks of them; null if it is none. */
export function dangerSignIn(
  text: string,
  model: LinearModel,
  { likely, possible }: DangerThresholds,
  secondOpinion?: SecondOpinion,
): DangerSign | null {
  const certain = certainDangerIn(text);
  if (certain) return { kind: certain, likely: true };
  const judge = (part: string): Judgement => {
    const [none = 1, ...dangers] = likelihoods(model, textFeatures(part));
    const kind = model.labels[1 + dangers.indexOf(Math.max(...dangers))] as DangerKind;
    return { kind, chance: 1 - none };
  };
  const whole = judge(text);
  const parts = partsOf(text).map(judge);
  const worst = parts.reduce((one, other) => (other.chance > one.chance ? other : one), whole);
  // Neither the rest of a story nor one sentence of it decides alone.
  const first = parts.length > 0 ? (whole.chance + worst.chance) / 2 : whole.chance;
  const chance = secondOpinion ? between(first, secondOpinion(text)) : first;
  return chance < possible ? null : { kind: worst.kind, likely: chance >= likely };
}

/** How likely another model thinks danger is, 0 to 1. */
type SecondOpinion = (text: string) => number;

const LEAST = 1e-5;
const logOdds = (chance: number) => Math.log(Math.max(chance, LEAST) / Math.max(1 - chance, LEAST));
/** Who is sure weighs more. */
const between = (one: number, other: number) => 1 / (1 + Math.exp(-(logOdds(one) + logOdds(other)) / 2));

interface Judgement {
  kind: DangerKind;
  chance: number;
}
