import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, type HttpUpstream } from '../../tests/support/http-upstream.ts';
import { asPostcodesService, startPostcodesService } from '../../tests/support/postcodes-service.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { createLiveLookup } from './live-lookup.ts';
import type { PostcodeLookup } from './postcode-lookup.ts';

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
