import { createHash } from 'node:crypto';
import { BROWSER_THRESHOLDS, dangerSignIn } from '#domain/danger/danger.ts';
import type { CorpusLine } from '#server/chat/corpus/read-corpus.ts';
import { assistantModels } from '#server/chat/models/models.ts';
import { readWordVectors } from '#server/chat/models/word-vectors.ts';
import { trainModels } from '../../tools/assistant/train-models.ts';
import { type Judged, judge } from './judge.ts';

const FOLDS = 5;
/** A scenario is never on both sides. */
const foldOf = ({ scenario }: CorpusLine) =>
  createHash('sha256').update(scenario).digest().readUInt32BE() % FOLDS;

/** Each fold judged by models that were trained on the others; of each only the lines that are asked for. */
export async function judgeInFolds(
  lines: readonly CorpusLine[],
  folds: readonly number[],
  isAskedFor: (line: CorpusLine) => boolean,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  const vectors = await readWordVectors();
  for (const fold of folds) {
    const parts = trainModels(lines.filter((line) => foldOf(line) !== fold));
    const [danger, subject, network] = await Promise.all([parts.danger, parts.subject, parts.network]);
    const own = await judge(
      lines.filter((line) => foldOf(line) === fold && isAskedFor(line)),
      {
        browserSign: (text) => dangerSignIn(text, danger.browser, BROWSER_THRESHOLDS),
        models: assistantModels({ danger: danger.server, subject, network, vectors }),
      },
    );
    judged.push(...own);
  }
  return judged;
}
