import { Readable } from 'node:stream';
import { careers } from '#content/careers.yaml';
import type { Visit } from '~/visit.ts';

export async function jobList({ services }: Visit) {
  const payload = await services.jobs.payload();
  if (payload.kind === 'found') {
    const pieces = Readable.toWeb(Readable.from(payload.value, { objectMode: false })) as ReadableStream;
    return new Response(pieces, { headers: { 'content-type': 'application/json' } });
  }
  return Response.json({ success: false, error: careers.failed }, { status: 503 });
}
