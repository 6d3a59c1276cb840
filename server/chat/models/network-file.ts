import type { Matrix, Network } from './network.ts';
import { packed, readPacked, unpacked } from './packed-file.ts';
import { rowsFrom, stepsOf } from './rows-file.ts';

interface Head extends Omit<Network, 'rows' | 'features' | 'filters' | 'outputs'> {
  /** Of what it was trained on. */
  corpus: string;
  rows: number;
  /** How many values each matrix has, and what one is worth. */
  matrices: { size: number; unit: number }[];
}

const matricesOf = ({ features, filters, outputs }: Network) => [features, filters, outputs];

/** A line of JSON, then how far each row's place is from the one before, then the matrices. */
export function encodeNetwork(network: Network, corpus: string): Promise<Buffer> {
  const { labels, bits, featureBias, filterBias, outputBias } = network;
  const matrices = matricesOf(network);
  const steps = stepsOf(network.rows);
  const head: Head = {
    labels,
    bits,
    featureBias,
    filterBias,
    outputBias,
    corpus,
    rows: steps.length,
    matrices: matrices.map(({ values, unit }) => ({ size: values.length, unit })),
  };
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    Buffer.from(steps.buffer),
    ...matrices.map(({ values }) => Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  ]);
  return packed(bytes);
}

/** @param name the file beside this module */
export const readNetwork = async (name: string) => networkIn(await readPacked(name));

/** The other way round than {@link encodeNetwork}. */
export const decodeNetwork = async (file: Buffer) => networkIn(await unpacked(file));

function networkIn(bytes: Buffer): Network & { corpus: string } {
  let at = bytes.indexOf('\n') + 1;
  const { rows: count, matrices, ...head }: Head = JSON.parse(bytes.toString('utf8', 0, at));
  const rows = rowsFrom(bytes, at, count, head.bits);
  at += count * Uint32Array.BYTES_PER_ELEMENT;
  const [features, filters, outputs] = matrices.map(({ size, unit }): Matrix => {
    const values = new Int8Array(bytes.buffer, bytes.byteOffset + at, size);
    at += size;
    return { values, unit };
  });
  if (!features || !filters || !outputs) throw new SyntaxError('a network has three matrices');
  return { ...head, rows, features, filters, outputs };
}
