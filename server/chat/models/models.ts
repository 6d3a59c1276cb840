import { type DangerSign, type DangerThresholds, dangerSignIn } from '#domain/danger/danger.ts';
import { type LinearModel, likelihoods } from '#domain/text/linear-model.ts';
import { conversationFeatures } from './conversation-features.ts';
import { readModel } from './model-file.ts';

/** Chosen on the five folds of the corpus: docs/assistant.md has the figures. */
const DANGER_THRESHOLDS: DangerThresholds = { likely: 0.6, possible: 0.4 };

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

export function assistantModels(danger: LinearModel, subject: LinearModel): AssistantModels {
  return {
    dangerSign: (text) => dangerSignIn(text, danger, DANGER_THRESHOLDS),
    subjectsOf: (turns) =>
      likelihoods(subject, conversationFeatures(turns))
        .map((likelihood, index) => ({ label: subject.labels[index] ?? '', likelihood }))
        .sort((a, b) => b.likelihood - a.likelihood),
  };
}

/** As trained by `npm run train-assistant`. */
export const trainedModels = (): AssistantModels =>
  assistantModels(readModel('danger.bin'), readModel('subject.bin'));
