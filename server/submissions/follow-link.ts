import { withStoreTimeout } from '../limits/store-timeout.ts';
import { type Log, redact } from '../logging.ts';

/** Does what a mail's link is for, within the time of the store; null is a damaged link. Never rejects: `failure` is for the log. */
export async function followLink<Link, Outcome>(
  link: Link | null,
  act: (link: Link) => Promise<Outcome>,
  log: Log,
  failure: string,
): Promise<Outcome | { kind: 'damaged' } | { kind: 'failed' }> {
  if (link === null) return { kind: 'damaged' };
  try {
    return await withStoreTimeout(act(link));
  } catch (error) {
    log.error({ reason: redact(error) }, failure);
    return { kind: 'failed' };
  }
}
