import { GAP_MOST, GAP_START, WEIGHT_ZERO, type WrittenModel } from '#domain/danger/danger-model.ts';
import type { LinearModel } from '#domain/text/linear-model.ts';

/** The other way round than `readWrittenModel`. */
export function writtenModel(model: LinearModel): WrittenModel {
  const { labels, bits, bias, unit, rows, weights } = model;
  let gaps = '';
  let last = -1;
  for (const [place, row] of rows.entries()) {
    if (row < 0) continue;
    let gap = place - last;
    for (; gap > GAP_MOST; gap -= GAP_MOST) gaps += String.fromCharCode(GAP_START + GAP_MOST + 1);
    gaps += String.fromCharCode(GAP_START + gap);
    last = place;
  }
  const column = (label: number) =>
    Array.from({ length: weights.length / labels.length }, (_, row) =>
      String.fromCharCode(WEIGHT_ZERO + (weights[row * labels.length + label] ?? 0)),
    ).join('');
  return { labels, bits, bias, unit, gaps, weights: labels.slice(1).map((_, index) => column(index + 1)) };
}

/** A module that holds a model, with what it was trained on. */
export function asModule(model: LinearModel, corpus: string): string {
  return [
    '// Written by `npm run train-assistant`.',
    "import type { WrittenModel } from './danger-model.ts';",
    '',
    `export const trainedOn = '${corpus}';`,
    '',
    `export const dangerWeights: WrittenModel = ${JSON.stringify(writtenModel(model))};`,
    '',
  ].join('\n');
}
