// Scores the assistant: `npm run score-assistant -- --set FILE` the shipped models on a set in the form of the corpus,
// `-- --folds` five folds of the corpus by scenario, each with models of the other four (minutes), `--of FILE` only the lines
// of one file of the corpus in them. `--misses` lists what went wrong; without a word the shipped models are put to the corpus that they were trained on.
import { parseArgs } from 'node:util';
import { dangerSign } from '#domain/danger/browser-danger.ts';
import { readCorpus, readCorpusFile } from '#server/chat/corpus/read-corpus.ts';
import { trainedModels } from '#server/chat/models/models.ts';
import { judgeInFolds } from './assistant/folds.ts';
import { judge } from './assistant/judge.ts';
import { bySubject, confusion, figures, misses } from './assistant/report.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    folds: { type: 'boolean' },
    fold: { type: 'string', multiple: true },
    of: { type: 'string', default: '' },
    misses: { type: 'boolean' },
  },
});
const lines = values.set
  ? (await Promise.all(values.set.map((path) => readCorpusFile(path)))).flat()
  : await readCorpus();
const folds = values.folds ? [0, 1, 2, 3, 4] : (values.fold ?? []).map(Number);
const judged =
  folds.length > 0
    ? await judgeInFolds(lines, folds, ({ place }) => place.startsWith(values.of))
    : await judge(lines, { browserSign: dangerSign, models: await trainedModels() });
const parts = {
  [`${judged.length} lines`]: figures(judged),
  'By subject, the weakest first': bySubject(judged),
  'Taken for something else': confusion(judged),
  ...(values.misses && { Misses: misses(judged) }),
};
for (const [title, rows] of Object.entries(parts)) console.log(`\n${title}\n${rows.join('\n')}`);
