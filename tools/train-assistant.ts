// Trains what the assistant knows danger and subjects by, from server/chat/corpus: the same corpus makes the same files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { corpusStamp } from '#server/chat/corpus/corpus-stamp.ts';
import { readCorpus } from '#server/chat/corpus/read-corpus.ts';
import { encodeModel } from '#server/chat/models/model-file.ts';
import { encodeNetwork } from '#server/chat/models/network-file.ts';
import { trainModels } from './assistant/train-models.ts';
import { asModule } from './assistant/write-models.ts';

const root = join(import.meta.dirname, '..');
const lines = await readCorpus();
const stamp = corpusStamp(lines);
const { browserDanger, danger, subject, network } = await trainModels(lines);
const module = asModule(browserDanger, stamp);
const files = {
  'domain/danger/danger-weights.ts': module,
  'server/chat/models/danger.bin': encodeModel(danger, stamp),
  'server/chat/models/subject.bin': encodeModel(subject, stamp),
  'server/chat/models/network.bin': encodeNetwork(network, stamp),
};
for (const [file, content] of Object.entries(files)) {
  writeFileSync(join(root, file), content);
  const bytes = typeof content === 'string' ? brotliCompressSync(content).length : content.length;
  console.log(`${file}: ${(bytes / 1000).toFixed(1)} kB compressed`);
}
console.log(`Trained on ${lines.length} lines (${stamp}).`);
