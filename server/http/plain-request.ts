import { acceptedEncoding } from './compression.ts';
import { isHost } from './refused-request.ts';
import type { Encoding } from './static-site.ts';

/** What there is to know of a request of the commonest kind. */
export interface PlainRequest {
  method: 'GET' | 'HEAD';
  url: string;
  host: string;
  encoding: Encoding | null;
  ifNoneMatch: string | undefined;
  /** True if it carries what one visitor alone has. */
  isPersonal: boolean;
}

const MAX_BYTES = 8 * 1024;

/** One whole request and nothing after it, in the strict grammar of RFC 9112; header values cannot hold a line's end. */
const WHOLE_REQUEST =
  /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;

/** All that decides how a request is read and answered; files here have no date that `if-modified-since` could meet. */
const TELLING_HEADERS =
  /\n(accept-encoding|authorization|connection|content-length|cookie|expect|host|if-(?!modified)[a-z-]+|range|te|trailer|transfer-encoding|upgrade):[\t ]*([^\r]*)/gi;

/** Reads what browsers send most; null for everything else, however little it differs, which Node's own parser is for. */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  if (bytes.length > MAX_BYTES) return null;
  const text = bytes.toString('latin1');
  const [, method, url = ''] = WHOLE_REQUEST.exec(text) ?? [];
  const headers = readTellingHeaders(text);
  if ((method !== 'GET' && method !== 'HEAD') || !headers?.host || !isKnownHost(headers.host)) return null;
  return {
    method,
    url,
    host: headers.host,
    encoding: acceptedEncoding(headers.acceptEncoding),
    ifNoneMatch: headers.ifNoneMatch,
    isPersonal: headers.isPersonal,
  };
}

let knownHost = '';

/** Nearly all ask for the same: it is looked at once. */
function isKnownHost(host: string): boolean {
  if (host !== knownHost && isHost(host)) knownHost = host;
  return host === knownHost;
}

interface TellingHeaders {
  host?: string;
  acceptEncoding?: string;
  ifNoneMatch?: string;
  isPersonal: boolean;
}

/** Null if one of them is repeated, or asks for more than the answers here can do. */
function readTellingHeaders(text: string): TellingHeaders | null {
  const headers: TellingHeaders = { isPersonal: false };
  TELLING_HEADERS.lastIndex = 0;
  for (let match = TELLING_HEADERS.exec(text); match; match = TELLING_HEADERS.exec(text)) {
    const [, name = '', value = ''] = match;
    switch (name.toLowerCase()) {
      case 'host':
        if (headers.host !== undefined) return null;
        headers.host = value.trimEnd();
        break;
      case 'accept-encoding':
        if (headers.acceptEncoding !== undefined) return null;
        headers.acceptEncoding = value;
        break;
      case 'if-none-match':
        if (headers.ifNoneMatch !== undefined) return null;
        headers.ifNoneMatch = value;
        break;
      case 'authorization':
      case 'cookie':
        headers.isPersonal = true;
        break;
      case 'connection':
        if (!/^keep-alive[\t ]*$/i.test(value)) return null;
        break;
      default:
        return null;
    }
  }
  return headers;
}
