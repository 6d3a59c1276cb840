// Trains the models on the sentences; the same sentences make the same files.
import { writeBrowserModel, writeModel, writeStamp } from '../models/model-files.ts';
import { packModel } from '../models/packed-model.ts';
import { corpusStamp, readCorpus } from '../sentences/corpus.ts';
import { trainModels } from './train-models.ts';

const lines = await readCorpus();
const stamp = corpusStamp(lines);
const { browser, danger, subject } = trainModels(lines);
await writeBrowserModel(packModel(browser));
await writeModel('danger', packModel(danger));
await writeModel('subject', packModel(subject));
await writeStamp(stamp);
console.log(`Trained on ${lines.length} lines (${stamp}).`);
