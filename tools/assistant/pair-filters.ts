// The filters of a network while they learn: each looks for what two words beside each other may mean.
import { UNKNOWN_WORD, WORD_WIDTH, type WordVectors } from '#server/chat/models/word-vectors.ts';
import { type Layer, layer, step } from './layers.ts';

interface Options {
  count: number;
  /** Where in the hidden layer what they find begins: of the question, and after it of the one before. */
  start: number;
  hidden: Float32Array;
  slopes: Float32Array;
  isKept: Uint8Array;
  vectors: WordVectors;
  /** The first weights by chance. */
  around: (most: number) => number;
}

interface PairFilters {
  filters: Layer;
  bias: Layer;
  /** @param turn 0 for the question, `count` for the one before */
  find(words: Int32Array, turn: number): void;
  learn(words: Int32Array, turn: number, rate: number): void;
}

export function createPairFilters(options: Options): PairFilters {
  const { count, start, hidden, slopes, isKept, vectors, around } = options;
  const pair = 2 * WORD_WIDTH;
  const values = Float64Array.from(vectors.values, (value) => Math.fround(value * vectors.unit));
  const filters = layer(count * pair, () => around(Math.sqrt(3 / pair)));
  const bias = layer(count);
  const filterNumbers = Int32Array.from({ length: count }, (_, filter) => filter);
  /** At which word each filter found most. */
  const foundAt = new Int32Array(2 * count);

  return { filters, bias, find, learn };

  /**
   * Each word is looked at once: as the second of a pair, and as the first of the next.
   * Two filters at a time: a sum waits for its last addend, and another can be made meanwhile.
   */
  function find(words: Int32Array, turn: number): void {
    const { weights } = filters;
    hidden.fill(0, start + turn, start + turn + count);
    if (words.length === 0) return;
    const kept = filterNumbers.filter((filter) => isKept[start + turn + filter]);
    for (let index = 0; index < kept.length; index += 2) {
      const one = kept[index] as number;
      const other = kept[index + 1] ?? one;
      const from = one * pair;
      const otherFrom = other * pair;
      let first = 0;
      let otherFirst = 0;
      for (let at = 0; at <= words.length; at += 1) {
        const word = words[at] ?? UNKNOWN_WORD;
        let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
        if (word !== UNKNOWN_WORD) {
          const value = word * WORD_WIDTH;
          for (let place = 0; place < WORD_WIDTH; place += 2) {
            const even = values[value + place] as number;
            const odd = values[value + place + 1] as number;
            a += even * (weights[from + place] as number);
            b += odd * (weights[from + place + 1] as number);
            c += even * (weights[from + WORD_WIDTH + place] as number);
            d += odd * (weights[from + WORD_WIDTH + place + 1] as number);
            e += even * (weights[otherFrom + place] as number);
            f += odd * (weights[otherFrom + place + 1] as number);
            g += even * (weights[otherFrom + WORD_WIDTH + place] as number);
            h += odd * (weights[otherFrom + WORD_WIDTH + place + 1] as number);
          }
        }
        see(one, at - 1, (bias.weights[one] as number) + first + c + d);
        see(other, at - 1, (bias.weights[other] as number) + otherFirst + g + h);
        first = a + b;
        otherFirst = e + f;
      }
    }

    function see(filter: number, at: number, found: number): void {
      const place = turn + filter;
      if (found <= (hidden[start + place] as number)) return;
      hidden[start + place] = found;
      foundAt[place] = at;
    }
  }

  function learn(words: Int32Array, turn: number, rate: number): void {
    const { weights, squares } = filters;
    for (let filter = 0; filter < count; filter += 1) {
      const slope = slopes[start + turn + filter] as number;
      if (slope === 0) continue;
      for (const half of [0, 1]) {
        const word = words[(foundAt[turn + filter] as number) + half] ?? UNKNOWN_WORD;
        if (word === UNKNOWN_WORD) continue;
        for (let at = 0; at < WORD_WIDTH; at += 1)
          step(
            weights,
            squares,
            filter * pair + half * WORD_WIDTH + at,
            slope * (values[word * WORD_WIDTH + at] as number),
            rate,
          );
      }
      step(bias.weights, bias.squares, filter, slope, rate);
    }
  }
}
