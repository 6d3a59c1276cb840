import { createHash } from 'node:crypto';
import { createAssistant } from '../assistant.ts';
import { BROWSER_THRESHOLDS } from '../danger/browser-danger.ts';
import { createDangerDetector } from '../danger/danger-detector.ts';
import type { CorpusLine } from '../sentences/corpus.ts';
import { trainModels } from '../training/train-models.ts';
import { answerLines, type ScoredLine } from './answer-lines.ts';

const FOLDS = 5;

/** The lines of a scenario are in one fold. */
const foldOf = ({ scenario }: CorpusLine) =>
  createHash('sha256').update(scenario).digest().readUInt32BE() % FOLDS;

/** Answers the lines of each fold with models that were trained on the others; the filter selects what is scored. */
export async function answerInFolds(
  lines: readonly CorpusLine[],
  folds: readonly number[],
  isScored: (line: CorpusLine) => boolean,
): Promise<ScoredLine[]> {
  const scored: ScoredLine[] = [];
  for (const fold of folds) {
    const { browser, ...models } = trainModels(lines.filter((line) => foldOf(line) !== fold));
    const own = await answerLines(
      lines.filter((line) => foldOf(line) === fold && isScored(line)),
      {
        detectInBrowser: createDangerDetector({ model: browser, thresholds: BROWSER_THRESHOLDS }),
        assistant: createAssistant(models),
      },
    );
    scored.push(...own);
  }
  return scored;
}
