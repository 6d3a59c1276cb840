import { createAssistant } from '../assistant.ts';
import { BROWSER_THRESHOLDS } from '../danger/browser-danger.ts';
import { createDangerDetector } from '../danger/danger-detector.ts';
import type { CorpusLine } from '../sentences/corpus.ts';
import { trainModels } from '../training/train-models.ts';
import { answerLines, type ScoredLine } from './answer-lines.ts';

/** Answers the lines of each fold with models that were trained on all others. */
export async function answerInFolds(
  lines: readonly CorpusLine[],
  folds: readonly number[],
): Promise<ScoredLine[]> {
  const scored: ScoredLine[] = [];
  for (const fold of folds) {
    const { browser, ...models } = trainModels(lines.filter((line) => line.fold !== fold));
    const own = await answerLines(
      lines.filter((line) => line.fold === fold),
      {
        detectInBrowser: createDangerDetector({ model: browser, thresholds: BROWSER_THRESHOLDS }),
        assistant: createAssistant(models),
      },
    );
    scored.push(...own);
  }
  return scored;
}
