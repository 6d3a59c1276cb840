import type { LinearModel } from './linear-model.ts';

/** A model as text, which compresses well. */
export interface PackedModel {
  labels: readonly string[];
  bits: number;
  bias: readonly number[];
  unit: number;
  /** For each row one character: the distance of its place from that of the row before. */
  gaps: string;
  /** For each label one character a row; empty if all weights are zero. */
  weights: readonly string[];
}

/** Characters of a gap begin after this code. */
const GAP_START = 35;
/** The next character stands for so much of a longer gap. */
const MAX_GAP = 91;
/** The code of a weight of zero. */
const WEIGHT_ZERO = 78;

export function unpackModel({ labels, bits, bias, unit, gaps, weights: columns }: PackedModel): LinearModel {
  const rows = new Int32Array(2 ** bits).fill(-1);
  let place = -1;
  let count = 0;
  for (let index = 0; index < gaps.length; index += 1) {
    const gap = gaps.charCodeAt(index) - GAP_START;
    place += Math.min(gap, MAX_GAP);
    if (gap > MAX_GAP) continue;
    rows[place] = count;
    count += 1;
  }
  const weights = new Int8Array(count * labels.length);
  for (const [label, column] of columns.entries())
    for (let row = 0; row < column.length; row += 1)
      weights[row * labels.length + label] = column.charCodeAt(row) - WEIGHT_ZERO;
  return { labels, bits, bias, unit, rows, weights };
}

export function packModel(model: LinearModel): PackedModel {
  const { labels, bits, bias, unit, rows, weights } = model;
  const longerGap = String.fromCharCode(GAP_START + MAX_GAP + 1);
  let gaps = '';
  let last = -1;
  for (const [place, row] of rows.entries()) {
    if (row < 0) continue;
    let gap = place - last;
    for (; gap > MAX_GAP; gap -= MAX_GAP) gaps += longerGap;
    gaps += String.fromCharCode(GAP_START + gap);
    last = place;
  }
  const columns = labels.map((_, label) => {
    const column = weights.filter((_weight, index) => index % labels.length === label);
    return column.every((weight) => weight === 0)
      ? ''
      : Array.from(column, (weight) => String.fromCharCode(WEIGHT_ZERO + weight)).join('');
  });
  return { labels, bits, bias, unit, gaps, weights: columns };
}
