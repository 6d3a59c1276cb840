// Scores the assistant. `--set FILE`: the shipped models on a file in the form of the corpus. `--folds` (minutes) or `--fold N`: the
// lines once written blind, each by models trained on all lines but its fold. `--misses` lists the wrong answers.
// Without an option the shipped models answer the sentences that they were trained on.
import { parseArgs } from 'node:util';
import { loadAssistant } from '../assistant.ts';
import { detectDanger } from '../danger/browser-danger.ts';
import { readCorpus, readCorpusFile } from '../sentences/corpus.ts';
import { answerLines } from './answer-lines.ts';
import { answerInFolds } from './folds.ts';
import { byPage, confusion, figures, misses } from './report.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    folds: { type: 'boolean' },
    fold: { type: 'string', multiple: true },
    misses: { type: 'boolean' },
  },
});
const lines = values.set
  ? (await Promise.all(values.set.map((path) => readCorpusFile(path)))).flat()
  : await readCorpus();
const folds = values.folds ? [0, 1, 2, 3, 4] : (values.fold ?? []).map(Number);
const scored =
  folds.length > 0
    ? await answerInFolds(lines, folds)
    : await answerLines(lines, { detectInBrowser: detectDanger, assistant: await loadAssistant() });
const parts = {
  [`${scored.length} lines`]: figures(scored),
  'By page, the weakest first': byPage(scored),
  'Taken for something else': confusion(scored),
  ...(values.misses && { Misses: misses(scored) }),
};
for (const [title, rows] of Object.entries(parts)) console.log(`\n${title}\n${rows.join('\n')}`);
