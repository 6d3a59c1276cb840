import { parsePostcode } from '../../domain/postcodes/postcode.ts';
import { type HttpUpstream, startHttpUpstream, type UpstreamAnswer } from './http-upstream.ts';
import { knownPostcodes } from './known-postcodes.ts';

/** Taken out of use, as the service says it. */
export const retiredPostcode = { postcode: 'SO14 2ZZ', year: 2021, month: 3 };

const outside: Record<string, string> = {
  BT: 'Belfast',
  JE: 'Channel Islands',
  GY: 'Channel Islands',
  IM: 'Isle of Man',
};

export const asPostcodesService: UpstreamAnswer = (response, { path }) => {
  const asked = /^\/postcodes\/([^/]+)$/.exec(path)?.[1] ?? '';
  const { status, ...body } = answerTo(decodeURIComponent(asked));
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ status, ...body }));
};

export function startPostcodesService(): Promise<HttpUpstream> {
  return startHttpUpstream(asPostcodesService);
}

function answerTo(asked: string): { status: number; error?: string; result?: object; terminated?: object } {
  const parsed = parsePostcode(asked);
  if (parsed.kind !== 'ok') return { status: 404, error: 'Invalid postcode' };
  const { postcode } = parsed;
  if (postcode === retiredPostcode.postcode) {
    const { year: year_terminated, month: month_terminated } = retiredPostcode;
    const terminated = { postcode, year_terminated, month_terminated, longitude: -1.4, latitude: 50.9 };
    return { status: 404, error: 'Postcode not found', terminated };
  }
  const place = knownPostcodes.find((known) => known.postcode === postcode)?.place;
  const district = place ? place.district : outside[postcode.slice(0, 2)];
  if (district === undefined) return { status: 404, error: 'Postcode not found' };
  return {
    status: 200,
    result: {
      postcode,
      quality: 1,
      country: 'England',
      region: null,
      admin_district: district,
      admin_county: place?.county ?? null,
      pfa: place?.policeArea ?? null,
      codes: { admin_district: 'E06000045', admin_county: 'E99999999' },
    },
  };
}
