import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Limiter } from '../limits/limits.ts';
import type { Log } from '../logging.ts';
import { openImportedList } from '../postcodes/list/imported-list.ts';
import { LIST_FILE } from '../postcodes/list/list-file.ts';
import { createLiveLookup } from '../postcodes/live-lookup.ts';
import { createPostcodeCheck, type PostcodeCheck } from '../postcodes/postcode-check.ts';
import { withCache, withCircuitBreaker, withFallback } from '../postcodes/resilient-lookup.ts';
import { createSectorTable } from '../postcodes/sector-table.ts';

interface Dependencies {
  limiter: Limiter;
  log: Log;
}

export async function composePostcodes(
  config: Config,
  { limiter, log }: Dependencies,
): Promise<PostcodeCheck> {
  if (config.POSTCODE_SOURCE === 'imported') {
    return createPostcodeCheck({ lookup: await openImportedList(join(config.DATA_DIR, LIST_FILE)), log });
  }
  const live = createLiveLookup({ url: config.POSTCODES_URL, timeoutMs: config.POSTCODES_TIMEOUT_MS });
  const reserve = createSectorTable();
  const lookup = withCache(withFallback(withCircuitBreaker(live), reserve, { log }));
  return createPostcodeCheck({ lookup, sparing: { limiter, reserve }, log });
}
