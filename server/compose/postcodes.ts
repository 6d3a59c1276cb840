import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../logging.ts';
import { openImportedList } from '../postcodes/imported-list.ts';
import { LIST_FILE } from '../postcodes/list-file.ts';
import { createLiveLookup } from '../postcodes/live-lookup.ts';
import { createPostcodeCheck, type PostcodeCheck } from '../postcodes/postcode-check.ts';
import type { PostcodeLookup } from '../postcodes/postcode-lookup.ts';
import { withCache, withCircuitBreaker, withFallback } from '../postcodes/resilient-lookup.ts';
import { createSectorTable } from '../postcodes/sector-table.ts';

export async function composePostcodes(config: Config, log: Log): Promise<PostcodeCheck> {
  return createPostcodeCheck({ lookup: await composeLookup(config, log), log });
}

async function composeLookup(config: Config, log: Log): Promise<PostcodeLookup> {
  if (config.POSTCODE_SOURCE === 'imported') return openImportedList(join(config.DATA_DIR, LIST_FILE));
  const live = createLiveLookup({ url: config.POSTCODES_URL, timeoutMs: config.POSTCODES_TIMEOUT_MS });
  return withCache(withFallback(withCircuitBreaker(live), createSectorTable(), { log }));
}
