import { expect, test } from 'vitest';
import { readReport } from './wrk.ts';

test('what wrk prints is read in one unit each, and what was refused is no work done', () => {
  const report = readReport(`  Latency Distribution
     50%  840.00us
     75%    1.20ms
     90%    2.00ms
     99%    1.10s
  20345 requests in 2.00s, 301.04MB read
  Socket errors: connect 0, read 0, write 0, timeout 3
  Non-2xx or 3xx responses: 4069
Requests/sec:  10172.50
Transfer/sec:    150.52MB`);
  expect(report).toEqual({ answered: 16276, perSecond: 8138, p50Ms: 0.84, p99Ms: 1100, failed: 4072 });
});
