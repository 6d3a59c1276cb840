export type Row = Readonly<Record<string, string | number>>;

export interface Measurement {
  title: string;
  /** In a sentence or two: what was measured, and how. */
  about: string;
  rows: readonly Row[];
  versions?: Readonly<Record<string, string>>;
}

export interface BenchmarkOptions {
  quick: boolean;
  /** Counts how many runs a median is of, where a benchmark takes one. */
  runs: number | undefined;
}

/** Each benchmark's file exports one as `measure`. */
export type Benchmark = (options: BenchmarkOptions) => AsyncIterable<Measurement>;
