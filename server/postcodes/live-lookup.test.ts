import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answering,
  type HttpUpstream,
  hanging,
  hangingUp,
  type UpstreamAnswer,
} from '../../tests/support/http-upstream.ts';
import { describePostcodeLookup } from '../../tests/support/postcode-lookup-contract.ts';
import { retiredPostcode, startPostcodesService } from '../../tests/support/postcodes-service.ts';
import { createLiveLookup } from './live-lookup.ts';
import { LookupError, type PostcodeLookup } from './postcode-lookup.ts';

describe('the live postcode service', () => {
  describePostcodeLookup('live', async () => {
    const service = await startPostcodesService();
    return { lookup: createLiveLookup({ url: service.url, timeoutMs: 5_000 }), close: service.close };
  });

  let service: HttpUpstream;
  let lookup: PostcodeLookup;
  beforeEach(async () => {
    service = await startPostcodesService();
    lookup = createLiveLookup({ url: service.url, timeoutMs: 5_000 });
  });
  afterEach(() => service.close());

  async function failure(answer: UpstreamAnswer, timeoutMs = 5_000): Promise<LookupError> {
    service.answerWith(answer);
    const error: unknown = await createLiveLookup({ url: service.url, timeoutMs })
      .find('SO14 7LY')
      .catch((reason: unknown) => reason);
    if (!(error instanceof LookupError)) throw new Error(`Not a failure: ${JSON.stringify(error)}`);
    expect(error.message).not.toContain('SO14');
    return error;
  }

  it('is asked for the postcode and told nothing else', async () => {
    await lookup.find('SO14 7LY');
    const [request] = service.requests;
    expect(request).toMatchObject({ method: 'GET', path: '/postcodes/SO14%207LY' });
    const sent = Object.keys(request?.headers ?? {}).sort();
    const ordinary = [
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'sec-fetch-mode',
      'user-agent',
    ];
    expect(sent).toEqual(ordinary);
  });

  it('tells when a postcode was retired', async () => {
    const { postcode, year, month } = retiredPostcode;
    expect(await lookup.find(postcode)).toEqual({ found: false, retired: { year, month }, source: 'live' });
  });

  it.each([
    ['no result', '{"status":200}'],
    ['an empty result', '{"status":200,"result":null}'],
    ['the status 404 in its body', '{"status":404,"error":"Postcode not found"}'],
  ])('knows no such postcode where it answers with %s', async (_, text) => {
    service.answerWith(answering(200, text));
    expect(await lookup.find('SO14 7LY')).toEqual({ found: false, source: 'live' });
  });

  it('answers with nulls and gaps where a postcode lies in no district', async () => {
    service.answerWith(answering(200, '{"status":200,"result":{"admin_district":null,"pfa":""}}'));
    expect(await lookup.find('SO14 7LY')).toEqual({
      found: true,
      place: { district: null, county: null, policeArea: null },
      source: 'live',
    });
  });

  describe('fails, and never says "not found",', () => {
    it('when nobody listens', async () => {
      await service.close();
      await expect(lookup.find('SO14 7LY')).rejects.toMatchObject({ kind: 'unreachable' });
      await service.reopen();
    });

    it('when the name of the host means nothing', async () => {
      const lost = createLiveLookup({ url: 'http://postcodes.invalid', timeoutMs: 5_000 });
      await expect(lost.find('SO14 7LY')).rejects.toBeInstanceOf(LookupError);
    });

    it('when it takes the request and says nothing', async () => {
      expect(await failure(hanging, 100)).toMatchObject({ kind: 'timeout' });
    });

    it('when it drips the answer, a byte at a time', async () => {
      const dripping: UpstreamAnswer = (response) => {
        const timer = setInterval(() => response.write(' '), 10);
        response.on('close', () => clearInterval(timer));
      };
      expect(await failure(dripping, 200)).toMatchObject({ kind: 'timeout' });
    });

    it('when it hangs up in the middle', async () => {
      expect(await failure(hangingUp)).toMatchObject({ kind: 'unreachable' });
    });

    it.each([400, 401, 403, 429, 500, 502, 503])('when it answers %i', async (status) => {
      expect(await failure(answering(status, '{"status":404}'))).toMatchObject({ kind: 'bad-status' });
    });

    it('when it answers with a fault in the body', async () => {
      expect(await failure(answering(200, '{"status":500,"error":"Oh"}'))).toMatchObject({
        kind: 'bad-status',
      });
    });

    it('when it sends us elsewhere', async () => {
      const elsewhere: UpstreamAnswer = (response) => {
        response.writeHead(302, { location: `${service.url}/postcodes/SO14%207LY` }).end();
      };
      expect(await failure(elsewhere)).toMatchObject({ kind: 'unreachable' });
      expect(service.requests).toHaveLength(1);
    });

    it.each([
      ['nothing', 200, ''],
      ['a page', 200, '<!doctype html><title>Welcome to the hotel Wi-Fi</title>'],
      ["a proxy's own page of not found", 404, '<h1>404 Not Found</h1>'],
      ['half an answer', 200, '{"status":200,"result":{"admin_dis'],
      ['bytes', 200, '\u0000\uFFFD\u0001'],
      ['a list', 200, '[]'],
      ['null', 200, 'null'],
      ['an object without a status', 200, '{}'],
      ['a status that is a text', 200, '{"status":"200","result":{}}'],
      ['a result that is a text', 200, '{"status":200,"result":"Hampshire"}'],
      ['a county that is a number', 200, '{"status":200,"result":{"admin_county":7}}'],
      ['a district that is a list', 200, '{"status":200,"result":{"admin_district":["Hampshire"]}}'],
      ['a name without end', 200, `{"status":200,"result":{"pfa":"${'x'.repeat(5_000)}"}}`],
      ['a month 13', 404, '{"status":404,"terminated":{"year_terminated":2021,"month_terminated":13}}'],
    ])('when it answers with %s', async (_, status, text) => {
      expect(await failure(answering(status, text))).toMatchObject({ kind: 'bad-answer' });
    });

    it('when it answers with 10 MB', async () => {
      const answer = `{"status":200,"result":{},"more":"${'x'.repeat(10_000_000)}"}`;
      expect(await failure(answering(200, answer))).toMatchObject({ kind: 'too-large' });
    });

    it('when it answers with 10 MB that are small on the way', async () => {
      const packed = gzipSync(`{"status":200,"more":"${'x'.repeat(10_000_000)}"}`);
      const bomb: UpstreamAnswer = (response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
      };
      expect(await failure(bomb)).toMatchObject({ kind: 'too-large' });
    });
  });

  it('is asked again after a fault, and answers', async () => {
    await failure(answering(500, 'Oh'));
    service.answerWith(answering(200, '{"status":200,"result":{"admin_county":"Hampshire"}}'));
    expect(await lookup.find('SO14 7LY')).toMatchObject({ found: true, place: { county: 'Hampshire' } });
  });
});
