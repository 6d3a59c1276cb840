import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Metrics } from './metrics.ts';

/** Published by Node's `fetch` (undici's diagnostics channels). */
interface Told {
  request: { origin: string };
  response?: { statusCode: number };
}

const HEADERS = 'undici:request:headers';
const ERROR = 'undici:request:error';

/**
 * Counts what is asked of outside services, where it is asked: nothing that asks needs to know. A fault of the service
 * (5xx), or no answer, is a failure.
 * @param names of the services by the origin of their address
 */
export function watchUpstreams(names: ReadonlyMap<string, string>, { asked }: Pick<Metrics, 'asked'>) {
  const note = (message: unknown) => {
    const { request, response } = message as Told;
    const upstream = names.get(request.origin);
    if (upstream) asked(upstream, response && response.statusCode < 500 ? 'answered' : 'failed');
  };
  subscribe(HEADERS, note);
  subscribe(ERROR, note);
  return () => {
    unsubscribe(HEADERS, note);
    unsubscribe(ERROR, note);
  };
}
