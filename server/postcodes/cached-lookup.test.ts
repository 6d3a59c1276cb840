import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { answering, type HttpUpstream } from '../../tests/support/http-upstream.ts';
import { knownPostcodes } from '../../tests/support/known-postcodes.ts';
import { asPostcodesService, startPostcodesService } from '../../tests/support/postcodes-service.ts';
import { withCache } from './cached-lookup.ts';
import { withFallback } from './fallback-lookup.ts';
import { createLiveLookup } from './live-lookup.ts';
import type { PostcodeLookup } from './postcode-lookup.ts';
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
