/** The data of each event of a stream (`text/event-stream`), as it arrives. */
export async function* eventsOf(body: ReadableStream<BufferSource>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    const lines = (rest + value).split(/\r?\n/);
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
    if (done) return;
  }
}
