// Trains the models on the sentences; the same sentences make the same files.
import { writeBrowserModel, writeModel } from '../models/model-files.ts';
import { packModel } from '../models/packed-model.ts';
import { corpusStamp, readCorpus } from '../sentences/corpus.ts';
import { trainModels } from './train-models.ts';

const lines = await readCorpus();
const stamp = corpusStamp(lines);
const { browser, danger, subject } = trainModels(lines);
await writeBrowserModel(packModel(browser, stamp));
await writeModel('danger', packModel(danger, stamp));
await writeModel('subject', packModel(subject, stamp));
console.log(`Trained on ${lines.length} lines (${stamp}).`);
