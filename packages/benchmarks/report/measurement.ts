export type Row = Readonly<Record<string, string | number>>;

export interface Measurement {
  /** The file of its results: results/<name>.json. */
  name: string;
  title: string;
  /** In a sentence or two: what was measured, and how. */
  about: string;
  /** The columns that say what a row is of; all others are figures, their unit in the column's name. */
  of: readonly string[];
  /** The figure whose course over the runs is drawn; rows without it are not. */
  trend: string;
  rows: readonly Row[];
  /** Versions of peers or the browser that took part. */
  versions?: Readonly<Record<string, string>>;
}

/** A measurement with when, where and of what it was taken. */
export interface Run {
  date: string;
  commit: string;
  machine: { cpu: string; cores: number; memory: string; os: string };
  versions: Readonly<Record<string, string>>;
  rows: readonly Row[];
}

/** results/<name>.json: what the last run said of itself, and every run, the oldest first. */
export type Results = Omit<Measurement, 'rows' | 'versions'> & { runs: readonly Run[] };

export interface BenchmarkOptions {
  quick: boolean;
  /** Counts how many runs a median is of, where a benchmark takes one. */
  runs: number | undefined;
}

/** Each benchmark's file exports one as `measure`. */
export type Benchmark = (options: BenchmarkOptions) => AsyncIterable<Measurement>;
