// Trains what the assistant knows danger and subjects by, from server/chat/corpus: the same corpus makes the same files.
import { writeFile } from 'node:fs/promises';
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
const { danger, subject, network } = trainModels(lines);
// Each is packed as soon as it is trained, beside what still learns.
await Promise.all([
  danger.then(({ browser }) => write('domain/danger/danger-weights.ts', asModule(browser, stamp))),
  danger.then(async ({ server }) => write('server/chat/models/danger.bin', await encodeModel(server, stamp))),
  subject.then(async (model) => write('server/chat/models/subject.bin', await encodeModel(model, stamp))),
  network.then(async (made) => write('server/chat/models/network.bin', await encodeNetwork(made, stamp))),
]);
console.log(`Trained on ${lines.length} lines (${stamp}).`);

async function write(file: string, content: string | Buffer): Promise<void> {
  await writeFile(join(root, file), content);
  const bytes = typeof content === 'string' ? brotliCompressSync(content).length : content.length;
  console.log(`${file}: ${(bytes / 1000).toFixed(1)} kB compressed`);
}
