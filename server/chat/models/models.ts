import { type DangerSign, type DangerThresholds, dangerSignIn } from '#domain/danger/danger.ts';
import { type LinearModel, likelihoods } from '#domain/text/linear-model.ts';
import { conversationFeatures } from './conversation-features.ts';
import { readModel } from './model-file.ts';
import { type Network, networkOpinion } from './network.ts';
import { readNetwork } from './network-file.ts';
import { readWordVectors, type WordVectors } from './word-vectors.ts';

/** Chosen on five folds of all lines once written blind: docs/assistant.md has the figures. */
const DANGER_THRESHOLDS: DangerThresholds = {
  likely: 0.76,
  possible: 0.42,
  ofSentence: { likely: 0.97, possible: 0.85 },
};

export interface Subject {
  /** A page, or what else a question is: `decline:medical`, `thanks`. */
  label: string;
  likelihood: number;
}

/** What the assistant has learnt. */
export interface AssistantModels {
  /** The danger that a message tells of; null if none. */
  dangerSign(text: string): DangerSign | null;
  /** What the last of the turns is about, the likeliest first. */
  subjectsOf(turns: readonly string[]): Subject[];
}

export interface LearntParts {
  danger: LinearModel;
  /** With the kinds of danger among its labels. */
  subject: LinearModel;
  network: Network;
  vectors: WordVectors;
}

const DANGERS = ['emergency', 'selfHarm', 'safeguarding'];

export function assistantModels({ danger, subject, network, vectors }: LearntParts): AssistantModels {
  const opinion = networkOpinion(network, vectors);
  const places = subject.labels.map((label) => network.labels.indexOf(label));
  const dangers = DANGERS.map((kind) => subject.labels.indexOf(kind));
  const think = (
    turns: readonly string[],
    features: readonly number[] = conversationFeatures(turns),
  ): Thoughts => {
    const own = likelihoods(subject, features);
    const { subjects, danger: ofDanger } = opinion.of(turns, features);
    const other = places.map((place) => subjects[place] ?? 0);
    return { own, other, danger: ofDanger };
  };
  // Danger is looked for first, then the same question is answered.
  let last = { text: '', thoughts: think(['']) };
  const thinkAlone = (text: string, features?: readonly number[]) => {
    if (last.text !== text) last = { text, thoughts: think([text], features) };
    return last.thoughts;
  };
  const dangerOf = (found: readonly number[]) => dangers.reduce((sum, index) => sum + (found[index] ?? 0), 0);
  return {
    dangerSign: (text) =>
      dangerSignIn(text, danger, DANGER_THRESHOLDS, {
        ofWhole: (_, features) => {
          const { own, other, danger: ofNetwork } = thinkAlone(text, features);
          return [ofNetwork, dangerOf(own), dangerOf(other)];
        },
        ofSentence: (words, features) => [
          opinion.dangerIn(
            words.map(({ text: word }) => word),
            features,
          ),
        ],
      }),
    subjectsOf: (turns) => {
      const { own, other } = turns.length === 1 ? thinkAlone(turns[0] ?? '') : think(turns);
      return together(own, other)
        .map((likelihood, index) => ({ label: subject.labels[index] ?? '', likelihood }))
        .sort((a, b) => b.likelihood - a.likelihood);
    },
  };
}

interface Thoughts {
  /** How likely each subject is by the linear model, and by the network. */
  own: number[];
  other: number[];
  danger: number;
}

const LEAST = 1e-6;
/** The network is surer than it should be. */
const WEIGHT_OF_NETWORK = 0.25;

/** The mean of the logarithms, so that who is sure weighs more; together 1. */
function together(own: readonly number[], other: readonly number[]): number[] {
  const both = own.map(
    (likelihood, index) =>
      Math.max(likelihood, LEAST) ** (1 - WEIGHT_OF_NETWORK) *
      Math.max(other[index] ?? 0, LEAST) ** WEIGHT_OF_NETWORK,
  );
  const total = both.reduce((sum, likelihood) => sum + likelihood, 0);
  return both.map((likelihood) => likelihood / total);
}

/** As trained by `npm run train-assistant`: some 40 MB, made ready a part at a time. */
export async function trainedModels(): Promise<AssistantModels> {
  return assistantModels({
    danger: await readModel('danger.bin'),
    subject: await readModel('subject.bin'),
    network: await readNetwork('network.bin'),
    vectors: await readWordVectors(),
  });
}
