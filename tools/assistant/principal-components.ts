const SWEEPS = 12;
const NEGLIGIBLE = 1e-10;

/**
 * The directions in which rows differ most (Jacobi's rotations of their covariance, which is small here).
 *
 * @param count how many directions
 * @returns how to say a row in that many numbers, the most telling one first
 */
export function principalComponents(
  rows: readonly Float32Array[],
  count: number,
): (row: Float32Array) => Float32Array {
  const width = rows[0]?.length ?? 0;
  const mean = new Float64Array(width);
  for (const row of rows) for (const [i, value] of row.entries()) mean[i] = at(mean, i) + value / rows.length;
  const covariance = squareOf(width);
  for (const row of rows) {
    const centred = row.map((value, i) => value - at(mean, i));
    for (let i = 0; i < width; i += 1) {
      for (let j = 0; j < width; j += 1) {
        covariance[i * width + j] =
          at(covariance, i * width + j) + (at(centred, i) * at(centred, j)) / rows.length;
      }
    }
  }
  const directions = diagonalise(covariance, width);
  const byVariance = [...mean.keys()].sort(
    (a, b) => at(covariance, b * width + b) - at(covariance, a * width + a),
  );
  const chosen = byVariance.slice(0, count);
  return (row) =>
    Float32Array.from(chosen, (column) => {
      let sum = 0;
      for (let i = 0; i < width; i += 1)
        sum += (at(row, i) - at(mean, i)) * at(directions, i * width + column);
      return sum;
    });
}

/** Turns the matrix into one that has values on its diagonal alone. @returns the directions, a column each */
function diagonalise(matrix: Float64Array, width: number): Float64Array {
  const directions = squareOf(width);
  for (let i = 0; i < width; i += 1) directions[i * width + i] = 1;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let a = 0; a < width; a += 1) {
      for (let b = a + 1; b < width; b += 1) {
        const both = at(matrix, a * width + b);
        if (Math.abs(both) < NEGLIGIBLE) continue;
        const slope = (at(matrix, b * width + b) - at(matrix, a * width + a)) / (2 * both);
        const tangent = Math.sign(slope || 1) / (Math.abs(slope) + Math.hypot(slope, 1));
        const cosine = 1 / Math.hypot(tangent, 1);
        const turn = { cosine, sine: tangent * cosine };
        for (let k = 0; k < width; k += 1) rotate(matrix, k * width + a, k * width + b, turn);
        for (let k = 0; k < width; k += 1) rotate(matrix, a * width + k, b * width + k, turn);
        for (let k = 0; k < width; k += 1) rotate(directions, k * width + a, k * width + b, turn);
      }
    }
  }
  return directions;
}

function rotate(
  matrix: Float64Array,
  first: number,
  second: number,
  { cosine, sine }: { cosine: number; sine: number },
): void {
  const [one, other] = [at(matrix, first), at(matrix, second)];
  matrix[first] = cosine * one - sine * other;
  matrix[second] = sine * one + cosine * other;
}

const squareOf = (width: number) => new Float64Array(width * width);
const at = (values: Float64Array | Float32Array, place: number) => values[place] ?? 0;
