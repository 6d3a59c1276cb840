import type { LinearModel } from '../text/linear-model.ts';

/** A model as text, which compresses well: a row's distance from the one before, and a sign for each of its weights. */
export interface WrittenModel {
  labels: readonly string[];
  bits: number;
  bias: readonly number[];
  unit: number;
  gaps: string;
  /** For each label but the first, which has no weights. */
  weights: readonly string[];
}

/** The signs of a gap begin after this one; the last of them stands for so much of a longer gap. */
export const GAP_START = 35;
export const GAP_MOST = 91;
/** The sign of a weight of zero. */
export const WEIGHT_ZERO = 78;

export function readWrittenModel(written: WrittenModel): LinearModel {
  const { labels, bits, bias, unit, gaps, weights: signs } = written;
  const rows = new Int32Array(2 ** bits).fill(-1);
  let place = -1;
  let count = 0;
  for (let index = 0; index < gaps.length; index += 1) {
    const gap = gaps.charCodeAt(index) - GAP_START;
    place += Math.min(gap, GAP_MOST);
    if (gap > GAP_MOST) continue;
    rows[place] = count;
    count += 1;
  }
  const weights = new Int8Array(count * labels.length);
  for (const [index, column] of signs.entries())
    for (let row = 0; row < count; row += 1)
      weights[row * labels.length + index + 1] = column.charCodeAt(row) - WEIGHT_ZERO;
  return { labels, bits, bias, unit, rows, weights };
}
