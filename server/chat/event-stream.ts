/** The `data` of each server-sent event of an answer, as it comes; never more than `maxBytes` in all. */
export async function* eventData(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let seen = 0;
  let rest = '';
  for await (const chunk of body) {
    seen += chunk.byteLength;
    if (seen > maxBytes) throw new RangeError(`More than ${maxBytes} bytes of events`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines.flatMap(dataOf);
  }
  yield* dataOf(rest);
}

/** Each event of this kind of stream has its data on one line. */
function dataOf(line: string): string[] {
  return line.startsWith('data:') ? [line.slice('data:'.length).trim()] : [];
}
