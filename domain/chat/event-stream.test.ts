import { expect, it } from 'vitest';
import { eventData } from './event-stream.ts';

const bytes = new TextEncoder().encode(
  'data: {"a":"£1 – ☎"}\r\n\r\n: a comment\n\nevent: x\ndata:two\n\ndata: [DONE]',
);

it.each([1, 2, 5, 1000])('finds the events of a stream that comes in pieces of %s bytes', async (size) => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const events = await Array.fromAsync(eventData(stream));
  expect(events).toEqual(['{"a":"£1 – ☎"}', 'two', '[DONE]']);
});
