import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { answering, type HttpUpstream } from '../../tests/support/http-upstream.ts';
import { asPostcodesService, startPostcodesService } from '../../tests/support/postcodes-service.ts';
import { withCircuitBreaker, withFallback } from './fallback-lookup.ts';
import { createLiveLookup } from './live-lookup.ts';
import type { PostcodeLookup } from './postcode-lookup.ts';
import { createSectorTable } from './sector-table.ts';

const outage = { level: 'warn', data: { reason: 'bad-status' }, text: expect.stringContaining('stands in') };
const recovery = { level: 'info', data: {}, text: expect.stringContaining('answers again') };

describe('while the service does not answer, the table does', () => {
  let service: HttpUpstream;
  let clock: number;
  let log: ReturnType<typeof collectingLog>;
  let lookup: PostcodeLookup;
  beforeEach(async () => {
    service = await startPostcodesService();
    clock = 0;
    log = collectingLog();
    const now = () => clock;
    const live = createLiveLookup({ url: service.url, timeoutMs: 5_000 });
    lookup = withFallback(withCircuitBreaker(live, { restMs: 30_000, now }), createSectorTable(), {
      log,
      now,
    });
  });
  afterEach(() => service.close());

  const source = async () => (await lookup.find('SO14 7LY')).source;

  it('and the log says once that it began and once that it is over', async () => {
    expect(await source()).toBe('live');
    expect(log.lines).toEqual([]);

    service.answerWith(answering(500, 'Oh'));
    for (let second = 0; second < 300; second++) {
      clock += 1_000;
      expect(await source()).toBe('table');
    }
    expect(log.lines).toEqual([outage]);
    expect(lookup.state()).toEqual({ source: 'live', working: false });

    service.answerWith(asPostcodesService);
    for (let second = 0; second < 120; second++) {
      clock += 1_000;
      await source();
    }
    expect(await source()).toBe('live');
    expect(log.lines).toEqual([outage, recovery]);
    expect(lookup.state()).toEqual({ source: 'live', working: true });
  });

  it('and one that fails every other time does not fill the log', async () => {
    for (let round = 0; round < 50; round++) {
      clock += 1_000;
      service.answerWith(round % 2 ? asPostcodesService : answering(500, 'Oh'));
      await source();
    }
    expect(log.lines).toEqual([outage]);
  });

  it('but a postcode that the service does not know is not asked of the table', async () => {
    expect(await lookup.find('SO14 7ZZ')).toEqual({ found: false, source: 'live' });
    expect(log.lines).toEqual([]);
  });
});

describe('a source that does not answer', () => {
  let service: HttpUpstream;
  let clock: number;
  let lookup: PostcodeLookup;
  beforeEach(async () => {
    service = await startPostcodesService();
    clock = 0;
    lookup = withCircuitBreaker(createLiveLookup({ url: service.url, timeoutMs: 5_000 }), {
      failures: 3,
      restMs: 30_000,
      now: () => clock,
    });
  });
  afterEach(() => service.close());

  const find = () =>
    lookup.find('SO14 7LY').then(
      (answer) => `found ${answer.found}`,
      (error) => error.kind,
    );
  async function failThreeTimes() {
    service.answerWith(answering(500, 'Oh'));
    expect([await find(), await find(), await find()]).toEqual(['bad-status', 'bad-status', 'bad-status']);
  }

  it('is left alone after failures in a row', async () => {
    await failThreeTimes();
    expect(lookup.state()).toEqual({ source: 'live', working: false });
    expect([await find(), await find()]).toEqual(['resting', 'resting']);
    expect(service.requests).toHaveLength(3);
  });

  it('is not left alone for failures here and there', async () => {
    for (let round = 0; round < 3; round++) {
      service.answerWith(answering(500, 'Oh'));
      expect([await find(), await find()]).toEqual(['bad-status', 'bad-status']);
      service.answerWith(asPostcodesService);
      expect(await find()).toBe('found true');
    }
  });

  it('is not left alone for postcodes that do not exist', async () => {
    for (let round = 0; round < 5; round++) await lookup.find('QX1 1AA');
    expect(service.requests).toHaveLength(5);
  });

  it('is tried by one lookup after the rest, and left alone again where that fails', async () => {
    await failThreeTimes();
    clock = 30_000;
    expect(await Promise.all([find(), find(), find()])).toEqual(['bad-status', 'resting', 'resting']);
    clock = 59_999;
    expect(await find()).toBe('resting');
    expect(service.requests).toHaveLength(4);
  });

  it('is asked as before once a trial has shown that it is back', async () => {
    await failThreeTimes();
    clock = 30_000;
    service.answerWith(asPostcodesService);
    expect(await find()).toBe('found true');
    expect(lookup.state().working).toBe(true);
    expect(await Promise.all([find(), find()])).toEqual(['found true', 'found true']);
  });
});
