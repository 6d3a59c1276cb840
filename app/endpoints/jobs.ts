import { careers } from '#content/careers.ts';
import { servicesContext } from '~/context.ts';
import type { Route } from './+types/jobs.ts';

/** The contract by which one installation can be another one's backend. */
export async function loader({ context }: Route.LoaderArgs) {
  const payload = await context.get(servicesContext).jobs.payload();
  if (payload.kind === 'found') {
    return new Response(streamOf(payload.value), { headers: { 'content-type': 'application/json' } });
  }
  return Response.json({ success: false, error: careers.failed }, { status: 503 });
}

function streamOf(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const pieces = texts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
