import { Readable } from 'node:stream';
import { careers } from '#content/careers.ts';
import { servicesContext } from '~/context.ts';
import type { Route } from './+types/jobs.ts';

/** The contract by which one installation can be another one's backend. */
export async function loader({ context }: Route.LoaderArgs) {
  const payload = await context.get(servicesContext).jobs.payload();
  if (payload.kind === 'found') {
    const pieces = Readable.toWeb(Readable.from(payload.value, { objectMode: false })) as ReadableStream;
    return new Response(pieces, { headers: { 'content-type': 'application/json' } });
  }
  return Response.json({ success: false, error: careers.failed }, { status: 503 });
}
