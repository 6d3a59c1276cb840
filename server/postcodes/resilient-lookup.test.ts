import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { answering, type HttpUpstream } from '../../tests/support/http-upstream.ts';
import { knownPostcodes } from '../../tests/support/known-postcodes.ts';
import { asPostcodesService, startPostcodesService } from '../../tests/support/postcodes-service.ts';
import { createLiveLookup } from './live-lookup.ts';
import type { PostcodeLookup } from './postcode-lookup.ts';
import { withCache, withCircuitBreaker, withFallback } from './resilient-lookup.ts';
import { createSectorTable } from './sector-table.ts';

describe('answers are remembered', () => {
  let service: HttpUpstream;
  let live: PostcodeLookup;
  beforeEach(async () => {
    service = await startPostcodesService();
    live = createLiveLookup({ url: service.url, timeoutMs: 5_000 });
  });
  afterEach(() => service.close());

  it('so that the service is asked once', async () => {
    const lookup = withCache(live);
    const first = await lookup.find('SO14 7LY');
    expect(await lookup.find('SO14 7LY')).toEqual(first);
    await lookup.find('QX1 1AA');
    expect(await lookup.find('QX1 1AA')).toMatchObject({ found: false });
    expect(service.requests).toHaveLength(2);
  });

  it('and shared by those who ask at the same time', async () => {
    const lookup = withCache(live);
    const answers = await Promise.all([1, 2, 3].map(() => lookup.find('SO14 7LY')));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(service.requests).toHaveLength(1);
  });

  it('for a while', async () => {
    const lookup = withCache(live, { foundMs: 1 });
    await lookup.find('SO14 7LY');
    await expect
      .poll(async () => {
        await lookup.find('SO14 7LY');
        return service.requests.length;
      })
      .toBeGreaterThan(1);
  });

  it('up to a number', async () => {
    const lookup = withCache(live, { maxEntries: 10 });
    for (const { postcode } of knownPostcodes) await lookup.find(postcode);
    const before = service.requests.length;
    await lookup.find(knownPostcodes[0]?.postcode ?? '');
    expect(service.requests.length).toBe(before + 1);
  });

  it('and one that is pushed out while it is asked for still comes', async () => {
    const lookup = withCache(live, { maxEntries: 2 });
    const answers = await Promise.all(knownPostcodes.map(({ postcode }) => lookup.find(postcode)));
    expect(answers.map((answer) => answer.found && answer.place)).toEqual(
      knownPostcodes.map(({ place }) => place),
    );
  });

  it('but failures are not', async () => {
    const lookup = withCache(live);
    service.answerWith(answering(500, 'Oh'));
    await expect(lookup.find('SO14 7LY')).rejects.toMatchObject({ kind: 'bad-status' });
    service.answerWith(asPostcodesService);
    expect(await lookup.find('SO14 7LY')).toMatchObject({ found: true });
  });

  it('nor is what another source says in place of the service', async () => {
    const lookup = withCache(withFallback(live, createSectorTable(), { log: collectingLog() }));
    service.answerWith(answering(500, 'Oh'));
    expect(await lookup.find('SO14 7LY')).toMatchObject({ source: 'table' });
    service.answerWith(asPostcodesService);
    expect(await lookup.find('SO14 7LY')).toMatchObject({ source: 'live' });
  });
});

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
    lookup = withFallback(withCircuitBreaker(live, { cooldownMs: 30_000, now }), createSectorTable(), {
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
      cooldownMs: 30_000,
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
