export type Figures = Readonly<Record<string, number>>;

export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

export const medians = (takes: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(takes[0] ?? {}).map((name) => [name, median(takes.map((take) => take[name] ?? Number.NaN))]),
  );
