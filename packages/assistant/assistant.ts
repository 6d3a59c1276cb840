import { createDangerDetector, type DangerThresholds } from './danger/danger-detector.ts';
import type { DetectedDanger } from './danger/danger-kinds.ts';
import { detectDangerInOtherLanguage } from './danger/other-language-danger.ts';
import { type LinearModel, predict } from './models/linear-model.ts';
import { readModel } from './models/model-files.ts';
import { unpackModel } from './models/packed-model.ts';
import { chooseIntent, type Intent, type Subject } from './subjects/intent.ts';
import { isDanger } from './subjects/labels.ts';
import { saysIllnessOnly } from './text/illnesses.ts';
import { conversationFeatures } from './text/text-features.ts';

export { type Intent, MAX_PAGES, type Subject } from './subjects/intent.ts';

export interface Understanding {
  /** Pages of the site, small talk, or nothing that the site can answer. */
  intent: Intent;
  /** The likeliest first, without danger. */
  subjects: readonly Subject[];
  /** True if the last message leans on the one before it: “and at night?” */
  isFollowUp: boolean;
}

/** Understands messages to the sample provider's site. */
export interface Assistant {
  /** Returns the danger that a message tells of, or null. Ask it first. */
  detectDanger(message: string): DetectedDanger | null;
  /** @param messages of the visitor, the question last */
  understand(messages: readonly string[]): Understanding;
}

export async function loadAssistant(): Promise<Assistant> {
  const [danger, subject] = await Promise.all([readModel('danger'), readModel('subject')]);
  return createAssistant({ danger: unpackModel(danger), subject: unpackModel(subject) });
}

/** Chosen on five folds of the lines once written blind: `docs/assistant.md` has the figures. */
const DANGER_THRESHOLDS: DangerThresholds = {
  likely: 0.68,
  possible: 0.45,
  inSentence: { likely: 0.97, possible: 0.85 },
};
const FOLLOW_UP =
  /^(and|or|but|also|what about|how about|then|ok|so)\b|^(\S+\s+){0,9}(it|that|this|they|them|(?<!\b(?:is|are) )there|one|those)\b/i;
/** A message whose first subject is so likely needs no other message to be understood. */
const CLEAR = 0.6;

export function createAssistant({ danger, subject }: Record<'danger' | 'subject', LinearModel>): Assistant {
  const predictSubjects = (messages: readonly string[]): Subject[] =>
    predict(subject, conversationFeatures(messages))
      .map((probability, index) => ({ label: subject.labels[index] ?? '', probability }))
      .sort((one, other) => other.probability - one.probability);
  const detectDanger = createDangerDetector({
    model: danger,
    thresholds: DANGER_THRESHOLDS,
    secondOpinion: (features) =>
      predict(subject, features).reduce(
        (sum, probability, index) => (isDanger(subject.labels[index] ?? '') ? sum + probability : sum),
        0,
      ),
  });
  return {
    detectDanger: (message) =>
      saysIllnessOnly(message) ? null : (detectDangerInOtherLanguage(message) ?? detectDanger(message)),
    understand(messages) {
      const message = messages.at(-1) ?? '';
      const leans = FOLLOW_UP.test(message.trim());
      const alone = predictSubjects([message]);
      const isClear = !leans && (alone[0]?.probability ?? 0) >= CLEAR;
      const all = messages.length === 1 || isClear ? alone : predictSubjects(messages);
      const subjects = all.filter(({ label }) => !isDanger(label));
      return {
        intent: chooseIntent(message, subjects),
        subjects,
        isFollowUp: leans && messages.length > 1,
      };
    },
  };
}
