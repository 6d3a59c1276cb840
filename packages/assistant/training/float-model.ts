/** A model as it is trained, before its weights become whole numbers. */
export interface FloatModel {
  labels: readonly string[];
  bits: number;
  /** For each place the row of its weights, or -1 if it has none. */
  rows: Int32Array;
  weights: Float32Array;
  bias: number[];
}
