import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import {
  answering,
  type HttpUpstream,
  hanging,
  hangingUp,
  type UpstreamAnswer,
} from '../../tests/support/http-upstream.ts';
import { knownPostcodes } from '../../tests/support/known-postcodes.ts';
import { retiredPostcode, startPostcodesService } from '../../tests/support/postcodes-service.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createLiveLookup } from './live-lookup.ts';
import { createPostcodeCheck, type PostcodeCheck } from './postcode-check.ts';
import { withCache, withCircuitBreaker, withFallback } from './resilient-lookup.ts';
import { createSectorTable } from './sector-table.ts';

describe('the check of a postcode', () => {
  let service: HttpUpstream;
  let log: ReturnType<typeof collectingLog>;
  let postcodes: PostcodeCheck;
  beforeEach(async () => {
    service = await startPostcodesService();
    log = collectingLog();
    const live = withCircuitBreaker(createLiveLookup({ url: service.url, timeoutMs: 300 }));
    postcodes = createPostcodeCheck({
      lookup: withCache(withFallback(live, createSectorTable(), { log })),
      log,
    });
  });
  afterEach(() => service.close());

  it.each([
    ['  ', { kind: 'empty' }],
    ['SO14', { kind: 'invalid' }],
    ['S014 7LY', { kind: 'invalid', meant: 'SO14 7LY' }],
    ['S01 1AA', { kind: 'not-found', postcode: 'S01 1AA', meant: 'SO1 1AA' }],
    ['QX1 1AA', { kind: 'not-found', postcode: 'QX1 1AA' }],
    ['SW1A-1AA', { kind: 'not-served', postcode: 'SW1A 1AA', district: 'Westminster' }],
    ['je2 3ab', { kind: 'not-served', postcode: 'JE2 3AB', district: 'Channel Islands' }],
    ['EN77 1QA', { kind: 'not-served', postcode: 'EN77 1QA', district: null }],
  ])('of %j comes to %j', async (input, outcome) => {
    expect(await postcodes.check(input, 'home', null)).toEqual(outcome);
  });

  it('asks no more of the service for one visitor than anybody needs; the table answers the rest', async () => {
    const { limits } = await openTestStore(testClock());
    const lookup = createLiveLookup({ url: service.url, timeoutMs: 300 });
    const sparing = { limiter: limits, reserve: createSectorTable() };
    const check = createPostcodeCheck({ lookup, sparing, log });
    for (let count = 0; count < 120; count += 1) {
      expect(await check.check('SW1A 1AA', 'home', 'one')).toMatchObject({ district: 'Westminster' });
    }
    expect(service.requests).toHaveLength(100);
    await check.check('SW1A 1AA', 'home', 'another');
    expect(service.requests).toHaveLength(101);
  });

  describeAsShipped(() => {
    it('of a postcode of the area says so, however it is written', async () => {
      const outcome = { kind: 'served', postcode: 'SO14 7LY', district: 'Southampton' };
      expect(await postcodes.check('so147ly', 'home', null)).toEqual(outcome);
    });
  });

  it('of a retired postcode says since when', async () => {
    const { postcode, year, month } = retiredPostcode;
    const outcome = await postcodes.check(postcode, 'home', null);
    expect(outcome).toEqual({ kind: 'not-found', postcode, retired: { year, month } });
  });

  it('asks nobody about what is no postcode', async () => {
    await postcodes.check('not a postcode', 'home', null);
    expect(service.requests).toEqual([]);
  });

  describeAsShipped(() => {
    it.each(knownPostcodes)(
      'of $postcode follows the rule of the page',
      async ({ postcode, home, services }) => {
        const kinds = [
          (await postcodes.check(postcode, 'home', null)).kind,
          (await postcodes.check(postcode, 'services', null)).kind,
        ];
        expect(kinds).toEqual([home, services].map((served) => (served ? 'served' : 'not-served')));
      },
    );
  });

  const tenMegabytes = answering(200, `{"status":200,"result":{},"more":"${'x'.repeat(10_000_000)}"}`);
  const faults: [string, UpstreamAnswer][] = [
    ['hangs', hanging],
    ['hangs up', hangingUp],
    ['answers 500', answering(500, 'Oh')],
    ['answers with garbage', answering(200, '<html>')],
    ['answers 404 with a page', answering(404, '<html>')],
    ['answers with 10 MB', tenMegabytes],
    ['answers in another shape', answering(200, '{"status":200,"result":{"admin_county":["Hampshire"]}}')],
    ['sends us elsewhere', (response) => response.writeHead(301, { location: '/' }).end()],
  ];
  describeAsShipped(() => {
    it.each(faults)('is answered by the table when the service %s', async (_, answer) => {
      service.answerWith(answer);
      expect(await postcodes.check('SO51 6AF', 'home', null)).toMatchObject({
        kind: 'served',
        district: 'New Forest',
      });
      expect(await postcodes.check('SO51 6FT', 'services', null)).toMatchObject({
        kind: 'not-served',
        district: 'Wiltshire',
      });
      expect(log.lines).toHaveLength(1);
    });
  });

  describeAsShipped(() => {
    it('is answered by the table when nobody listens', async () => {
      await service.close();
      expect(await postcodes.check('PO1 2AL', 'home', null)).toMatchObject({ kind: 'not-served' });
      expect(await postcodes.check('PO1 2AL', 'services', null)).toMatchObject({ kind: 'served' });
      await service.reopen();
    });
  });

  it('fails in words, and with a line in the log that holds no postcode, when nobody can be asked', async () => {
    await service.close();
    const broken = createSectorTable(() => Promise.reject(new Error('the disk is gone')));
    const live = createLiveLookup({ url: service.url, timeoutMs: 300 });
    const check = createPostcodeCheck({ lookup: withFallback(live, broken, { log }), log });
    expect(await check.check('so14 7ly', 'home', null)).toEqual({ kind: 'failed', postcode: 'SO14 7LY' });
    expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'error']);
    expect(JSON.stringify(log.lines)).not.toMatch(/SO14/i);
    await service.reopen();
  });
});
