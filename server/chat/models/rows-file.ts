/** Which places have a row, as the steps from each to the next: they are small, and pack well. */
export function stepsOf(rows: Int32Array): Uint32Array {
  const places = [...rows.entries()].filter(([, row]) => row >= 0).map(([place]) => place);
  return Uint32Array.from(places, (place, index) => place - (places[index - 1] ?? 0));
}

/** The other way round than {@link stepsOf}: for each of 2 to the power of `bits` places its row, or -1. */
export function rowsFrom(bytes: Buffer, start: number, count: number, bits: number): Int32Array {
  const rows = new Int32Array(2 ** bits).fill(-1);
  for (let row = 0, place = 0; row < count; row += 1) {
    place += bytes.readUInt32LE(start + row * Uint32Array.BYTES_PER_ELEMENT);
    rows[place] = row;
  }
  return rows;
}
