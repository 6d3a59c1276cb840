import { careers } from '#content/careers.ts';
import { servicesContext } from '~/context.ts';
import type { Route } from './+types/jobs.ts';

/** The contract by which one installation can be another one's backend. */
export async function loader({ context }: Route.LoaderArgs) {
  const payload = await context.get(servicesContext).jobs.payload();
  if (payload.kind === 'found') return Response.json(payload.value);
  return Response.json({ success: false, error: careers.failed }, { status: 503 });
}
