import type { LinearModel } from '#domain/text/linear-model.ts';
import { packed, readPacked } from './packed-file.ts';
import { rowsFrom, stepsOf } from './rows-file.ts';

interface Head {
  labels: string[];
  bits: number;
  bias: number[];
  unit: number;
  /** Of what it was trained on. */
  corpus: string;
  rows: number;
}

/** A line of JSON, then how far each row's place is from the one before, then the weights. */
export function encodeModel(model: LinearModel, corpus: string): Promise<Buffer> {
  const steps = stepsOf(model.rows);
  const { labels, bits, bias, unit } = model;
  const head = JSON.stringify({ labels, bits, bias, unit, corpus, rows: steps.length });
  // Label by label, which is how they are alike.
  const weights = new Int8Array(model.weights.length);
  for (let index = 0; index < weights.length; index += 1) {
    const label = index % labels.length;
    weights[label * steps.length + (index - label) / labels.length] = model.weights[index] ?? 0;
  }
  return packed(Buffer.concat([Buffer.from(`${head}\n`), asBytes(steps), asBytes(weights)]));
}

const asBytes = ({ buffer, byteOffset, byteLength }: Uint32Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** @param name the file beside this module */
export async function readModel(name: string): Promise<LinearModel & { corpus: string }> {
  const bytes = await readPacked(name);
  const start = bytes.indexOf('\n') + 1;
  const { rows: count, ...head }: Head = JSON.parse(bytes.toString('utf8', 0, start));
  const rows = rowsFrom(bytes, start, count, head.bits);
  const byLabel = new Int8Array(bytes.buffer, bytes.byteOffset + start + count * 4);
  const weights = new Int8Array(count * head.labels.length);
  for (let label = 0; label < head.labels.length; label += 1)
    for (let row = 0; row < count; row += 1)
      weights[row * head.labels.length + label] = byLabel[label * count + row] ?? 0;
  return { ...head, rows, weights };
}
