import type { DangerKind } from '#content/danger-cards.ts';
import { type LinearModel, likelihoods } from '../text/linear-model.ts';
import { type KnownWords, textFeatures } from '../text/text-features.ts';
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

/** What other models think of danger, each 0 to 1. */
export interface OtherOpinions {
  /** Of the whole text alone. */
  ofWhole(): readonly number[];
  /** Of the text, or of a part of it, with its features. */
  ofPart(part: string, features: readonly number[]): number;
}

/** The signs of danger in a text: what the words say for certain, else what the models think of them; null if it is none. */
export function dangerSignIn(
  text: string,
  model: LinearModel,
  { likely, possible }: DangerThresholds,
  others?: OtherOpinions,
): DangerSign | null {
  const certain = certainDangerIn(text);
  if (certain) return { kind: certain, likely: true };
  const known: KnownWords = new Map();
  const judge = (part: string): Judgement => {
    const features = textFeatures(part, known);
    const [none = 1, ...dangers] = likelihoods(model, features);
    const kind = model.labels[1 + dangers.indexOf(Math.max(...dangers))] as DangerKind;
    return { kind, chance: 1 - none, other: others?.ofPart(part, features) ?? 0 };
  };
  const whole = judge(text);
  const parts = partsOf(text).map(judge);
  const worst = parts.reduce((one, other) => (other.chance > one.chance ? other : one), whole);
  const first = besideParts(whole, parts, ({ chance }) => chance);
  const second = besideParts(whole, parts, ({ other }) => other);
  const chance = others
    ? meanOf([first, second, ...others.ofWhole()], parts.length > 0 ? LONG_ALARMS : 0)
    : first;
  return chance < possible ? null : { kind: worst.kind, likely: chance >= likely };
}

/** Neither the rest of a story nor one sentence of it decides alone. */
const besideParts = (whole: Judgement, parts: readonly Judgement[], chanceOf: (one: Judgement) => number) =>
  parts.length > 0 ? (chanceOf(whole) + Math.max(...[whole, ...parts].map(chanceOf))) / 2 : chanceOf(whole);

/** The worst of many parts looks worse than it is, and long stories of danger are many in what was learned: so much less. */
const LONG_ALARMS = 1.5;
const LEAST = 1e-4;
const logOdds = (chance: number) => Math.log(Math.max(chance, LEAST) / Math.max(1 - chance, LEAST));
/** Who is sure weighs more. */
const meanOf = (chances: readonly number[], less: number) =>
  1 / (1 + Math.exp(less - chances.reduce((sum, chance) => sum + logOdds(chance), 0) / chances.length));

interface Judgement {
  kind: DangerKind;
  chance: number;
  /** What the other model thinks. */
  other: number;
}
