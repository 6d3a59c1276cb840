import { createParser } from 'eventsource-parser';

/** The `data` of each server-sent event of a body. Throws a RangeError after `maxBytes`. */
export async function* eventData(
  body: AsyncIterable<Uint8Array>,
  maxBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new RangeError(`More than ${maxBytes} bytes of events`);
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* events.splice(0);
  }
  // Some servers leave out the blank line after the last event.
  parser.feed('\n\n');
  yield* events;
}
