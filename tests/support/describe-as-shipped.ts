import { describe } from 'vitest';
import { isAsShipped } from './as-shipped.ts';

/** Tests of the words, services, area or jobs as they ship: left out where a provider has made the site their own. */
export function describeAsShipped(define: () => void): void {
  describe.runIf(isAsShipped)('as shipped', define);
}
