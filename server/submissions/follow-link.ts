import { withStoreTimeout } from '../limits/store-timeout.ts';
import { type Log, redact } from '../logging.ts';

/**
 * Does what the link of a mail is for, within the time of the store. Never rejects.
 * @param link null if it is damaged
 * @param failure for the log
 */
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
