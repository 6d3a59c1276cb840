import type { Example } from './examples.ts';
import type { FloatModel } from './float-model.ts';

export const placesOf = (features: Iterable<number>, bits: number): Set<number> =>
  new Set(Array.from(features, (feature) => feature & (2 ** bits - 1)));

export function countPlaces(examples: readonly Example[], bits: number): Uint32Array {
  const counts = new Uint32Array(2 ** bits);
  for (const { features } of examples)
    for (const place of placesOf(features, bits)) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** Returns the places that matter most: by their largest weight and by how many examples have them. */
export function weightiestPlaces(
  { rows, weights, labels, bits }: FloatModel,
  examples: readonly Example[],
  count: number,
): ReadonlySet<number> {
  const counts = countPlaces(examples, bits);
  const importance = (place: number, row: number) =>
    Math.max(...weights.subarray(row * labels.length, (row + 1) * labels.length).map(Math.abs)) *
    Math.sqrt(counts[place] ?? 0);
  const ranked = Array.from(rows, (row, place) => ({ place, value: row < 0 ? 0 : importance(place, row) }));
  ranked.sort((one, other) => other.value - one.value || one.place - other.place);
  return new Set(ranked.slice(0, count).map(({ place }) => place));
}
