import type { CorpusLine } from '#server/chat/corpus/read-corpus.ts';
import { conversationFeatures } from '#server/chat/models/conversation-features.ts';
import { dangerOf, NO_DANGER, partsOfText, subjectOf, tellsSubject } from './examples.ts';

export interface NetworkExample {
  turns: readonly string[];
  features: Iterable<number>;
  /** Of which any is right; null where nobody has said. */
  subjects: readonly string[] | null;
  danger: string | null;
  isPart?: boolean;
}

const example = (rest: Omit<NetworkExample, 'features'>): NetworkExample => ({
  ...rest,
  features: conversationFeatures(rest.turns),
});

/** One network learns both; each part of a harmless story is harmless. */
export const networkExamples = (lines: readonly CorpusLine[]): NetworkExample[] =>
  lines.flatMap((line) => {
    const danger = dangerOf(line);
    const subjects = tellsSubject(line) ? line.labels.map(subjectOf) : null;
    const parts = danger === NO_DANGER ? partsOfText(line.turns.at(-1) ?? '') : [];
    return [
      example({ turns: line.turns, subjects, danger }),
      ...parts.map((part) =>
        example({
          turns: [part.map(({ text }) => text).join(' ')],
          subjects: null,
          danger,
          isPart: true,
        }),
      ),
    ];
  });
