import { type DangerSign, type DangerThresholds, dangerSignIn } from '#domain/danger/danger.ts';
import { type LinearModel, likelihoods } from '#domain/text/linear-model.ts';
import { conversationFeatures } from './conversation-features.ts';
import { readModel } from './model-file.ts';

/** Chosen on blind sets that were kept out of the training: docs/assistant.md has the figures. */
const DANGER_THRESHOLDS: DangerThresholds = { likely: 0.6, possible: 0.42 };

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
  const subjects = (turns: readonly string[]) => likelihoods(subject, conversationFeatures(turns));
  // Danger is looked for first, then the same question is answered.
  let last = { text: '', found: subjects(['']) };
  const subjectsAlone = (text: string) => {
    if (last.text !== text) last = { text, found: subjects([text]) };
    return last.found;
  };
  const dangers = ['emergency', 'selfHarm', 'safeguarding'].map((kind) => subject.labels.indexOf(kind));
  const dangerAsSubject = (text: string) => {
    const found = subjectsAlone(text);
    return dangers.reduce((sum, index) => sum + (found[index] ?? 0), 0);
  };
  return {
    dangerSign: (text) => dangerSignIn(text, danger, DANGER_THRESHOLDS, dangerAsSubject),
    subjectsOf: (turns) =>
      (turns.length === 1 ? subjectsAlone(turns[0] ?? '') : subjects(turns))
        .map((likelihood, index) => ({ label: subject.labels[index] ?? '', likelihood }))
        .sort((a, b) => b.likelihood - a.likelihood),
  };
}

/** As trained by `npm run train-assistant`. */
export const trainedModels = (): AssistantModels =>
  assistantModels(readModel('danger.bin'), readModel('subject.bin'));
